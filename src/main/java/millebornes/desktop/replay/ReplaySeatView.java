package millebornes.desktop.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;

/// A seat in a replay: its player, its kilometres, and its hand if hands are visible; if not, the last card that it has
/// played and the tokens of its car.
final class ReplaySeatView extends VBox {

    /// The scale of cards beside those of few and of many other seats, and the greatest number of the former.
    private static final double LARGE_CARD = 0.62;

    private static final double USUAL_CARD = 0.44;
    private static final int FEW = 2;

    /// The width of a hand, in px.
    private static final double WIDTH = 252;

    private static final double TOKEN = 34;
    private static final double TOKEN_RADIUS = 40;

    private final ArtFactory art;
    private final double scale;
    private final Label km = ControlFactory.label("", StyleClasses.STRONG);
    private final Pane cards = new Pane();
    private final HBox tokens = ControlFactory.row();

    /// @param livery the livery whose colour the header has
    /// @param car the car beside the name
    /// @param least the least width of this view, in px
    /// @param seats the number of seats that share the height of the page
    ReplaySeatView(ArtFactory art, Livery livery, Node car, String name, double least, int seats) {
        this.art = art;
        this.scale = seats > FEW ? USUAL_CARD : LARGE_CARD;
        km.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = ControlFactory.row(
                car, ControlFactory.label(name, StyleClasses.SEAT_NAME), ControlFactory.spring(), km);
        head.getStyleClass().addAll(StyleClasses.SEAT_PLATE, StyleClasses.livery(livery));
        head.setPadding(new Insets(Sizes.LINE_GAP, Sizes.TIGHT_PADDING, Sizes.LINE_GAP, Sizes.TIGHT_PADDING));
        cards.setMinHeight(scale * Sizes.CARD_HEIGHT);
        HBox body = ControlFactory.row(cards, tokens);
        body.setPadding(new Insets(Sizes.LABEL_GAP, Sizes.SMALL_GAP, Sizes.LABEL_GAP, Sizes.SMALL_GAP));
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().setAll(head, body);
        getStyleClass().add(StyleClasses.REPLAY_SEAT);
        setMinHeight(Region.USE_PREF_SIZE);
        setMinWidth(Math.max(least, WIDTH + 2 * Sizes.SMALL_GAP));
    }

    /// Shows the open hand of the seat.
    ///
    /// @param far the distance of the car, as text
    void showHand(String far, List<Card> hand, boolean acting) {
        showHead(far, acting);
        double card = scale * Sizes.CARD_WIDTH;
        double pitch = Math.min(card + Sizes.TINY_GAP, (WIDTH - card) / Math.max(1, hand.size() - 1));
        List<Node> faces = new ArrayList<>();
        for (int place = 0; place < hand.size(); place++) {
            double seen = place == hand.size() - 1 ? Sizes.CARD_WIDTH : Math.min(Sizes.CARD_WIDTH, pitch / scale);
            faces.add(placed(art.cards().largeFace(hand.get(place), seen), place * pitch));
        }
        cards.getChildren().setAll(faces);
    }

    /// Shows what everybody knows of a seat whose hand is hidden.
    ///
    /// @param last the last card that it has played or discarded
    void showPublic(String far, Optional<Card> last, Car car, boolean acting) {
        showHead(far, acting);
        cards.getChildren()
                .setAll(placed(last.map(card -> art.cards().largeFace(card, Sizes.CARD_WIDTH))
                        .orElseGet(art.cards()::back), 0));
        cards.setMinWidth(scale * Sizes.CARD_WIDTH);
        List<Node> standing = new ArrayList<>();
        car.hazards().toList().forEach(hazard -> standing.add(art.tokens().hazard(hazard, TOKEN_RADIUS)));
        car.safeties().toList().forEach(safety -> standing.add(art.tokens().safety(safety, TOKEN_RADIUS)));
        tokens.getChildren().setAll(standing.stream().map(token -> new DrawingPane(token, TOKEN, TOKEN)).toList());
    }

    private void showHead(String far, boolean acting) {
        km.setText(far);
        getStyleClass().remove(StyleClasses.ACTIVE);
        if (acting) {
            getStyleClass().add(StyleClasses.ACTIVE);
        }
    }

    private Node placed(Group face, double x) {
        Group placed = new Group(face);
        placed.getTransforms().addAll(new Translate(x, 0), new Scale(scale, scale));
        placed.setManaged(false);
        placed.setMouseTransparent(true);
        return placed;
    }
}
