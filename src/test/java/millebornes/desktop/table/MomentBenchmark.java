package millebornes.desktop.table;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.util.Duration;
import millebornes.bench.FrameMeter;
import millebornes.bench.RehearsedStart;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.VisibleHands;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.session.MatchTransition;

/// What each moment at a table of four costs, in a window of 1280 by 800: every one is played several times at the normal
/// pace; the first time, in which some of it is not compiled yet, is counted apart. As in the program the table was
/// rehearsed behind another page, see [RehearsedStart].
///
/// Arguments: the names of moments; all of them if nothing is said. It writes its figures and ends.
public final class MomentBenchmark {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;
    private static final int TIMES = 5;
    private static final Duration BREATH = Duration.millis(600);

    /// So long a table has been seen before anything can be declared at it: the first turn, and the attack.
    private static final Duration FIRST_TURNS = Duration.seconds(4);

    /// What is played: the first step of a game in which something like it happens.
    private enum TableMoment {
        DRIVE_200,
        DRIVE_50,
        ATTACK,
        REMEDY,
        SAFETY,
        COUP_FOURRE,
        ARRIVAL;

        private boolean isIn(MatchTransition transition) {
            return transition.events().stream().anyMatch(this::isLike);
        }

        private boolean isLike(Event event) {
            return switch (this) {
                case DRIVE_200 ->
                    event instanceof Event.Drove drove && drove.distance() == Distance.KM_200 && drove.fromKm() > 300;
                case DRIVE_50 ->
                    event instanceof Event.Drove drove && drove.distance() == Distance.KM_50 && drove.fromKm() > 200;
                case ATTACK ->
                    event instanceof Event.Attacked attacked
                            && attacked.hazard().stops();
                case REMEDY -> event instanceof Event.Cured;
                case SAFETY -> event instanceof Event.SafetyShown;
                case COUP_FOURRE -> event instanceof Event.CoupFourreDeclared;
                case ARRIVAL -> event instanceof Event.Arrived;
            };
        }
    }

    private final Queue<TableMoment> moments;
    private final Stage stage = new Stage();

    private MomentBenchmark(List<TableMoment> moments) {
        this.moments = new ArrayDeque<>(moments);
    }

    /// Runs it; see the class.
    public static void main(String[] arguments) {
        List<TableMoment> named =
                Arrays.stream(arguments).map(TableMoment::valueOf).toList();
        List<TableMoment> moments = named.isEmpty() ? List.of(TableMoment.values()) : named;
        Platform.startup(() -> new MomentBenchmark(moments).begin());
    }

    private void begin() {
        RehearsedStart.begin(stage, WIDTH, HEIGHT, this::next);
    }

    private void next() {
        TableMoment moment = moments.poll();
        if (moment == null) {
            Platform.exit();
            return;
        }
        GameSituations.FoundStep found =
                GameSituations.step(Setup.of(Editions.BOARD, TeamFormat.singles(4)), 1, moment::isIn);
        FilmStrip.PreparedTable table = FilmStrip.PreparedTable.of(
                found.session(), found.step().before(), found.step().after(), FilmStrip.FilmWindow.DAY, Pace.NORMAL);
        stage.setScene(table.scene());
        stage.show();
        new PlayedMoment(moment, table, found.plan(new VisibleHands(0, 0)), this::next).again();
    }

    /// A moment that is played again and again.
    private static final class PlayedMoment {

        private final TableMoment moment;
        private final FilmStrip.PreparedTable table;
        private final MotionPlan plan;
        private final Runnable then;
        private int played;
        private final TableMotionPlayer player =
                new TableMotionPlayer(SoundPlayer.NONE, TableDelays.at(Pace.OFF).still());
        private final FrameMeter firstMeter = new FrameMeter(() -> player.isMoving() && played == 1);
        private final FrameMeter laterMeter = new FrameMeter(() -> player.isMoving() && played > 1);

        PlayedMoment(TableMoment moment, FilmStrip.PreparedTable table, MotionPlan plan, Runnable then) {
            this.moment = moment;
            this.table = table;
            this.plan = plan;
            this.then = then;
            firstMeter.start();
            laterMeter.start();
        }

        /// Shows what was before, and lets it stand for a while, in which nothing counts.
        void again() {
            table.view().show(table.before());
            table.view().board().readyGround();
            wait(played == 0 ? FIRST_TURNS : BREATH, this::play);
        }

        private void play() {
            played++;
            player.play(plan, table.view(), table.before(), table.after(), table.names(), Pace.NORMAL);
            player.whenStill(() -> {
                if (played < TIMES) {
                    // What shows the beginning again is no part of the moment.
                    wait(BREATH, this::again);
                } else {
                    tell();
                }
            });
        }

        private void tell() {
            firstMeter.stop();
            laterMeter.stop();
            System.out.printf(Locale.ROOT, "%-12s first time %s%n", moment, firstMeter.figures());
            System.out.printf(Locale.ROOT, "%-12s later      %s%n", moment, laterMeter.figures());
            wait(BREATH, then);
        }

        private static void wait(Duration time, Runnable next) {
            PauseTransition pause = new PauseTransition(time);
            pause.setOnFinished(_ -> next.run());
            pause.play();
        }
    }
}
