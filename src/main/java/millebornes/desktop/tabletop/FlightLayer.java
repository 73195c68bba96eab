package millebornes.desktop.tabletop;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.image.Image;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.geometry.CardEffectLayout;
import millebornes.desktop.geometry.CardFlipMode;
import millebornes.desktop.geometry.CardPose;
import millebornes.desktop.geometry.CoupFourreLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.motion.ScheduledMovement;
import org.jspecify.annotations.Nullable;

/// The layer above the table for moving things; it is empty when no animation runs. It is transparent to the mouse.
public final class FlightLayer extends Group {

    private static final int RIFFLED = 9;

    private final ArtFactory art;

    public FlightLayer(ArtFactory art) {
        this.art = art;
        setMouseTransparent(true);
        setManaged(false);
        setAutoSizeChildren(false);
    }

    /// The animation of a flying card.
    ///
    /// @param from its start, computed when the animation begins
    /// @param to its target, computed likewise
    /// @param back its back
    /// @param face its face, or null if hidden
    /// @param flipMode whether it starts with its back up
    public MovementAnimation card(
            ScheduledMovement movement,
            Supplier<CardPose> from,
            Supplier<CardPose> to,
            Image back,
            @Nullable Image face,
            CardFlipMode flipMode) {
        CardSprite sprite = new CardSprite(art.palette(), back, face);
        return new CardFlightAnimation(
                this, sprite, new CardFlightAnimation.CardRoute(from, to, movement.millis(), flipMode));
    }

    /// The large picture of a coup-fourré.
    ///
    /// @param held where its card is held up
    /// @param to where it becomes a token
    /// @param layout the layout of the picture
    /// @param words its texts
    /// @param style whether it is animated
    public MovementAnimation coupFourre(
            Supplier<CardPose> held,
            Supplier<CardPose> to,
            Image back,
            Image face,
            CoupFourreLayout layout,
            CoupFourreNode.CoupFourreCase coupFourreCase,
            Supplier<CoupFourreNode.CoupFourreWords> words,
            MotionStyle style) {
        CoupFourreAnimation animation = new CoupFourreAnimation(
                this,
                art,
                new CardSprite(art.palette(), back, face),
                new CoupFourreAnimation.CoupFourreScene(held, to, layout, coupFourreCase, words));
        return style == MotionStyle.MOVING ? animation : animation.still();
    }

    /// The disc of an attack, a cure or a safety.
    ///
    /// @param millis the duration, in ms; a longer animation is shortened to it
    /// @param layout its place, computed when the animation begins
    /// @param style whether it is animated
    public MovementAnimation moment(
            double millis, CardEffectNode.MomentCase shownCase, Supplier<CardEffectLayout> layout, MotionStyle style) {
        return new MovementAnimation() {
            private @Nullable CardEffectNode node;

            @Override
            public void show(double elapsed) {
                CardEffectNode discNode = node;
                if (discNode == null) {
                    discNode = new CardEffectNode(
                            art, shownCase, layout.get(), PictureCache.pixelsPerUnit(FlightLayer.this));
                    node = discNode;
                    getChildren().addFirst(discNode);
                    discNode.showStill();
                }
                if (style == MotionStyle.MOVING) {
                    discNode.show(elapsed / millis * discNode.millis());
                }
            }

            @Override
            public void end() {
                if (node != null) {
                    getChildren().remove(node);
                }
            }
        };
    }

    /// The place of the odometer while a car drives.
    ///
    /// @param sky the part of the sky in which the odometer turns, in px; if that is too narrow, the odometer is
    ///     aligned with its right edge
    /// @param text the factor by which text is larger than designed
    public record DriveCountPlace(Rect sky, double text) {}

    /// Whether a large picture is animated.
    public enum MotionStyle {
        MOVING,
        STILL
    }

    /// The animation of the card that drives a car: it is held up, with its squares counted below it and the odometer
    /// beside the banner.
    ///
    /// @param heldPose where the card is held up
    public MovementAnimation driveCount(
            Movement.DriveCount drive, CardPose heldPose, Image back, Image face, DriveCountPlace place) {
        CardSprite sprite = new CardSprite(art.palette(), back, face);
        sprite.lie(heldPose);
        return new DriveCountAnimation(
                this,
                sprite,
                heldPose,
                drive,
                art.palette(),
                new OdometerNode(art.palette(), place.sky(), place.text()));
    }

    /// The animation of a shuffle: the discards fan out over the card tray and gather as the draw pile, face down.
    public MovementAnimation riffle(
            ScheduledMovement movement, Supplier<CardPose> from, Supplier<CardPose> to, Image back) {
        List<MovementAnimation> cards = new ArrayList<>();
        double each = movement.millis() * 0.55;
        for (int card = 0; card < RIFFLED; card++) {
            CardSprite sprite = new CardSprite(art.palette(), back, null);
            cards.add(new Late(
                    new CardFlightAnimation(
                            this, sprite, new CardFlightAnimation.CardRoute(from, to, each, CardFlipMode.AS_IT_IS)),
                    (movement.millis() - each) * card / (RIFFLED - 1),
                    each));
        }
        return new MovementAnimation() {
            @Override
            public void show(double millis) {
                cards.forEach(cardAnimation -> cardAnimation.show(millis));
            }

            @Override
            public void end() {
                cards.forEach(MovementAnimation::end);
            }
        };
    }

    /// A part of an animation that begins `start` ms after the whole and lasts `millis`.
    private record Late(MovementAnimation part, double start, double millis) implements MovementAnimation {

        @Override
        public void show(double elapsed) {
            if (elapsed >= start + millis) {
                part.end();
            } else if (elapsed >= start) {
                part.show(elapsed - start);
            }
        }

        @Override
        public void end() {
            part.end();
        }
    }
}
