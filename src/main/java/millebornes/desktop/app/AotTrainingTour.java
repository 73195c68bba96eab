package millebornes.desktop.app;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.IntStream;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;
import millebornes.bot.BotLevel;
import millebornes.desktop.controls.Destination;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;

/// An automatic tour of the program: every page for a moment, a while at the table with computer players, then the end.
///
/// The build runs it once to train the AOT cache, which makes players' starts faster.
final class AotTrainingTour {

    /// The system property with which the build starts it.
    static final String PROPERTY = "millebornes.tour";

    private static final Duration PAGE = Duration.millis(800);
    private static final Duration PLAY = Duration.seconds(12);
    private static final int SEATS = 4;
    private static final long SEED = 334;

    private AotTrainingTour() {}

    /// Begins the tour. The home page, which must be shown already, is its first page.
    static void begin(Navigator navigator) {
        Timeline tour = new Timeline();
        Duration at = PAGE;
        for (Destination destination : everyPage()) {
            at = at.add(PAGE);
            add(tour, at, () -> navigator.open(destination, navigator::home));
        }
        at = at.add(PAGE);
        add(tour, at, () -> navigator.begin(game()));
        at = at.add(PLAY);
        add(tour, at, navigator::home);
        add(tour, at.add(PAGE), navigator::quit);
        tour.play();
    }

    /// The destinations of the home page, and the home page again.
    static List<Destination> everyPage() {
        return List.of(
                new Destination.Setup(),
                new Destination.Saves(),
                new Destination.Rules(),
                new Destination.Scores(),
                new Destination.Settings(),
                new Destination.Learn(),
                new Destination.Day(LocalDate.now(ZoneId.systemDefault())),
                new Destination.School(),
                new Destination.Home());
    }

    private static void add(Timeline tour, Duration at, Runnable step) {
        tour.getKeyFrames().add(new KeyFrame(at, _ -> step.run()));
    }

    private static GameConfig game() {
        List<SeatPlayer> players = IntStream.range(0, SEATS)
                .<SeatPlayer>mapToObj(seat -> new SeatPlayer.Computer(Integer.toString(seat), BotLevel.MEDIUM))
                .toList();
        return new GameConfig(Setup.of(Editions.ALL.getFirst(), TeamFormat.singles(SEATS)), players, 0, SEED);
    }
}
