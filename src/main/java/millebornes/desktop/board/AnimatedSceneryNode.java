package millebornes.desktop.board;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.scene.Group;
import javafx.scene.input.InputEvent;
import millebornes.desktop.motion.MovementAnimation;
import org.jspecify.annotations.Nullable;

/// The animated parts of the land: boats sway, gulls glide, a train crosses its viaduct. One clock moves all of them,
/// four times a second. It pauses while cars drive, and stops half a minute after the last input or event, so an idle
/// table costs nothing.
///
/// Only the parts around the sea move all the time. Inland one region after the other is animated, from Paris to the
/// south, so that little is redrawn.
final class AnimatedSceneryNode extends Group {

    private static final Duration PAUSE = Duration.ofMillis(250);

    /// The time without activity after which the land stops, in seconds.
    static final double PATIENCE = 30;

    /// Nanoseconds per second.
    static final double NANOS = 1e9;

    private final Clock clock = new Clock();
    private final EventHandler<InputEvent> somebody = _ -> wake();
    private List<SceneryAnimation> always = List.of();
    private List<SceneryAnimation> inTurn = List.of();
    private int turn;
    private int held;
    private boolean moves;

    AnimatedSceneryNode() {
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

    /// Sets the vignettes; the clock continues.
    ///
    /// @param carAnimation the animation of the standing cars, which runs with that of the land
    void fill(List<SceneryAnimation> scenes, SceneryAnimation carAnimation) {
        always = Stream.concat(Stream.of(carAnimation), scenes.stream().filter(animation -> !animation.takesTurns()))
                .toList();
        inTurn = scenes.stream().filter(SceneryAnimation::takesTurns).toList();
        turn = 0;
        carAnimation.show(0);
        scenes.forEach(animation -> animation.show(0));
        getChildren().setAll(scenes.stream().map(SceneryAnimation::node).toList());
        show(clock.moved);
    }

    /// Starts or stops the animation.
    void move(boolean on) {
        moves = on;
        if (on) {
            wake();
        } else {
            clock.stop();
            clock.moved = 0;
            show(0);
        }
    }

    /// Called when an input or an event has arrived: an animated land that has stopped continues.
    void wake() {
        if (moves) {
            clock.wake();
        }
    }

    /// Whether the clock is running.
    boolean isAwake() {
        return clock.ticker != null;
    }

    /// Whether the animation pauses because cars or tokens are moving.
    boolean isHeld() {
        return held > 0;
    }

    /// Wraps an animation of cars or tokens so that the land pauses meanwhile, which saves time in every frame.
    MovementAnimation stillDuring(MovementAnimation movement) {
        return movement.equals(MovementAnimation.NOTHING) ? movement : new HoldingMovement(movement);
    }

    /// Called by the clock: shows the land at the current time.
    ///
    /// @param now in nanoseconds
    void pulse(long now) {
        clock.handle(now);
    }

    /// Shows the land `seconds` after its start; at 0 everything is at rest.
    void show(double seconds) {
        always.forEach(animation -> animation.show(seconds));
        double left = inTurn.isEmpty()
                ? 0
                : seconds % inTurn.stream().mapToDouble(SceneryAnimation::lasts).sum();
        for (int next = 0; next < inTurn.size(); next++) {
            SceneryAnimation animation = inTurn.get(next);
            if (left < animation.lasts()) {
                inTurn.get(turn).show(next == turn ? left : 0);
                animation.show(left);
                turn = next;
                return;
            }
            left -= animation.lasts();
        }
    }

    private final class HoldingMovement implements MovementAnimation {

        private final MovementAnimation movement;
        private boolean begun;

        HoldingMovement(MovementAnimation movement) {
            this.movement = movement;
        }

        @Override
        public void show(double millis) {
            if (!begun) {
                begun = true;
                held++;
            }
            movement.show(millis);
        }

        @Override
        public void end() {
            movement.end();
            if (begun) {
                begun = false;
                held--;
            }
        }
    }

    /// Ticks the land four times a second from a thread of its own. An animation of JavaFX, however slow, would make
    /// JavaFX prepare sixty frames a second.
    private final class Clock {

        private double moved;
        private double patience;
        private long last = -1;
        private @Nullable Thread ticker;

        void wake() {
            patience = PATIENCE;
            if (ticker == null) {
                last = -1;
                ticker = Thread.startVirtualThread(Clock.this::tick);
            }
        }

        void stop() {
            if (ticker != null) {
                ticker.interrupt();
                ticker = null;
            }
        }

        private void tick() {
            try {
                while (true) {
                    Thread.sleep(PAUSE);
                    Platform.runLater(() -> handle(System.nanoTime()));
                }
            } catch (InterruptedException _) {
                // The land rests.
            }
        }

        void handle(long now) {
            if (ticker == null) {
                return;
            }
            if (held > 0) {
                last = -1;
                return;
            }
            double passed = last < 0 ? 0 : (now - last) / NANOS;
            last = now;
            moved += passed;
            patience -= passed;
            AnimatedSceneryNode.this.show(moved);
            if (patience <= 0) {
                stop();
            }
        }
    }
}
