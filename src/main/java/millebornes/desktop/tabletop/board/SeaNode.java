package millebornes.desktop.tabletop.board;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.event.EventHandler;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.InputEvent;
import javafx.scene.shape.Ellipse;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.theme.Palette;

/// The sea is never quite still while somebody is about: boats sway, the sun glints. It is drawn a few times a second
/// only, and comes to rest half a minute after the last that was done or seen to happen, so that a table on which nothing
/// happens costs nothing.
final class SeaNode extends Group {

    private static final double PER_SECOND = 15;

    /// How long the sea goes on moving by itself, in seconds.
    static final double PATIENCE = 30;

    /// So many nanoseconds are a second.
    static final double NANOS = 1e9;

    private static final double SWAY = 3.2;
    private static final double HEAVE = 0.8;
    private static final double SLOW = 0.55;
    private static final String GLINT = "glint";

    /// Where the sun's way lies on the sea, in board units.
    private static final List<Point> GLINTS = List.of(
            new Point(1046, 116),
            new Point(1010, 128),
            new Point(1098, 122),
            new Point(1142, 134),
            new Point(1034, 146),
            new Point(1232, 176),
            new Point(1128, 196));

    private final List<Node> boats = new ArrayList<>();
    private final List<Node> glints = new ArrayList<>();
    private final Clock clock = new Clock();
    private final EventHandler<InputEvent> somebody = _ -> wake();
    private boolean drifts;

    SeaNode() {
        setMouseTransparent(true);
        sceneProperty().addListener((_, left, entered) -> {
            if (left != null) {
                left.removeEventFilter(InputEvent.ANY, somebody);
            }
            if (entered != null) {
                entered.addEventFilter(InputEvent.ANY, somebody);
            }
        });
    }

    /// Takes the boats of a sea.
    void fill(List<Group> afloat, Palette palette) {
        boats.clear();
        glints.clear();
        boats.addAll(afloat);
        for (Point at : GLINTS) {
            Ellipse glint = new Ellipse(at.x(), at.y(), 6, 0.9);
            glint.setFill(palette.color(GLINT));
            glints.add(glint);
        }
        getChildren().setAll(glints);
        getChildren().addAll(boats);
        show(0);
    }

    /// Begins to drift, or lies still.
    void drift(boolean on) {
        drifts = on;
        if (on) {
            wake();
        } else {
            clock.stop();
            clock.began();
            show(0);
        }
    }

    /// Something happened: a sea that drifts goes on, from where it came to rest.
    void wake() {
        if (drifts) {
            clock.wake();
        }
    }

    /// Whether the sea waits to be drawn again.
    boolean isAwake() {
        return clock.awake;
    }

    /// What happens at a pulse of the toolkit.
    ///
    /// @param now in nanoseconds
    void pulse(long now) {
        clock.handle(now);
    }

    /// The sea `seconds` after it began to drift; at 0 it looks as it does when nothing moves.
    void show(double seconds) {
        for (int i = 0; i < boats.size(); i++) {
            double turn = seconds * SLOW * (1 - 0.13 * i);
            boats.get(i).setTranslateX(SWAY * Math.sin(turn));
            boats.get(i).setTranslateY(HEAVE * Math.sin(2.3 * turn));
        }
        for (int i = 0; i < glints.size(); i++) {
            double share = Math.sin(seconds * (0.9 + 0.11 * i) + 2.1 * i);
            glints.get(i).setOpacity(seconds == 0 ? 0.35 : Math.max(0, share));
        }
    }

    private final class Clock extends AnimationTimer {

        private double drifted;
        private double patience;
        private long last = -1;
        private boolean awake;

        void began() {
            drifted = 0;
        }

        void wake() {
            patience = PATIENCE;
            if (!awake) {
                last = -1;
                awake = true;
                start();
            }
        }

        @Override
        public void stop() {
            super.stop();
            awake = false;
        }

        @Override
        public void handle(long now) {
            double passed = last < 0 ? 0 : (now - last) / NANOS;
            if (last >= 0 && passed < 1 / PER_SECOND) {
                return;
            }
            last = now;
            drifted += passed;
            patience -= passed;
            show(Math.max(1e-9, drifted));
            if (patience <= 0) {
                stop();
            }
        }
    }
}
