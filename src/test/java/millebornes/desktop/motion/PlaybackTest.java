package millebornes.desktop.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlaybackTest {

    private static final Plan PLAN = new Plan(List.of(
            new Timed(new Movement.TurnPasses(), 0, 0),
            new Timed(new Movement.Fireworks(1), 0, 100),
            new Timed(new Movement.Reshuffle(), 60, 100)));

    private final List<String> seen = new ArrayList<>();

    @Test
    void everyMovementIsGotReadyShownAndEnded() {
        Playback playback = playback(PLAN, Pace.NORMAL);
        assertThat(seen).containsExactly("ready TurnPasses", "ready Fireworks", "ready Reshuffle");
        seen.clear();
        playback.show(0);
        assertThat(seen).containsExactly("end TurnPasses", "Fireworks 0");
        seen.clear();
        playback.show(70);
        assertThat(seen).containsExactly("Fireworks 70", "Reshuffle 10");
        seen.clear();
        playback.show(130);
        assertThat(seen).containsExactly("end Fireworks", "Reshuffle 70");
        assertThat(playback.ended()).isFalse();
        seen.clear();
        playback.show(200);
        playback.show(300);
        assertThat(seen).containsExactly("end Reshuffle", "done");
        assertThat(playback.ended()).isTrue();
    }

    @Test
    void whatIsSkippedEndsOnceAndInTheOrderOfThePlan() {
        Playback playback = playback(PLAN, Pace.SLOW);
        playback.show(10);
        seen.clear();
        playback.finish();
        playback.finish();
        playback.show(80);
        assertThat(seen).containsExactly("end Fireworks", "end Reshuffle", "done");
    }

    @Test
    void aFasterPaceRunsTheSamePlanInLessTime() {
        Playback playback = playback(PLAN, Pace.FAST);
        playback.show(25);
        assertThat(seen).contains("Fireworks 50");
        playback.show(80);
        assertThat(playback.ended()).isTrue();
    }

    @Test
    void withoutMotionNothingIsEverShownOnItsWay() {
        Playback playback = new Player(Pace.OFF).play(PLAN, this::part, () -> seen.add("done"));
        assertThat(playback.ended()).isTrue();
        assertThat(seen)
                .containsExactly(
                        "ready TurnPasses",
                        "ready Fireworks",
                        "ready Reshuffle",
                        "end TurnPasses",
                        "end Fireworks",
                        "end Reshuffle",
                        "done");
    }

    @Test
    void aPlanWithoutMovementsHasEndedOnReturn() {
        assertThat(new Player(Pace.SLOW)
                        .play(new Plan(List.of()), this::part, () -> {})
                        .ended())
                .isTrue();
    }

    private Playback playback(Plan plan, Pace pace) {
        return new Playback(plan, pace, this::part, () -> seen.add("done"));
    }

    private Part part(Timed timed) {
        String name = timed.movement().getClass().getSimpleName();
        seen.add("ready " + name);
        return new Part() {
            @Override
            public void at(double millis) {
                seen.add(name + " " + Math.round(millis));
            }

            @Override
            public void end() {
                seen.add("end " + name);
            }
        };
    }
}
