package millebornes.desktop.art;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TypefaceWeight;

/// Sets a card's name in its foot: in one line if it fits, otherwise in two of about the same length, smaller if need
/// be.
///
/// @param seen the visible width of the card from its left, in px, on which the name is centred
/// @param width the widest that a line may be, in px
/// @param middle the base line of a single line
/// @param lines the greatest number of lines
record CardNameText(
        Color ink,
        TypefaceWeight weight,
        double large,
        double small,
        double seen,
        double width,
        double middle,
        int lines) {

    private static final double BESIDE = 18;
    private static final double LEAST = 7;
    private static final double LEADING = 1.08;
    private static final int LITTLE_WORD = 2;

    static CardNameText onPlate(Palette palette) {
        return new CardNameText(
                palette.color(ColourRole.ON_PLATE), TypefaceWeight.BOLD, 14.5, 12.5, Sizes.CARD_WIDTH, 95, 139, 2);
    }

    static CardNameText onDistance(Palette palette) {
        return new CardNameText(
                palette.color(ColourRole.DISTANCE_INK),
                TypefaceWeight.SEMI_BOLD,
                12,
                12,
                Sizes.CARD_WIDTH,
                80,
                142.5,
                1);
    }

    /// These settings for a card of a hand in which only a strip of the others is visible.
    CardNameText within(VisibleStrip strip) {
        double room = Math.min(width, strip.narrowest() - BESIDE);
        return strip.narrowest() >= seen
                ? this
                : new CardNameText(ink, weight, large, small, strip.seen(), room, middle, lines);
    }

    /// The largest size in which a name fits.
    double fitting(String name) {
        for (double size = large; size >= small; size -= Sizes.TEXT_STEP) {
            if (widthOf(name, size) <= width) {
                return size;
            }
        }
        var broken = broken(name);
        double size = small;
        while (size > LEAST && widest(broken, size) > width) {
            size -= Sizes.TEXT_STEP;
        }
        return size;
    }

    /// The name as a node, in a size that is known to fit.
    Group set(String name, double size) {
        return lines(widthOf(name, size) <= width ? List.of(name) : broken(name), size);
    }

    private List<String> broken(String name) {
        return lines > 1 ? inTwo(name) : List.of(name);
    }

    /// Breaks at the ordinary space that leaves the longer line shortest, but not after a short word such as *de*.
    private List<String> inTwo(String name) {
        return IntStream.range(0, name.length())
                .filter(i -> name.charAt(i) == ' ')
                .mapToObj(i -> List.of(name.substring(0, i), name.substring(i + 1)))
                .min(Comparator.<List<String>>comparingInt(parts -> endsInLittleWord(parts.getFirst()) ? 1 : 0)
                        .thenComparingDouble(parts -> widest(parts, small)))
                .orElse(List.of(name));
    }

    private static boolean endsInLittleWord(String line) {
        return line.length() - 1 - line.lastIndexOf(' ') <= LITTLE_WORD;
    }

    private double widest(List<String> parts, double size) {
        return parts.stream().mapToDouble(part -> widthOf(part, size)).max().orElse(0);
    }

    private double widthOf(String line, double size) {
        return text(line, size).getLayoutBounds().getWidth();
    }

    private Group lines(List<String> parts, double size) {
        var group = new Group();
        double leading = size * LEADING;
        double centre = seen / 2;
        double y = middle - (parts.size() - 1) * leading / 2;
        for (String part : parts) {
            var text = text(part, size);
            text.setX(centre - text.getLayoutBounds().getWidth() / 2);
            text.setY(y);
            group.getChildren().add(text);
            y += leading;
        }
        return group;
    }

    private Text text(String line, double size) {
        var text = new Text(line);
        text.setFont(weight.font(size));
        text.setFill(ink);
        return text;
    }
}
