package millebornes.desktop.replay;

import java.util.List;
import java.util.function.Function;
import javafx.geometry.Insets;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;

/// A seat in a replay: its player, its kilometres, and its cards if they are visible.
final class ReplaySeatView extends VBox {

    private static final double CARD = 0.44;
    private static final double PITCH = 34;
    private static final int MOST = 7;

    private final ArtFactory art;
    private final Function<Card, String> names;
    private final Label km = ControlFactory.label("", StyleClasses.STRONG);
    private final Pane cards = new Pane();
    private List<Card> shown = List.of();

    /// @param livery the livery whose colour the header has
    /// @param car the car beside the name
    /// @param least the least width of this view, in px
    /// @param names the name at the foot of each card
    ReplaySeatView(ArtFactory art, Livery livery, Node car, String name, double least, Function<Card, String> names) {
        this.art = art;
        this.names = names;
        km.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = ControlFactory.row(
                car, ControlFactory.label(name, StyleClasses.SEAT_NAME), ControlFactory.spring(), km);
        head.getStyleClass().addAll(StyleClasses.SEAT_PLATE, StyleClasses.livery(livery));
        head.setPadding(new Insets(Sizes.LINE_GAP, Sizes.TIGHT_PADDING, Sizes.LINE_GAP, Sizes.TIGHT_PADDING));
        cards.setMinSize(width(), CARD * Sizes.CARD_HEIGHT);
        cards.setMaxWidth(width());
        VBox.setMargin(cards, new Insets(Sizes.LABEL_GAP, Sizes.SMALL_GAP, 0, Sizes.SMALL_GAP));
        getChildren().setAll(head);
        getStyleClass().add(StyleClasses.REPLAY_SEAT);
        setMinHeight(Region.USE_PREF_SIZE);
        setMinWidth(Math.max(least, width() + 2 * Sizes.SMALL_GAP));
    }

    /// @param far the distance of the car, as text
    /// @param hand the cards, empty if they are hidden
    void show(String far, List<Card> hand, boolean acting) {
        km.setText(far);
        getStyleClass().remove(StyleClasses.ACTIVE);
        if (acting) {
            getStyleClass().add(StyleClasses.ACTIVE);
        }
        if (!hand.equals(shown)) {
            shown = List.copyOf(hand);
            cards.getChildren().clear();
            for (int place = 0; place < hand.size(); place++) {
                cards.getChildren().add(card(hand.get(place), place * Math.min(PITCH, MOST * PITCH / hand.size())));
            }
        }
        if (!hand.isEmpty() && getChildren().size() == 1) {
            getChildren().add(cards);
            getStyleClass().add(StyleClasses.OPEN);
            setPadding(new Insets(0, 0, Sizes.SMALL_GAP, 0));
        }
    }

    private Node card(Card card, double x) {
        Group placed = new Group(art.cards().face(card, names.apply(card)));
        placed.getTransforms().addAll(new Translate(x, 0), new Scale(CARD, CARD));
        placed.setManaged(false);
        placed.setMouseTransparent(true);
        return placed;
    }

    private static double width() {
        return (MOST - 1) * PITCH + CARD * Sizes.CARD_WIDTH;
    }
}
