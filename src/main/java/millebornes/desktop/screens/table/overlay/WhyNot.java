package millebornes.desktop.screens.table.overlay;

import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Polygon;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.desktop.theme.Token;
import millebornes.words.Explanation;

/// A bubble over a card: why it cannot be played, and what would help. Never in the way of the mouse.
public final class WhyNot extends Pane {

    private static final double WIDTH = 330;
    private static final double TAIL = 12;

    private final Art art;

    public WhyNot(Art art) {
        this.art = art;
        setMouseTransparent(true);
        setVisible(false);
        setId("why-not");
    }

    /// Says why not.
    ///
    /// @param rule the rule's id as it is shown
    /// @param tip where the bubble points to
    /// @param room what it keeps inside of
    /// @param text by how much text grows against its design size
    public void say(Explanation explanation, String rule, Point tip, Rect room, double text) {
        VBox words = new VBox(
                Sizes.SMALL_GAP / 2,
                label(explanation.why(), Styles.STRONG),
                label(explanation.help(), Styles.BODY),
                label(rule, Styles.SMALL));
        words.getStyleClass().add(Styles.PANEL);
        words.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.PANEL_PADDING, Sizes.SMALL_GAP, Sizes.PANEL_PADDING));
        double width = Math.min(WIDTH * text, room.width());
        words.setManaged(false);
        getChildren().setAll(words);
        words.applyCss();
        double height = words.prefHeight(width);
        double x = Math.clamp(tip.x() - width / 2, room.x(), Math.max(room.x(), room.right() - width));
        double bottom = tip.y() - TAIL;
        words.resizeRelocate(x, bottom - height, width, height);
        Polygon tail = new Polygon(tip.x() - TAIL, bottom - 1, tip.x() + TAIL, bottom - 1, tip.x(), tip.y());
        tail.setFill(art.palette().color(Token.PAPER));
        getChildren().add(tail);
        setAccessibleText(explanation.text());
        setVisible(true);
    }

    /// Says nothing any more.
    public void close() {
        setVisible(false);
        getChildren().clear();
    }

    private static Label label(String words, String style) {
        Label label = new Label(words);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        return label;
    }
}
