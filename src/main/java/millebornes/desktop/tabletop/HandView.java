package millebornes.desktop.tabletop;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.VisibleStrip;
import millebornes.desktop.geometry.HandLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.HandViewState.HeldCard;
import millebornes.desktop.tabletop.HandViewState.HeldCardState;
import millebornes.desktop.theme.Sizes;
import org.jspecify.annotations.Nullable;

/// Shows a hand and reports which of its cards was clicked or dropped somewhere.
///
/// A card's drawing and its mouse target are two nodes: cards overlap, their targets do not.
public final class HandView extends Pane {

    /// The distance in px from which a press becomes a drag.
    private static final double DRAG = 12;

    /// The visible share of a card's width below which its name is set in the visible part.
    private static final double MOSTLY_SEEN = 0.85;

    /// Called when a card was dropped at a point of the window.
    public interface CardDropListener {

        /// Called when a card was dropped.
        ///
        /// @param place of the card in the hand
        /// @param at in px of this view
        void card(int place, Point2D at);
    }

    private final ArtFactory art;
    private final IntConsumer pressed;
    private final CardDropListener dropped;
    private final Group cards = new Group();
    private final List<Region> targets = new ArrayList<>();
    private HandViewState shownState = HandViewState.NONE;
    private @Nullable HandLayout layout;
    private @Nullable Point2D grip;

    /// @param pressed called with the place of a clicked card
    /// @param dropped called with the point where a card was dropped
    public HandView(ArtFactory art, IntConsumer pressed, CardDropListener dropped) {
        this.art = art;
        this.pressed = pressed;
        this.dropped = dropped;
        setPickOnBounds(false);
        getChildren().add(cards);
    }

    /// Shows a hand in a fan. Only changed cards are rebuilt.
    public void show(HandViewState handState, HandLayout handLayout) {
        List<HandLayout.Slot> slots = handLayout.slots(handState.cards().size());
        boolean same = handLayout.equals(layout)
                && handState.looksLike(shownState)
                && cards.getChildren().size() == slots.size();
        shownState = handState;
        layout = handLayout;
        if (!same) {
            build(handState, handLayout, slots);
        }
        boolean advises = handState.cards().stream().anyMatch(held -> held.cardState() == HeldCardState.ADVISED);
        for (int i = 0; i < slots.size(); i++) {
            HeldCard held = handState.cards().get(i);
            if (cards.getChildren().get(i) instanceof CardNode card) {
                card.stand(held.cardState(), handLayout, slots.get(i), advises);
                card.focus(targets.get(i).isFocused());
            }
            targets.get(i).setAccessibleText(held.spoken());
        }
    }

    /// Builds the nodes. Cards that were there already are kept, so that they can slide to their new places.
    private void build(HandViewState handState, HandLayout handLayout, List<HandLayout.Slot> slots) {
        grip = null;
        List<CardNode> old = new ArrayList<>();
        cards.getChildren().forEach(node -> old.add((CardNode) node));
        List<Node> nodes = new ArrayList<>();
        double strip = strip(handLayout);
        double size = nameSize(handState, strip);
        for (int i = 0; i < slots.size(); i++) {
            HeldCard held = handState.cards().get(i);
            VisibleStrip seen = new VisibleStrip(i + 1 < slots.size() ? strip : Sizes.CARD_WIDTH, strip);
            List<Object> look = List.of(held.card(), held.name(), handState.faces(), handState.rivals(), seen, size);
            CardNode card = old.stream()
                    .filter(node -> node.look().equals(look))
                    .findFirst()
                    .orElseGet(() -> new CardNode(art, face(handState, held, seen, size), look));
            old.remove(card);
            card.lie(handLayout, slots.get(i));
            nodes.add(card);
            Rect hitRect = slots.get(i).hit();
            target(i).resizeRelocate(hitRect.x(), hitRect.y(), hitRect.width(), hitRect.height());
        }
        cards.getChildren().setAll(nodes);
        while (targets.size() > slots.size()) {
            takeAway(targets.removeLast());
        }
    }

    /// Removes a target; if it had the focus, the last card gets it.
    private void takeAway(Region target) {
        boolean focused = target.isFocused();
        getChildren().remove(target);
        if (focused && !targets.isEmpty()) {
            targets.getLast().requestFocus();
        }
    }

    /// The width of the visible strip of a card in a full hand, in px of the card's drawing.
    private static double strip(HandLayout handLayout) {
        double seen = handLayout.slots(HandLayout.MAX_CARDS).getFirst().hit().width() / handLayout.cardScale();
        return seen < MOSTLY_SEEN * Sizes.CARD_WIDTH ? seen : Sizes.CARD_WIDTH;
    }

    /// The common size of all names of a hand: the one that the longest name needs.
    private double nameSize(HandViewState handState, double strip) {
        return handState.cards().stream()
                .mapToDouble(held -> art.cards().nameSize(held.card(), held.name(), new VisibleStrip(strip, strip)))
                .min()
                .orElse(0);
    }

    private Group face(HandViewState handState, HeldCard held, VisibleStrip seen, double size) {
        return switch (handState.faces()) {
            case JUNIOR -> art.cards().juniorFace(held.card(), handState.rivals(), seen);
            case USUAL -> art.cards().face(held.card(), held.name(), seen, size);
            case LARGE -> art.cards().largeFace(held.card(), seen);
        };
    }

    /// Shows the cards on their way from their places before the last change of the hand to their current ones.
    ///
    /// @param share 0 is before, 1 is now
    public void slide(double share) {
        cards.getChildren().forEach(node -> ((CardNode) node).slide(share));
    }

    /// Moves the focus to the card at that place, so that a screen reader speaks it.
    public void focus(int place) {
        if (place >= 0 && place < targets.size()) {
            targets.get(place).requestFocus();
        }
    }

    /// The place of the card whose target this node is, or -1.
    public int slotOf(Node target) {
        return targets.indexOf(target);
    }

    /// The drawing of the card at that place, for an animation; empty without a card.
    public @Nullable Node card(int place) {
        return place >= 0 && place < cards.getChildren().size()
                ? cards.getChildren().get(place)
                : null;
    }

    private Region target(int place) {
        while (targets.size() <= place) {
            int next = targets.size();
            Region target = new PressableArea("hand-" + next, () -> pressed.accept(next));
            target.setFocusTraversable(true);
            target.setOnMousePressed(event -> grip = at(event));
            target.setOnMouseDragged(event -> drag(next, event));
            target.setOnMouseReleased(event -> release(next, event));
            target.focusedProperty().subscribe(focused -> focused(next, focused));
            targets.add(target);
            getChildren().add(target);
        }
        return targets.get(place);
    }

    private void focused(int place, boolean on) {
        if (card(place) instanceof CardNode card) {
            card.focus(on);
        }
    }

    private void drag(int place, MouseEvent event) {
        Node card = card(place);
        if (card != null && grip != null && isDrag(event)) {
            Point2D way = at(event).subtract(grip);
            card.setTranslateX(way.getX());
            card.setTranslateY(way.getY());
            card.setViewOrder(-1);
        }
    }

    private void release(int place, MouseEvent event) {
        if (grip == null) {
            return;
        }
        boolean dragged = isDrag(event);
        grip = null;
        if (dragged) {
            putBack();
            dropped.card(place, at(event));
        } else {
            pressed.accept(place);
        }
    }

    /// Ends dragging: puts every card back in its place.
    private void putBack() {
        for (Node card : cards.getChildren()) {
            card.setTranslateX(0);
            card.setTranslateY(0);
        }
    }

    private boolean isDrag(MouseEvent event) {
        return grip != null && at(event).distance(grip) > DRAG;
    }

    private Point2D at(MouseEvent event) {
        return sceneToLocal(event.getSceneX(), event.getSceneY());
    }
}
