package millebornes.desktop.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlaybackTest {

    private final List<Double> shown = new ArrayList<>();
    private final List<String> ends = new ArrayList<>();

    @Test
    void showsThePlanAndEndsOnce() {
        Playback playback = playback(new Glide(0, 10, 100), Pace.NORMAL);
        playback.show(0);
        playback.show(50);
        assertThat(playback.ended()).isFalse();
        playback.show(120);
        playback.show(130);
        assertThat(shown).containsExactly(0.0, 5.0, 10.0);
        assertThat(ends).hasSize(1);
        assertThat(playback.ended()).isTrue();
    }

    @Test
    void aSkippedPlanEndsInTheSamePicture() {
        Playback playback = playback(Drive.between(2, 6), Pace.SLOW);
        playback.show(40);
        playback.finish();
        playback.finish();
        playback.show(80);
        assertThat(shown).hasSize(2).last().isEqualTo(6.0);
        assertThat(ends).hasSize(1);
    }

    @Test
    void aFasterPaceRunsTheSamePlanInLessTime() {
        Playback playback = playback(new Glide(0, 10, 100), Pace.FAST);
        playback.show(25);
        playback.show(50);
        assertThat(shown).containsExactly(5.0, 10.0);
    }

    @Test
    void withoutMotionEverythingIsAtOnceWhereItEnds() {
        Playback playback = new Player(Pace.OFF).play(Drive.between(0, 8), shown::add, () -> ends.add("end"));
        assertThat(playback.ended()).isTrue();
        assertThat(shown).containsExactly(8.0);
        assertThat(ends).hasSize(1);
    }

    @Test
    void aPlanThatTakesNoTimeHasEndedOnReturn() {
        assertThat(new Player(Pace.SLOW).play(Drive.between(3, 3), shown::add).ended())
                .isTrue();
        assertThat(shown).containsExactly(3.0);
    }

    private Playback playback(Plan plan, Pace pace) {
        return new Playback(plan, pace, shown::add, () -> ends.add("end"));
    }
}
