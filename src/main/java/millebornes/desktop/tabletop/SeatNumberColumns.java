package millebornes.desktop.tabletop;

import java.util.List;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.SeatListLayout;
import millebornes.desktop.geometry.SeatListLayout.SeatFormat;
import millebornes.desktop.geometry.TokenRowLayout;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;

/// The columns of numbers in a list of seats. All seats have the same, whatever their names.
///
/// @param format the format of a seat's text
/// @param scale the factor by which text is larger than designed
/// @param growth how much larger cars, tokens and numbers are in a high seat of one line; 1 in a team and in other formats
/// @param cards the position of the number of cards in a seat of two lines
/// @param km the width of the widest number of kilometres, in px
/// @param points the width of the widest number of points, in px; 0 in a game without points
/// @param beside the width, in px, in which all tokens of a crew must fit to be beside its numbers
/// @param names the names of all seats
record SeatNumberColumns(
        SeatFormat format,
        double scale,
        double growth,
        CardPlace cards,
        double km,
        double points,
        double beside,
        List<String> names) {

    /// The position of the number of cards in a seat of two lines.
    enum CardPlace {
        BESIDE_NAME,
        BESIDE_NUMBERS
    }

    private static final Pattern PARTS = Pattern.compile("[- ]");

    /// The inset of a seat's content, in px.
    static final double INSET = 2.5;

    /// The least size of a name that is made smaller to fit, as a share of its usual size.
    private static final double LEAST_SIZE = 0.78;

    /// The width reserved for a name, as a multiple of the width of its letters.
    private static final double LEAST_ROOM = 1.02;

    /// The gap between a number and what is left of it, in px for a scale of 1.
    static final double GAP = 8;

    /// The least gap between the kilometres and the tokens left of them, in px for a scale of 1.
    static final double KM_GAP = 10;

    static final double PADDING = 6.5;

    /// The width of the gutter at the left edge of a seat, where the link of a team is drawn, in px for a scale of 1.
    static final double GUTTER = 13;

    /// The least width of a name, and the gap after it, in px for a scale of 1.
    static final double LEAST_NAME = 60;

    static final double NAME_GAP = 6;

    static final double CARD_ROOM = 20;
    static final double SMALL_CAR = 0.33;

    /// The height of a seat of one line, in px for a scale of 1, above which its content grows, and its greatest growth.
    private static final double USUAL_LINE = 45;

    private static final double MOST_GROWTH = 1.42;

    /// The room in a seat of one line, in px for a scale of 1, that does not grow, and that for a name above tokens, a car
    /// and a card, which does.
    private static final double FIXED = 60;

    private static final double GROWING = 144;

    /// The same height and width of a seat of three lines, in which text grows without teams, and the greatest growth.
    private static final double USUAL_TALL = 74;

    private static final double USUAL_WIDTH = 132;

    private static final double MOST_TALL = 1.2;

    /// The height of a seat of two lines, in px for a scale of 1, in which its content has the usual size in teams, and its
    /// greatest growth in a higher one.
    private static final double USUAL_PLATE = 48;

    private static final double MOST_PLATE = 1.16;

    /// The text whose width a column of numbers has at least.
    private static final String USUAL = "900";

    /// Computes the columns for these seats. If many seats make them low, the text is only as large as fits a line.
    ///
    /// @param text the factor by which text is larger than designed
    static SeatNumberColumns of(List<SeatViewState> seats, SeatListLayout layout, double text) {
        Rect seatRect = layout.seats().getFirst();
        boolean teams = inTeams(seats);
        double most = switch (layout.format()) {
            case STRIP -> Math.min(text, seatRect.width() / SeatListLayout.STRIP_WIDTH);
            case TALL ->
                Math.clamp(
                        Math.min(seatRect.height() / USUAL_TALL, seatRect.width() / USUAL_WIDTH),
                        text,
                        teams ? text : MOST_TALL * text);
            case LINE, PLATE -> text;
        };
        double usual = Math.min(most, seatRect.height() / least(layout.format()));
        double grown = Math.min(MOST_PLATE * text, seatRect.height() / USUAL_PLATE);
        boolean high = layout.format() == SeatFormat.PLATE && teams && grown > usual;
        double scale = high && haveRoom(seats, seatRect, grown) ? grown : usual;
        double besideGutter = besideGutter(seats, seatRect, scale);
        double km =
                widest(seats.stream().map(seat -> seat.numbers().km().number()).toList(), scale);
        double points = widest(
                seats.stream().map(seat -> seat.numbers().points().number()).toList(), scale);
        boolean names = haveRoom(seats, seatRect, scale);
        // A token and the number of the others need their room more than the second part of a name.
        double numbers = km + (KM_GAP + CARD_ROOM) * scale + (points > 0 ? points + GAP * scale : 0);
        int tokens = seats.stream().mapToInt(SeatViewState::tokens).max().orElse(0);
        boolean crowded = besideGutter - numbers < TokenRowLayout.first(tokens, scale);
        boolean besideName = names || crowded;
        double beside = besideGutter - numbers + (besideName ? CARD_ROOM * scale : 0);
        return new SeatNumberColumns(
                layout.format(),
                scale,
                layout.format() == SeatFormat.LINE && !teams ? growth(seatRect, scale, km + points) : 1,
                besideName ? CardPlace.BESIDE_NAME : CardPlace.BESIDE_NUMBERS,
                km,
                points,
                beside,
                seats.stream().map(SeatViewState::name).toList());
    }

    private static boolean inTeams(List<SeatViewState> seats) {
        return seats.stream().anyMatch(seat -> seat.role() != SeatViewState.SeatRole.ALONE);
    }

    /// The width in a seat beside the link of a team, in px.
    private static double besideGutter(List<SeatViewState> seats, Rect seatRect, double scale) {
        double inside = seatRect.width() - 2 * (INSET + PADDING * scale);
        return inside - (inTeams(seats) ? GUTTER - PADDING : 0) * scale;
    }

    /// Whether all names can be read whole in a seat of two lines, beside car and number of cards.
    private static boolean haveRoom(List<SeatViewState> seats, Rect seatRect, double scale) {
        double room = besideGutter(seats, seatRect, scale);
        return seats.stream()
                .allMatch(seat -> leastWidth(seat.name(), scale)
                        <= room
                                - (seat.role().isNext() ? 0 : (SMALL_CAR * Sizes.CAR_LENGTH + 4) * scale)
                                - CARD_ROOM * scale);
    }

    /// How much the content of a seat of one line may grow in its height and width.
    ///
    /// @param numbers the width of its numbers, in px
    private static double growth(Rect seatRect, double scale, double numbers) {
        double wide = (seatRect.width() - FIXED * scale) / (GROWING * scale + numbers);
        return Math.clamp(Math.min(seatRect.height() / (USUAL_LINE * scale), wide), 1, MOST_GROWTH);
    }

    /// Whether a seat of one line is so high that its name is above its tokens and its numbers are above their units.
    boolean isHigh() {
        return growth > 1;
    }

    /// Whether that many tokens of a crew need a line of their own below its numbers.
    boolean tokensBelow(int tokens) {
        return format == SeatFormat.PLATE && (points == 0 || beside < TokenRowLayout.all(tokens, scale));
    }

    /// A name without its second part; the whole name if another player has the same first part.
    String firstName(String name) {
        String first = firstPart(name);
        boolean unique =
                names.stream().filter(each -> firstPart(each).equals(first)).count() == 1;
        return unique ? first : name;
    }

    private static String firstPart(String name) {
        return PARTS.splitAsStream(name)
                .filter(part -> !part.isEmpty())
                .findFirst()
                .orElse(name);
    }

    /// The least height of a seat in which lines do not overlap, in px for a scale of 1.
    private static double least(SeatFormat format) {
        return switch (format) {
            case LINE -> 32;
            case PLATE -> 42;
            case TALL -> 62;
            case STRIP -> SeatListLayout.STRIP_HEIGHT;
        };
    }

    /// The distance between the right edges of a seat and of its points, in px.
    double pointsEdge() {
        return (PADDING + (cards == CardPlace.BESIDE_NUMBERS && format == SeatFormat.PLATE ? CARD_ROOM : 0)) * scale;
    }

    /// The distance between the right edges of a seat and of its kilometres, in px.
    double kmEdge() {
        return pointsEdge() + (points > 0 ? points + GAP * scale : 0);
    }

    private static double widest(List<String> numbers, double scale) {
        if (numbers.stream().allMatch(String::isEmpty)) {
            return 0;
        }
        return Math.max(
                width(USUAL, TextRole.SEAT_NUMBER, scale),
                numbers.stream()
                        .mapToDouble(number -> width(number, TextRole.SEAT_NUMBER, scale))
                        .max()
                        .orElse(0));
    }

    /// The least width, in px, in which a whole name can be read in one line.
    static double leastWidth(String name, double scale) {
        double smaller = Math.clamp(Sizes.SMALLEST_TEXT / (TextRole.SEAT_NAME.size() * scale), LEAST_SIZE, 1);
        return width(name, TextRole.SEAT_NAME, scale) * smaller * LEAST_ROOM;
    }

    private static double width(String words, TextRole role, double scale) {
        return FittedTextFactory.width(new FittedTextFactory(scale).line(words, role, Color.BLACK));
    }
}
