package millebornes.desktop.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MotionPlaybackTest {

    private static final MotionPlan PLAN = new MotionPlan(List.of(
            new ScheduledMovement(new Movement.TurnChange(0), 0, 0),
            new ScheduledMovement(new Movement.Fireworks(1), 0, 100),
            new ScheduledMovement(new Movement.PileReshuffle(), 60, 100)));

    private final List<String> seen = new ArrayList<>();

    @Test
    void everyMovementIsGotReadyShownAndEnded() {
        MotionPlayback playback = playback(PLAN, Pace.NORMAL);
        assertThat(seen).containsExactly("ready TurnChange", "ready Fireworks", "ready PileReshuffle");
        seen.clear();
        playback.show(0);
        assertThat(seen).containsExactly("end TurnChange", "Fireworks 0");
        seen.clear();
        playback.show(70);
        assertThat(seen).containsExactly("Fireworks 70", "PileReshuffle 10");
        seen.clear();
        playback.show(130);
        assertThat(seen).containsExactly("end Fireworks", "PileReshuffle 70");
        assertThat(playback.ended()).isFalse();
        seen.clear();
        playback.show(200);
        playback.show(300);
        assertThat(seen).containsExactly("end PileReshuffle", "done");
        assertThat(playback.ended()).isTrue();
    }

    @Test
    void whatIsSkippedEndsOnceAndInTheOrderOfThePlan() {
        MotionPlayback playback = playback(PLAN, Pace.SLOW);
        playback.show(10);
        seen.clear();
        playback.finish();
        playback.finish();
        playback.show(80);
        assertThat(seen).containsExactly("end Fireworks", "end PileReshuffle", "done");
    }

    @Test
    void aFasterPaceRunsTheSamePlanInLessTime() {
        MotionPlayback playback = playback(PLAN, Pace.FAST);
        playback.show(25);
        assertThat(seen).contains("Fireworks 50");
        playback.show(80);
        assertThat(playback.ended()).isTrue();
    }

    @Test
    void withoutMotionNothingIsEverShownOnItsWay() {
        MotionPlayback playback = new MotionPlayer(Pace.OFF).play(PLAN, this::part, () -> seen.add("done"));
        assertThat(playback.ended()).isTrue();
        assertThat(seen)
                .containsExactly(
                        "ready TurnChange",
                        "ready Fireworks",
                        "ready PileReshuffle",
                        "end TurnChange",
                        "end Fireworks",
                        "end PileReshuffle",
                        "done");
    }

    @Test
    void aPlanWithoutMovementsHasEndedOnReturn() {
        assertThat(new MotionPlayer(Pace.SLOW)
                        .play(new MotionPlan(List.of()), this::part, () -> {})
                        .ended())
                .isTrue();
    }

    private MotionPlayback playback(MotionPlan plan, Pace pace) {
        return new MotionPlayback(plan, pace, this::part, () -> seen.add("done"));
    }

    private MovementAnimation part(ScheduledMovement movement) {
        String name = movement.movement().getClass().getSimpleName();
        seen.add("ready " + name);
        return new MovementAnimation() {
            @Override
            public void show(double millis) {
                seen.add(name + " " + Math.round(millis));
            }

            @Override
            public void end() {
                seen.add("end " + name);
            }
        };
    }
}
