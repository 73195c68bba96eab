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

/// A hint bubble over a card or in the sky: what a good player would do, and why. It is transparent to the mouse.
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
    /// @param room the area that it must not leave
    /// @param tip the point right below it that it points at; null when it lies at the upper edge of its room and
    ///     points nowhere
    public record BubbleSpace(Rect room, @Nullable Point tip) {}

    /// Shows the hint in the place where it covers least of the game; among equal places, in the first.
    ///
    /// @param places where it may lie
    /// @param hidden how much of the game lies under a part of the window
    /// @param text the factor by which text is larger than designed
    public void say(
            Overlay.AdviceOverlay advice, List<BubbleSpace> places, ToDoubleFunction<Rect> hidden, double text) {
        Label words = advice.juniorAdvice() == null
                ? new Label(advice.sentence(), new FontIcon(MaterialDesignL.LIGHTBULB_ON))
                : new Label("", new JuniorPictures(art, text).advice(advice.juniorAdvice()));
        words.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.STRONG, StyleClasses.LOW);
        words.setGraphicTextGap(Sizes.SMALL_GAP);
        words.setWrapText(true);
        words.setManaged(false);
        getChildren().setAll(words);
        applyCss();
        BubbleSpace bestSpace = places.getFirst();
        Rect rect = lies(words, bestSpace, text);
        for (BubbleSpace space : places) {
            Rect candidateRect = lies(words, space, text);
            if (hidden.applyAsDouble(candidateRect) < hidden.applyAsDouble(rect)) {
                bestSpace = space;
                rect = candidateRect;
            }
        }
        words.resizeRelocate(rect.x(), rect.y(), rect.width(), rect.height());
        @Nullable Point tipPoint = bestSpace.tip();
        if (tipPoint != null) {
            getChildren().add(new BubbleTailShape(art, tipPoint));
        }
        setAccessibleText(advice.sentence());
        setVisible(true);
    }

    private static Rect lies(Label words, BubbleSpace space, double text) {
        Rect roomRect = space.room();
        double width = narrowest(words, Math.min(WIDEST * text, roomRect.width()));
        double height = words.prefHeight(width);
        @Nullable Point tipPoint = space.tip();
        double middle = tipPoint == null ? roomRect.centre().x() : tipPoint.x();
        double x = Math.clamp(middle - width / 2, roomRect.x(), Math.max(roomRect.x(), roomRect.right() - width));
        return new Rect(
                x, tipPoint == null ? roomRect.y() : tipPoint.y() - BubbleTailShape.HEIGHT - height, width, height);
    }

    /// The least width that gives no more lines than the greatest width does; rows of pictures need all of their width.
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

    /// Hides the hint.
    public void close() {
        setVisible(false);
        getChildren().clear();
    }
}
