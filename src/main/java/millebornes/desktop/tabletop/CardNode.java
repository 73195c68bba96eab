package millebornes.desktop.tabletop;

import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.HandLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.tabletop.HandViewState.HeldCardState;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.jspecify.annotations.Nullable;

/// A card in the fan: its shadow, its face, a veil if it cannot be played and a ring if it can. The ring of a refused
/// card is red. Beside a recommended card the others are dimmed.
final class CardNode extends Group {

    private static final double VEIL = 0.09;
    private static final double STEPPING_BACK = 0.15;

    /// The distance of the focus ring from the card, in px of the card: without and with another ring.
    private static final double NEAR = 1.5;

    private static final double FAR = 9;

    private static final PseudoClass FOCUSED = PseudoClass.getPseudoClass("focused-card");

    private final Object look;
    private final Translate place = new Translate();
    private final Rotate turn = new Rotate();
    private final Scale scale = new Scale();
    private final Color plain;
    private final Color back;
    private final Color light;
    private final Color no;
    private final Rectangle veil = outline(0);
    private final Rectangle ring = outline(0);
    private final Rectangle keyboard = outline(NEAR);
    private @Nullable Pose lastPose;
    private Pose pose = new Pose(new Point(0, 0), 0);

    /// @param face the drawing of the card
    /// @param look identifies the drawing; equal values look alike
    CardNode(ArtFactory art, Group face, Object look) {
        this.look = look;
        plain = art.palette().color(ColourRole.SYMBOL_DARK, VEIL);
        back = art.palette().color(ColourRole.SYMBOL_DARK, STEPPING_BACK);
        light = art.palette().color(ColourRole.HIGHLIGHT);
        no = art.palette().color(ColourRole.RED_LIT);
        ring.setFill(null);
        keyboard.setFill(null);
        keyboard.getStyleClass().add(StyleClasses.CARD_KEYBOARD);
        Group card = new Group(art.cards().shadow(), face);
        getChildren().addAll(card, veil, ring, keyboard);
        getTransforms().addAll(place, turn, scale, new Translate(-Sizes.CARD_WIDTH / 2, -Sizes.CARD_HEIGHT / 2));
        setMouseTransparent(true);
    }

    Object look() {
        return look;
    }

    /// Puts the card in a place of the fan.
    void lie(HandLayout layout, HandLayout.Slot slot) {
        lastPose = getParent() == null ? null : pose;
        pose = slot.pose();
        scale.setX(layout.cardScale());
        scale.setY(layout.cardScale());
        place.setX(pose.at().x());
        turn.setAngle(pose.heading());
        setTranslateX(0);
        setTranslateY(0);
        setVisible(true);
    }

    /// Shows the card between its last place and its current one.
    void slide(double share) {
        if (lastPose != null) {
            // It does not turn on its way: its picture would have to be drawn anew every frame.
            place.setX(lastPose.at().towards(pose.at(), share).x());
        }
    }

    /// Shows or hides the focus ring, which is visible during keyboard use only; see
    /// [millebornes.desktop.theme.FocusRingSwitcher].
    void focus(boolean on) {
        keyboard.pseudoClassStateChanged(FOCUSED, on);
    }

    /// Raises or lowers the card, and highlights it, by its state.
    ///
    /// @param other whether another card is recommended; other playable cards are not highlighted then
    void stand(HeldCardState cardState, HandLayout layout, HandLayout.Slot slot, boolean other) {
        boolean refused = cardState == HeldCardState.REFUSED;
        boolean stepsBack = other
                && switch (cardState) {
                    case RESTING, UNPLAYABLE, PLAYABLE -> true;
                    case ADVISED, CHOSEN, REFUSED -> false;
                };
        place.setY(slot.pose().at().y() - cardState.rise(layout));
        veil.setVisible(stepsBack || refused || cardState == HeldCardState.UNPLAYABLE);
        veil.setFill(stepsBack || refused ? back : plain);
        boolean ringed = !stepsBack && cardState != HeldCardState.RESTING && cardState != HeldCardState.UNPLAYABLE;
        ring.setVisible(ringed);
        ring.setStroke(refused ? no : light);
        lay(keyboard, ringed ? FAR : NEAR);
        double width = cardState == HeldCardState.PLAYABLE ? Sizes.RING : Sizes.CHOSEN_RING;
        ring.setStrokeWidth(width);
        lay(ring, width / 2 - 1);
        // It never lies on its neighbour, whose number would be hidden; a card that was dragged comes back.
        setViewOrder(0);
    }

    private static Rectangle outline(double beyond) {
        Rectangle outline = new Rectangle();
        lay(outline, beyond);
        return outline;
    }

    private static void lay(Rectangle outline, double beyond) {
        outline.setX(-beyond);
        outline.setY(-beyond);
        outline.setWidth(Sizes.CARD_WIDTH + 2 * beyond);
        outline.setHeight(Sizes.CARD_HEIGHT + 2 * beyond);
        outline.setArcWidth(2 * (Sizes.CARD_RADIUS + beyond));
        outline.setArcHeight(2 * (Sizes.CARD_RADIUS + beyond));
    }
}
