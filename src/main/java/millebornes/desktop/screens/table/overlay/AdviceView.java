package millebornes.desktop.screens.table.overlay;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/// A low bubble over a card: what a good player would do, and why. It never takes the mouse.
public final class AdviceView extends Pane {

    /// The height of one line with its bubble, in px at 100 %.
    public static final double LINE = 40;

    private static final double WIDEST = 640;

    private final Art art;

    public AdviceView(Art art) {
        this.art = art;
        setMouseTransparent(true);
        setVisible(false);
        setId("advice");
    }

    /// Says what is advised.
    ///
    /// @param tip where the bubble points to
    /// @param room what it keeps inside of
    /// @param text by how much text grows against its design size
    public void say(Overlay.Advice advice, Point tip, Rect room, double text) {
        Label words = new Label(advice.sentence(), new FontIcon(MaterialDesignL.LIGHTBULB_ON));
        words.getStyleClass().addAll(Styles.PANEL, Styles.STRONG, Styles.LOW);
        words.setGraphicTextGap(Sizes.SMALL_GAP);
        words.setWrapText(true);
        words.setManaged(false);
        getChildren().setAll(words, new Tail(art, tip));
        applyCss();
        double most = Math.min(WIDEST * text, room.width());
        double width = Math.min(Math.ceil(words.prefWidth(-1)) + 1, most);
        double height = words.prefHeight(width);
        double x = Math.clamp(tip.x() - width / 2, room.x(), Math.max(room.x(), room.right() - width));
        words.resizeRelocate(x, tip.y() - Tail.HEIGHT - height, width, height);
        setAccessibleText(advice.sentence());
        setVisible(true);
    }

    /// Says nothing any more.
    public void close() {
        setVisible(false);
        getChildren().clear();
    }
}
