package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import millebornes.bot.YardstickBot;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.MotionPlanner;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.VisibleHands;
import millebornes.engine.rules.Setup;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The time that a person waits for computers, over whole rounds: pauses and animations are added up, no clock is read.
class ComputerWaitLimiterTest {

    private static final int PERSON = 1;
    private static final int ROUNDS = 40;
    private static final int COMPUTERS = 7;
    /// Longer than a computer player needs for a move, in ms.
    private static final double COMPUTATION = 200;

    private static final double PAUSE = TableDelays.at(Pace.FAST).turn();

    /// One wait of the person.
    ///
    /// @param millis how long it is
    /// @param steps how many steps computers take meanwhile
    /// @param wanted how long all their movements take, in ms
    /// @param shown how long they are shown
    private record Wait(double millis, int steps, double wanted, double shown) {}

    /// All waits of whole rounds with one person, at the fast pace.
    private static List<Wait> waits(int seats) {
        List<Setup> setups = TestGames.all().stream()
                .filter(setup -> setup.form().seats() == seats)
                .toList();
        List<Wait> waits = new ArrayList<>();
        for (long seed = 1; seed <= ROUNDS; seed++) {
            Session session = Session.start(TestGames.game(setups.get((int) (seed % setups.size())), PERSON, seed));
            List<MatchTransition> steps = new ArrayList<>();
            session.onStep(steps::add);
            ComputerWaitLimiter wait = new ComputerWaitLimiter();
            wait.begin(PAUSE);
            Wait sumWait = new Wait(0, 0, 0, 0);
            OptionalInt asked = session.asked();
            while (asked.isPresent()) {
                int seat = asked.getAsInt();
                session.play(new YardstickBot()
                        .choose(session.view(seat), seed * 1000 + steps.size())
                        .move());
                asked = session.asked();
                if (seat != 0) {
                    double wanted = plan(steps.getLast()).millis() / Pace.FAST.speed();
                    int ahead =
                            ComputerWaitLimiter.ahead(session.match().round().phase(), seats, at -> at == 0);
                    double shown = wait.movements(wanted, PAUSE, ahead);
                    sumWait = new Wait(
                            wait.spent(), sumWait.steps() + 1, sumWait.wanted() + wanted, sumWait.shown() + shown);
                } else {
                    waits.add(sumWait);
                    sumWait = new Wait(0, 0, 0, 0);
                    wait.begin(PAUSE);
                }
            }
        }
        return waits;
    }

    private static MotionPlan plan(MatchTransition transition) {
        return MotionPlanner.plan(
                transition.before().rules(),
                transition.before().round(),
                transition.events(),
                transition.after().round(),
                new VisibleHands(0, 0));
    }

    /// The computers' turns and an answer to every second attack fit in; a game in which they take more steps than that, as
    /// the accelerated one, takes the pauses of those longer.
    @Test
    void aPersonWaitsFiveSecondsAtMostForSevenComputers() {
        List<Wait> waits = waits(COMPUTERS + 1);
        int fitting = COMPUTERS * 3 / 2;
        assertThat(waits)
                .allMatch(wait ->
                        wait.millis() <= ComputerWaitLimiter.LIMIT + PAUSE * Math.max(0, wait.steps() - fitting));
        assertThat(waits.stream()
                        .filter(wait -> wait.steps() >= COMPUTERS && wait.steps() <= fitting)
                        .count())
                .isGreaterThan(100);
        assertThat(waits)
                .as("it is needed")
                .anyMatch(wait -> wait.steps() <= fitting && wait.wanted() > ComputerWaitLimiter.LIMIT);
    }

    @Test
    void withOneComputerNothingIsShortened() {
        List<Wait> waits = waits(2).stream().filter(wait -> wait.steps() <= 2).toList();
        assertThat(waits).hasSizeGreaterThan(100).allMatch(wait -> wait.shown() == wait.wanted());
    }

    @Test
    void atTheSlowerPacesPeopleLookOn() {
        assertThat(Arrays.stream(Pace.values()).filter(ComputerWaitLimiter::isHurried))
                .containsExactly(Pace.FAST, Pace.OFF);
    }

    /// What keeps hands secret: the next computer seems to think as long as ever, however little is left of the limit.
    @Test
    void pausesAreNeverShortened() {
        ComputerWaitLimiter wait = new ComputerWaitLimiter();
        wait.begin(PAUSE);
        for (int step = 1; step <= 100; step++) {
            wait.movements(1000, PAUSE, COMPUTERS);
            assertThat(wait.spent()).isGreaterThanOrEqualTo((step + 1) * PAUSE);
        }
        for (Pace pace : Pace.values()) {
            assertThat(TableDelays.at(pace).turn()).isGreaterThan(COMPUTATION);
        }
    }

    @Test
    void thoseWhoOnlyWatchAtFullSpeedWaitForNothing() {
        TableDelays watchingDelays = TableDelays.watching(Pace.OFF);
        assertThat(List.of(watchingDelays.turn(), watchingDelays.window(), watchingDelays.end()))
                .containsOnly(0.0);
        assertThat(TableDelays.watching(Pace.NORMAL)).isEqualTo(TableDelays.at(Pace.NORMAL));
    }

    @Test
    void aSkippedRoundIsFollowedByOneAtTheChosenPace() {
        SpectatorState skippingState = SpectatorState.at(Pace.SLOW).skipping();
        assertThat(skippingState.pace()).isEqualTo(Pace.OFF);
        assertThat(skippingState.isPaused()).isFalse();
        assertThat(skippingState.afterRound()).isEqualTo(SpectatorState.at(Pace.SLOW));
        assertThat(skippingState.toggled().pace()).isEqualTo(Pace.SLOW);
    }

    @ParameterizedTest
    @EnumSource
    void everyPaceIsReachedAgain(Pace pace) {
        SpectatorState spectatorState = SpectatorState.at(pace);
        assertThat(spectatorState.faster().faster().faster().faster()).isEqualTo(spectatorState);
        assertThat(spectatorState.toggled().faster().isPaused()).isTrue();
    }
}
