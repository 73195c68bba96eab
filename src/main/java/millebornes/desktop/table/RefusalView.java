package millebornes.desktop.table;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.scene.Group;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// A bubble over a card: why it cannot be played, what would help, and a link to the rule's page. Only the link takes
/// the mouse; a click elsewhere reaches what the bubble covers.
final class RefusalView extends Group {

    private static final double WIDTH = 330;

    /// The inset of a link, which leaves room for its focus ring.
    private static final double LINK_INSET = 4;

    private final ArtFactory art;
    private final Consumer<String> read;

    /// @param read called with the id of the rule whose page is to be opened
    public RefusalView(ArtFactory art, Consumer<String> read) {
        this.art = art;
        this.read = read;
        setVisible(false);
        setId("why-not");
    }

    /// Shows the refusal.
    ///
    /// @param tipPoint the point that the bubble points at
    /// @param roomRect the area that it must not leave
    /// @param text the factor by which text is larger than designed
    public void say(Overlay.RefusalOverlay refusalOverlay, Point tipPoint, Rect roomRect, double text) {
        Hyperlink link = link(refusalOverlay);
        Overlay.HelpingCards helpingCards = refusalOverlay.helpingCards();
        VBox words = new VBox(Sizes.SMALL_GAP / 2);
        if (helpingCards == null) {
            words.getChildren()
                    .setAll(
                            label(refusalOverlay.explanation().why(), StyleClasses.STRONG),
                            label(refusalOverlay.explanation().help(), StyleClasses.BODY));
        } else {
            words.getChildren().setAll(new JuniorPictures(art, text).refusal(helpingCards));
        }
        Label key = label(helpingCards == null ? refusalOverlay.key() : "", StyleClasses.SMALL);
        words.getStyleClass().add(StyleClasses.PANEL);
        List.of(words, key).forEach(node -> node.setMouseTransparent(true));
        List.of(words, key, link).forEach(node -> node.setManaged(false));
        getChildren().setAll(words, link, key, new BubbleTailShape(art, tipPoint));
        applyCss();
        double wide = helpingCards == null ? WIDTH * text : Math.ceil(words.prefWidth(-1)) + 2 * Sizes.PANEL_PADDING;
        double width = Math.min(wide, roomRect.width());
        double inner = width - 2 * Sizes.PANEL_PADDING;
        double linkHeight = link.prefHeight(inner);
        double keyHeight = helpingCards == null ? key.prefHeight(inner) : 0;
        double padding = Sizes.SMALL_GAP;
        words.setPadding(
                new Insets(padding, Sizes.PANEL_PADDING, padding + linkHeight + keyHeight, Sizes.PANEL_PADDING));
        double height = words.prefHeight(width);
        double x = Math.clamp(tipPoint.x() - width / 2, roomRect.x(), Math.max(roomRect.x(), roomRect.right() - width));
        double bottom = tipPoint.y() - BubbleTailShape.HEIGHT;
        words.resizeRelocate(x, bottom - height, width, height);
        double left = x + Sizes.PANEL_PADDING;
        double linkWidth = Math.min(inner, link.prefWidth(-1));
        link.resizeRelocate(left - LINK_INSET, bottom - padding - keyHeight - linkHeight, linkWidth, linkHeight);
        key.resizeRelocate(left, bottom - padding - keyHeight, inner, keyHeight);
        setAccessibleText(refusalOverlay.explanation().text());
        setVisible(true);
    }

    /// Hides the bubble.
    public void close() {
        setVisible(false);
        getChildren().clear();
    }

    private Hyperlink link(Overlay.RefusalOverlay refusalOverlay) {
        Hyperlink link = new Hyperlink(refusalOverlay.helpingCards() == null ? refusalOverlay.rule() : "?");
        link.setId("why-not-rule");
        link.setWrapText(true);
        link.setAccessibleText(refusalOverlay.rule());
        link.setOnAction(_ -> read.accept(refusalOverlay.explanation().rule()));
        return link;
    }

    private static Label label(String words, String style) {
        Label label = new Label(words);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        return label;
    }
}
