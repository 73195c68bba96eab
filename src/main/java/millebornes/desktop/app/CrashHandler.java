package millebornes.desktop.app;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import javafx.application.Platform;
import millebornes.desktop.app.CrashReportPaneFactory.Breakdown;
import millebornes.desktop.app.storage.CrashReportWriter;
import millebornes.desktop.controls.DiskTasks;
import millebornes.desktop.controls.ScreenContext;
import millebornes.engine.match.Match;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.Session;

/// Handles an exception that nothing in the program catches: logs it, writes a report, and shows in a new root what has
/// been saved, with no hand visible. The game continues from its last move, at a new table.
final class CrashHandler implements Thread.UncaughtExceptionHandler {

    private static final Logger LOG = System.getLogger(CrashHandler.class.getName());

    private final ScreenContext context;
    private final ScreenHost host;
    private final Navigator navigator;
    private final AutosavedGamesStore games;
    private final Path home;
    private final DiskTasks disk = new DiskTasks();
    private boolean speaking;

    /// @param home the program's own folder, for reports
    CrashHandler(ScreenContext context, ScreenHost host, Navigator navigator, AutosavedGamesStore games, Path home) {
        this.context = context;
        this.host = host;
        this.navigator = navigator;
        this.games = games;
        this.home = home;
    }

    /// Logs an exception and shows it to the players, one at a time. It may be thrown during a layout pass or a change
    /// of the scene graph, and in every frame, so it is shown later.
    @Override
    public void uncaughtException(Thread thread, Throwable problem) {
        LOG.log(Level.ERROR, "uncaught in " + thread.getName(), problem);
        if (!speaking) {
            speaking = true;
            Platform.runLater(() -> speak(problem));
        }
    }

    private void speak(Throwable problem) {
        try {
            tell(problem);
        } catch (RuntimeException | StackOverflowError again) {
            speaking = false;
            LOG.log(Level.ERROR, "while a breakdown was told", again);
        }
    }

    private void tell(Throwable problem) {
        Optional<Match> match = navigator.running().map(Session::match);
        Optional<Path> report = disk.within(
                () -> {
                    games.settle();
                    return CrashReportWriter.write(home, problem, match.orElse(null), Instant.now());
                },
                Optional.empty());
        boolean kept = match.isPresent() && games.keeps();
        Breakdown breakdown = new Breakdown(
                match.isEmpty() ? "breakdown.text.noGame" : kept ? "breakdown.text" : "breakdown.text.unkept",
                match.map(playedMatch -> context.words().text("result.round", playedMatch.number()))
                        .orElse(""),
                kept ? games.file() : Optional.empty(),
                report);
        host.replaceBy(CrashReportPaneFactory.of(
                context, breakdown, () -> then(navigator::recover), () -> then(navigator::home)));
    }

    /// Runs the exit that the player has chosen; if it fails, too, goes to the home page.
    private void then(Runnable way) {
        speaking = false;
        try {
            way.run();
        } catch (RuntimeException | StackOverflowError again) {
            LOG.log(Level.ERROR, "after a breakdown", again);
            navigator.home();
        }
    }
}
