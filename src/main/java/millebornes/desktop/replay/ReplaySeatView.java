package millebornes.desktop.replay;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
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
import millebornes.desktop.art.VisibleStrip;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;

/// A seat in a replay: its player, its kilometres, and its hand if hands are visible; if not, the last cards that it has
/// played and the tokens of its car.
final class ReplaySeatView extends VBox {

    /// The least and the greatest scale of cards: they fill the height that the seats share.
    private static final double LEAST_CARD = 0.3;

    private static final double LARGEST_CARD = 0.9;

    /// The number of cards that do not touch, the least number of those that have room beside one another, and the least
    /// visible part of a card below another.
    private static final int APART = 3;

    private static final int CARDS = 4;
    private static final double SEEN = 0.45;

    /// The size of cards in two lines, as a share of their size in one, from which two lines show more.
    private static final double SMALLER = 0.7;

    /// The width of a hand, in px.
    private static final double WIDTH = 208;

    /// The opacity of all cards but the newest.
    private static final double EARLIER = 0.45;

    private static final double TOKEN = 34;

    /// The width of a head beside a hand, as a share of the least width.
    private static final double HEAD = 0.46;

    private final ArtFactory art;
    private final Label km = ControlFactory.label("", StyleClasses.STRONG);
    private final Pane cards = new ResizeRedrawPane() {
        @Override
        protected void draw() {
            drawCards();
        }
    };
    private final HBox tokens = ControlFactory.row();
    private List<Card> shown = List.of();
    private boolean isHand = true;

    /// The place of the name and the kilometres of a seat.
    enum HeadPlace {
        ABOVE_HAND,
        BESIDE_HAND
    }

    /// @param livery the livery whose colour the header has
    /// @param car the car beside the name
    /// @param least the least width of this view, in px
    ReplaySeatView(ArtFactory art, Livery livery, Node car, Label name, double least, HeadPlace place) {
        this.art = art;
        km.setMinWidth(Region.USE_PREF_SIZE);
        VBox lines = new VBox(ControlFactory.row(car, name), km);
        lines.setAlignment(Pos.CENTER_LEFT);
        Pane head = place == HeadPlace.ABOVE_HAND ? ControlFactory.row(car, name, ControlFactory.spring(), km) : lines;
        head.getStyleClass().addAll(StyleClasses.SEAT_PLATE, StyleClasses.livery(livery));
        head.setPadding(new Insets(Sizes.LINE_GAP, Sizes.TIGHT_PADDING, Sizes.LINE_GAP, Sizes.TIGHT_PADDING));
        cards.setMinHeight(LEAST_CARD * Sizes.CARD_HEIGHT);
        HBox.setHgrow(cards, Priority.ALWAYS);
        HBox body = ControlFactory.row(cards, tokens);
        body.setPadding(new Insets(Sizes.TINY_GAP, Sizes.SMALL_GAP, Sizes.TINY_GAP, Sizes.SMALL_GAP));
        VBox.setVgrow(body, Priority.ALWAYS);
        if (place == HeadPlace.ABOVE_HAND) {
            getChildren().setAll(head, body);
        } else {
            HBox.setHgrow(body, Priority.ALWAYS);
            head.setMinWidth(HEAD * least);
            head.setMaxWidth(HEAD * least);
            getStyleClass().add(StyleClasses.WIDE);
            HBox both = new HBox(head, body);
            VBox.setVgrow(both, Priority.ALWAYS);
            getChildren().setAll(both);
        }
        getStyleClass().add(StyleClasses.REPLAY_SEAT);
        setMinHeight(Region.USE_PREF_SIZE);
        setMinWidth(Math.max(least, WIDTH + 2 * Sizes.SMALL_GAP));
    }

    /// Shows the open hand of the seat.
    ///
    /// @param far the distance of the car, as text
    void showHand(String far, List<Card> hand, boolean acting) {
        showHead(far, acting);
        showCards(hand);
    }

    /// Shows what everybody knows of a seat whose hand is hidden.
    ///
    /// @param last the last cards that it has played or discarded; all but the first are pale
    void showPublic(String far, List<Card> last, Car car, boolean acting) {
        showHead(far, acting);
        isHand = false;
        showCards(last);
        List<Node> standing = new ArrayList<>();
        car.hazards().toList().forEach(hazard -> standing.add(art.tokens().hazard(hazard, TOKEN / 2)));
        car.safeties().toList().forEach(safety -> standing.add(art.tokens().safety(safety, TOKEN / 2)));
        tokens.getChildren()
                .setAll(standing.stream()
                        .map(token -> new DrawingPane(token, TOKEN, TOKEN))
                        .toList());
    }

    private void showHead(String far, boolean acting) {
        km.setText(far);
        getStyleClass().remove(StyleClasses.ACTIVE);
        if (acting) {
            getStyleClass().add(StyleClasses.ACTIVE);
        }
    }

    private void showCards(List<Card> hand) {
        if (!hand.equals(shown)) {
            shown = List.copyOf(hand);
            cards.getChildren().clear();
            drawCards();
        }
    }

    /// Draws the cards beside one another or, if they are many, in two lines or each over the right part of the one
    /// before, whichever shows more of them.
    private void drawCards() {
        double wide = cards.getWidth() / (Sizes.CARD_WIDTH * (1 + SEEN * (Math.max(CARDS, shown.size()) - 1)));
        double apart = (cards.getWidth() - (APART - 1) * Sizes.SMALL_GAP) / (APART * Sizes.CARD_WIDTH);
        double inOneLine = Math.min(cards.getHeight() / Sizes.CARD_HEIGHT, Math.min(wide, apart));
        int half = Math.ceilDiv(shown.size(), 2);
        double inTwoLines = Math.min(
                (cards.getHeight() - Sizes.TINY_GAP) / (2 * Sizes.CARD_HEIGHT),
                (cards.getWidth() - half * Sizes.TINY_GAP) / (Math.max(1, half) * Sizes.CARD_WIDTH));
        boolean isOneLine = shown.size() <= CARDS || inTwoLines < SMALLER * inOneLine;
        int inLine = isOneLine ? shown.size() : half;
        double scale = Math.clamp(isOneLine ? inOneLine : inTwoLines, LEAST_CARD, LARGEST_CARD);
        double card = scale * Sizes.CARD_WIDTH;
        double pitch = Math.min(card + Sizes.SMALL_GAP, (cards.getWidth() - card) / Math.max(1, inLine - 1));
        double before = (cards.getWidth() - card - (Math.max(1, inLine) - 1) * pitch) / 2;
        for (int place = 0; place < shown.size(); place++) {
            boolean last = place == shown.size() - 1 || (place + 1) % inLine == 0;
            double seen = last ? Sizes.CARD_WIDTH : Math.clamp(pitch / scale, 0, Sizes.CARD_WIDTH);
            Group face = new Group(art.cards().largeFace(shown.get(place), new VisibleStrip(seen, seen)));
            face.getTransforms()
                    .addAll(
                            new Translate(
                                    before + place % inLine * pitch,
                                    Math.floorDiv(place, inLine) * (scale * Sizes.CARD_HEIGHT + Sizes.TINY_GAP)),
                            new Scale(scale, scale));
            face.setOpacity(isHand || place == 0 ? 1 : EARLIER);
            face.setManaged(false);
            face.setMouseTransparent(true);
            cards.getChildren().add(face);
        }
    }
}
