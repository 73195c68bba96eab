package millebornes.desktop.controls;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import org.jspecify.annotations.Nullable;

/// The foot of a page, one row at every text size: at the left the way back and other actions, then a note, at the right
/// the main action.
///
/// If the row is too long, buttons of two lines lose the second, then buttons with a graphic lose their words, which remain
/// as tooltip and accessible text: first the actions, the longest before the others, then the way back. A note that is
/// still too long loses the labels of style [StyleClasses#NOTE] and gets smaller letters, and is hidden if even that is
/// not enough.
public final class PageFootPane extends Pane {

    /// The heights, in px, of the main button at the usual and the largest text size, of others likewise, and of icons.
    private static final double MAIN = 64;

    private static final double LARGE_MAIN = 80;

    /// The least width of the main button, relative to the row.
    private static final double MAIN_SHARE = 1 / 7.0;

    private static final double OTHER = 48;
    private static final double LARGE_OTHER = 72;
    private static final double SIGN = 64;

    /// The room above and below the row, in px, with the line in the car's colour: at the usual and the largest text
    /// size.
    private static final double AROUND = 28;

    private static final double LARGE_AROUND = 24;
    private static final double SIDE = Sizes.GAP + Sizes.TINY_GAP;
    private static final double GAP = Sizes.SMALL_GAP + Sizes.TINY_GAP;

    /// The greatest factor by which letters on the foot are enlarged.
    private static final double MOST_LETTERS = 1.75;

    /// The least factor by which a note's letters are made smaller.
    private static final double LEAST_NOTE = 0.58;

    /// The step in which that factor is reached.
    private static final double NOTE_STEP = 0.06;

    /// The least factor by which the note is made smaller before a button loses its words.
    private static final double LEAST_BESIDE_WORDS = 0.8;

    /// The least width of a note that is shown, in px at the usual text size.
    private static final double LEAST_NOTE_WIDTH = 110;

    private static final double BODY = 15;

    private final double enlarged;
    private final double letters;
    private final List<Region> left;
    private final @Nullable Region note;
    private final List<Region> right;
    private final List<Shortened> shortened = new ArrayList<>();

    /// A button that can show its first line or its graphic alone, and its widths with its text.
    private static final class Shortened {
        private final ButtonBase button;
        private final ContentDisplay usual;
        private final @Nullable Tooltip usualTooltip;
        private final Tooltip iconTooltip;
        private final List<String> lines;
        private final Map<Form, Double> widths = new EnumMap<>(Form.class);
        private Form form = Form.WHOLE;

        Shortened(ButtonBase button) {
            this.button = button;
            this.usual = button.getContentDisplay();
            this.usualTooltip = button.getTooltip();
            this.iconTooltip = usualTooltip == null ? new Tooltip(button.getText()) : usualTooltip;
            this.lines = button.getText().lines().toList();
        }

        double width(double side) {
            return form == Form.ICON
                    ? side
                    : widths.computeIfAbsent(form, _ -> Math.ceil(button.prefWidth(Region.USE_COMPUTED_SIZE)));
        }

        void show(Form wanted) {
            Form next = wanted == Form.FIRST_LINE && lines.size() < 2 ? Form.WHOLE : wanted;
            if (next == form) {
                return;
            }
            form = next;
            style(StyleClasses.ICON_BUTTON, next == Form.ICON);
            if (lines.size() > 1) {
                button.setText(next == Form.WHOLE ? String.join("\n", lines) : lines.getFirst());
                style(StyleClasses.TWO_LINES, next == Form.WHOLE);
            }
            button.setTooltip(next == Form.ICON ? iconTooltip : usualTooltip);
            button.setContentDisplay(next == Form.ICON ? ContentDisplay.GRAPHIC_ONLY : usual);
            button.applyCss();
        }

        private void style(String styleClass, boolean on) {
            button.getStyleClass().remove(styleClass);
            if (on) {
                button.getStyleClass().add(styleClass);
            }
        }
    }

    /// What a button shows of itself.
    private enum Form {
        WHOLE,
        FIRST_LINE,
        ICON
    }

    /// @param left the way back, then other actions
    /// @param note the text after them, or null
    /// @param right the buttons at the right; the main action last
    PageFootPane(TextScale text, List<? extends Region> left, @Nullable Region note, List<? extends Region> right) {
        this.enlarged = text.of(1) - 1;
        this.letters = BODY * Math.min(MOST_LETTERS, text.of(1));
        this.left = List.copyOf(left);
        this.note = note;
        this.right = List.copyOf(right);
        getChildren().addAll(left);
        if (note != null) {
            getChildren().add(note);
        }
        getChildren().addAll(right);
        Stream.concat(left.stream(), right.stream())
                .filter(part -> !isMain(part))
                .forEach(this::addShortened);
        SceneStyler.letters(this, letters);
        getStyleClass().addAll(StyleClasses.FOOT, StyleClasses.PAGE_FOOT, StyleClasses.ON_FOOT_KEYS);
        setMinHeight(USE_PREF_SIZE);
        setMinWidth(0);
    }

    private void addShortened(Region part) {
        if (part instanceof ButtonBase button && button.getGraphic() != null) {
            if (button.getAccessibleText() == null) {
                button.setAccessibleText(button.getText());
            }
            shortened.add(new Shortened(button));
        }
    }

    @Override
    protected double computePrefWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        return row() + between(AROUND, LARGE_AROUND);
    }

    @Override
    protected void layoutChildren() {
        double inner = getWidth() - 2 * SIDE;
        shorten(inner);
        double top = (getHeight() - Sizes.TINY_GAP) / 2 + Sizes.TINY_GAP;
        double x = SIDE;
        for (Region part : left) {
            x += place(part, x, top) + GAP;
        }
        double end = getWidth() - SIDE;
        for (Region part : right.reversed()) {
            double wide = width(part);
            place(part, end - wide, top);
            end -= wide + GAP;
        }
        if (note != null && note.isVisible()) {
            double noteLeft = x + GAP;
            double high = note.prefHeight(end - noteLeft);
            note.resizeRelocate(noteLeft, snapPositionY(top - high / 2), end - noteLeft, high);
        }
    }

    /// Makes the note a little smaller, then removes texts of buttons, then of the note, until the row fits into `inner`
    /// px.
    private void shorten(double inner) {
        shortened.forEach(part -> part.show(Form.WHOLE));
        if (fitsBesideWords(inner)) {
            return;
        }
        shortened.forEach(part -> part.show(Form.FIRST_LINE));
        if (fitsBesideWords(inner)) {
            return;
        }
        List<Shortened> longestFirst = shortened.stream()
                .sorted(Comparator.comparing(this::isBack).thenComparingDouble(part -> -part.width(0)))
                .toList();
        for (Shortened part : longestFirst) {
            part.show(Form.ICON);
            if (fitsBesideWords(inner)) {
                return;
            }
        }
        if (note == null) {
            return;
        }
        for (boolean whole : new boolean[] {true, false}) {
            for (double factor = 1; factor >= LEAST_NOTE; factor -= NOTE_STEP) {
                showNote(factor, whole);
                if (fits(inner)) {
                    return;
                }
            }
        }
        note.setVisible(false);
    }

    /// Whether the row fits with a note that is a little smaller at most, and shows it so.
    private boolean fitsBesideWords(double inner) {
        for (double factor = 1; factor >= LEAST_BESIDE_WORDS; factor -= NOTE_STEP) {
            showNote(factor, true);
            if (fits(inner)) {
                return true;
            }
        }
        return false;
    }

    private boolean isBack(Shortened shortenedPart) {
        return shortenedPart.button.equals(left.getFirst());
    }

    private void showNote(double factor, boolean whole) {
        if (note == null) {
            return;
        }
        note.setVisible(true);
        note.lookupAll("." + StyleClasses.NOTE).forEach(line -> {
            if (!line.visibleProperty().isBound()) {
                line.setVisible(whole);
                line.setManaged(whole);
            }
        });
        SceneStyler.letters(note, letters * factor);
        note.applyCss();
    }

    private boolean fits(double inner) {
        double taken = Stream.concat(left.stream(), right.stream())
                .mapToDouble(part -> width(part) + GAP)
                .sum();
        double rest = inner - taken;
        if (note == null) {
            return rest + GAP >= 0;
        }
        rest -= GAP;
        double least = Math.min(note.prefWidth(USE_COMPUTED_SIZE), LEAST_NOTE_WIDTH * (1 + enlarged));
        return rest >= Math.max(least, note.minWidth(USE_COMPUTED_SIZE)) && note.prefHeight(rest) <= row();
    }

    private double place(Region part, double x, double middle) {
        double wide = width(part);
        double high = height(part);
        part.resizeRelocate(snapPositionX(x), snapPositionY(middle - high / 2), wide, high);
        return wide;
    }

    private double width(Region part) {
        return shortened.stream()
                .filter(shortenedButton -> shortenedButton.button.equals(part))
                .findFirst()
                .map(shortenedButton -> shortenedButton.width(height(part)))
                .orElseGet(() -> Math.ceil(Math.max(
                        isMain(part) ? Math.max(MAIN_SHARE * getWidth(), part.minWidth(USE_COMPUTED_SIZE)) : 0,
                        part.prefWidth(USE_COMPUTED_SIZE))));
    }

    private double height(Region part) {
        if (!(part instanceof ButtonBase)) {
            return Math.min(row(), part.prefHeight(USE_COMPUTED_SIZE));
        }
        if (isMain(part)) {
            return Math.max(row(), part.minHeight(USE_COMPUTED_SIZE));
        }
        return hasSigns() ? row() : between(OTHER, LARGE_OTHER);
    }

    private boolean isMain(Node part) {
        return part.getStyleClass().contains(StyleClasses.MAIN_BUTTON);
    }

    private boolean hasSigns() {
        return Stream.concat(left.stream(), right.stream())
                .anyMatch(part -> part.getStyleClass().contains(StyleClasses.SIGN));
    }

    private double row() {
        double row = between(MAIN, LARGE_MAIN);
        return hasSigns() ? Math.max(SIGN, row) : row;
    }

    private double between(double usual, double large) {
        return usual + enlarged * (large - usual);
    }
}
