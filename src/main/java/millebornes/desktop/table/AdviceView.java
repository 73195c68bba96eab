package millebornes.desktop.table;

import java.util.List;
import java.util.function.ToDoubleFunction;
import javafx.scene.Group;
import javafx.scene.control.Label;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/// A low bubble over a card, or in the sky: what a good player would do, and why. It never takes the mouse.
final class AdviceView extends Group {

    /// The height of one line with its bubble, in px at 100 %.
    public static final double LINE = 40;

    private static final double WIDEST = 640;
    private final ArtFactory art;

    public AdviceView(ArtFactory art) {
        this.art = art;
        setMouseTransparent(true);
        setVisible(false);
        setId("advice");
    }

    /// Where the bubble may lie.
    ///
    /// @param room what it keeps inside of
    /// @param tip where it points to, right above it; null when it lies at the upper edge of its room and points
    /// nowhere
    public record BubbleSpace(Rect room, @Nullable Point tip) {}

    /// Says what is advised, in the place where it hides least; of equal ones in the first.
    ///
    /// @param places where it may lie
    /// @param hidden how much of the game lies under a part of the window
    /// @param text by how much text grows against its design size
    public void say(
            Overlay.AdviceOverlay advice, List<BubbleSpace> places, ToDoubleFunction<Rect> hidden, double text) {
        Label words = advice.brief() == null
                ? new Label(advice.sentence(), new FontIcon(MaterialDesignL.LIGHTBULB_ON))
                : new Label("", new JuniorPictures(art, text).advice(advice.brief()));
        words.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.STRONG, StyleClasses.LOW);
        words.setGraphicTextGap(Sizes.SMALL_GAP);
        words.setWrapText(true);
        words.setManaged(false);
        getChildren().setAll(words);
        applyCss();
        BubbleSpace best = places.getFirst();
        Rect lies = lies(words, best, text);
        for (BubbleSpace place : places) {
            Rect there = lies(words, place, text);
            if (hidden.applyAsDouble(there) < hidden.applyAsDouble(lies)) {
                best = place;
                lies = there;
            }
        }
        words.resizeRelocate(lies.x(), lies.y(), lies.width(), lies.height());
        @Nullable Point tip = best.tip();
        if (tip != null) {
            getChildren().add(new BubbleTailShape(art, tip));
        }
        setAccessibleText(advice.sentence());
        setVisible(true);
    }

    private static Rect lies(Label words, BubbleSpace place, double text) {
        Rect room = place.room();
        double width = narrowest(words, Math.min(WIDEST * text, room.width()));
        double height = words.prefHeight(width);
        @Nullable Point tip = place.tip();
        double middle = tip == null ? room.centre().x() : tip.x();
        double x = Math.clamp(middle - width / 2, room.x(), Math.max(room.x(), room.right() - width));
        return new Rect(x, tip == null ? room.y() : tip.y() - BubbleTailShape.HEIGHT - height, width, height);
    }

    /// No wider than the lines need that there are at the most width; pictures need all of theirs.
    private static double narrowest(Label words, double most) {
        double width = Math.min(Math.ceil(words.prefWidth(-1)) + 1, most);
        if (words.getText().isEmpty()) {
            return width;
        }
        double height = words.prefHeight(width);
        while (width > Sizes.WIDTH_STEP && words.prefHeight(width - Sizes.WIDTH_STEP) <= height) {
            width -= Sizes.WIDTH_STEP;
        }
        return width;
    }

    /// Says nothing any more.
    public void close() {
        setVisible(false);
        getChildren().clear();
    }
}
