package millebornes.desktop.learn;

import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import javafx.util.Duration;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.theme.ColourRole;
import org.jspecify.annotations.Nullable;

/// The layer that marks the learner's next target with three pulsing rings and an arrow. It is transparent to the
/// mouse. With reduced motion the rings do not pulse.
final class LessonPointerLayer extends Pane {

    /// The id of the arrow.
    static final String ARROW = "lesson-arrow";

    /// The id of the innermost ring.
    static final String RING = "lesson-ring";

    /// The distance between a target and the middle of its ring, in px.
    private static final double BEYOND = 4;

    private static final double RING_WIDTH = 6;
    private static final double CORNER = 14;
    private static final double ARROW_HIGH = 92;
    private static final double BUTTON_ARROW = 0.62;
    private static final double SHORT_OF = 14;
    private static final Duration BEAT = Duration.millis(600);

    private final ArtFactory art;
    private final Function<PointerTarget, @Nullable Bounds> places;
    private final Predicate<PointerTarget> covered;
    private final Group rings = new Group();
    private final Timeline pulse;
    private final Runnable follow = this::follow;
    private PointerTarget target = new PointerTarget.Nowhere();
    private @Nullable Bounds shown;

    /// @param places the place of a target in px of this layer, or null if it is not visible
    /// @param covered tells whether something covers the target, which is not marked then
    /// @param still true with reduced motion
    LessonPointerLayer(
            ArtFactory art,
            Function<PointerTarget, @Nullable Bounds> places,
            Predicate<PointerTarget> covered,
            boolean still) {
        this.art = art;
        this.places = places;
        this.covered = covered;
        setMouseTransparent(true);
        setManaged(false);
        pulse = new Timeline(
                new KeyFrame(Duration.ZERO, new KeyValue(rings.opacityProperty(), 1)),
                new KeyFrame(BEAT, new KeyValue(rings.opacityProperty(), 0.35)));
        pulse.setAutoReverse(true);
        pulse.setCycleCount(Animation.INDEFINITE);
        sceneProperty().subscribe((before, scene) -> {
            if (before != null) {
                before.removePostLayoutPulseListener(follow);
                pulse.stop();
            }
            if (scene != null) {
                scene.addPostLayoutPulseListener(follow);
                if (!still) {
                    pulse.play();
                }
            }
        });
    }

    /// Requests a new layout after the target may have moved.
    void setNeedsLayoutAgain() {
        setNeedsLayout(true);
    }

    /// Called at every pulse: requests a new layout if the target has appeared or moved. A question, for example,
    /// appears some time after the move that causes it.
    private void follow() {
        if (!Objects.equals(shown, there())) {
            requestLayout();
        }
    }

    private @Nullable Bounds there() {
        return covered.test(target) ? null : places.apply(target);
    }

    /// Points at another target.
    void point(PointerTarget nextTarget) {
        target = nextTarget;
        setNeedsLayout(true);
    }

    @Override
    protected void layoutChildren() {
        getChildren().clear();
        rings.getChildren().clear();
        @Nullable Bounds there = there();
        shown = there;
        if (there != null) {
            ring(there);
            getChildren().addAll(rings, arrow(there));
        }
    }

    private void ring(Bounds there) {
        Color colour = art.palette().color(ColourRole.HIGHLIGHT);
        Color edge = art.palette().color(ColourRole.SYMBOL_DARK);
        boolean card = target instanceof PointerTarget.HandCard;
        Rectangle ring = outline(there, BEYOND, card);
        ring.setStroke(colour);
        ring.setStrokeWidth(RING_WIDTH);
        // A dark line inside and outside: yellow alone is lost on a day's road.
        Rectangle inner = outline(there, BEYOND - RING_WIDTH / 2, card);
        inner.setStroke(edge);
        inner.setStrokeWidth(1.4);
        inner.setId(RING);
        Rectangle outer = outline(there, BEYOND + RING_WIDTH / 2, card);
        outer.setStroke(edge);
        outer.setStrokeWidth(1.4);
        rings.getChildren().addAll(ring, inner, outer);
    }

    /// The outline of a ring: a circle, or the target's own shape if it is wide or high.
    private static Rectangle outline(Bounds there, double beyond, boolean card) {
        Rectangle ring = new Rectangle(
                there.getMinX() - beyond,
                there.getMinY() - beyond,
                there.getWidth() + 2 * beyond,
                there.getHeight() + 2 * beyond);
        double arc = card ? CORNER + 2 * beyond : ring.getHeight();
        ring.setArcWidth(arc);
        ring.setArcHeight(arc);
        ring.setFill(null);
        return ring;
    }

    /// The arrow to a target: from above, from below if there is no room, from the right if there is text above it; to a
    /// button at the lower edge from the left.
    private Node arrow(Bounds there) {
        boolean button = target instanceof PointerTarget.OnButton;
        double scale = button ? BUTTON_ARROW : 1;
        Group arrow = new Group(art.lesson().arrow());
        double length = SHORT_OF + ARROW_HIGH * BUTTON_ARROW;
        boolean right = there.getMaxX() + length < getWidth();
        if (target instanceof PointerTarget.OnButton(String id) && id.equals(LessonCoachPanelFactory.NEXT) && right) {
            move(arrow, there.getMaxX() + SHORT_OF, there.getCenterY(), 90, scale);
        } else if (button && there.getMaxY() + length > getHeight()) {
            move(arrow, there.getMinX() - SHORT_OF, there.getCenterY(), -90, scale);
        } else if (button || there.getMinY() < ARROW_HIGH + SHORT_OF) {
            move(arrow, there.getCenterX(), there.getMaxY() + SHORT_OF, 180, scale);
        } else {
            move(arrow, there.getCenterX(), there.getMinY() - SHORT_OF, 0, scale);
        }
        arrow.setId(ARROW);
        return arrow;
    }

    private static void move(Group arrow, double x, double y, double angle, double scale) {
        arrow.getTransforms().addAll(new Translate(x, y), new Rotate(angle), new Scale(scale, scale));
    }
}
