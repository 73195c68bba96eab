package millebornes.desktop.app;

import java.util.function.LongSupplier;
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.ConfirmationPaneFactory;
import millebornes.desktop.screens.common.FullScreenButton;
import millebornes.desktop.screens.exits.HomeExits;
import millebornes.desktop.screens.exits.LearnExits;
import millebornes.desktop.screens.exits.ResultExits;
import millebornes.desktop.screens.exits.ScoresExits;
import millebornes.desktop.screens.exits.SetupExits;
import millebornes.desktop.screens.exits.TableExit;
import millebornes.desktop.screens.exits.TableExits;
import millebornes.desktop.screens.home.HomeScreen;
import millebornes.desktop.screens.learn.FirstDriveScreen;
import millebornes.desktop.screens.result.ResultScreen;
import millebornes.desktop.screens.rules.RulesScreen;
import millebornes.desktop.screens.scores.ScoresScreen;
import millebornes.desktop.screens.scores.model.FinishedMatch;
import millebornes.desktop.screens.scores.model.ScoreStore;
import millebornes.desktop.screens.settings.SettingsScreen;
import millebornes.desktop.screens.setup.SetupScreen;
import millebornes.desktop.screens.setup.model.GameConfigFactory;
import millebornes.desktop.screens.setup.model.LastSetupStore;
import millebornes.desktop.screens.setup.model.SetupPlayer;
import millebornes.session.GameConfig;
import millebornes.session.Player;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// Which page follows which.
final class Navigator {

    private final ScreenHost shell;
    private final AppSettingsModel context;
    private final LastSetupStore families;
    private final ScoreStore scores;
    private final LongSupplier seeds;
    private final TableScreenFactory tables;
    private final Runnable quit;
    private @Nullable Trip trip;

    /// Lays the table for a session.
    @FunctionalInterface
    interface TableScreenFactory {

        AppScreen table(Session session, AppSettingsModel context, TableExits exits);
    }

    /// @param seeds where new games take their seeds from
    /// @param tables what lays the table
    /// @param quit closes the window
    Navigator(
            ScreenHost shell,
            AppSettingsModel context,
            LastSetupStore families,
            ScoreStore scores,
            LongSupplier seeds,
            TableScreenFactory tables,
            Runnable quit) {
        this.shell = shell;
        this.context = context;
        this.families = families;
        this.scores = scores;
        this.seeds = seeds;
        this.tables = tables;
        this.quit = quit;
    }

    void home() {
        shell.show(new HomeScreen(context, new FromHome(), trip == null ? null : trip.session));
    }

    /// Deals a game and lays the table for it, in place of one that may be left.
    void begin(GameConfig game) {
        Trip fresh = new Trip(Session.start(game));
        trip = fresh;
        fresh.goOn();
    }

    /// Closes the window, after asking where that would lose a game.
    void quit() {
        orAsk("lose.quit", quit);
    }

    /// Does what would lose a game that is not over: at once while nothing has been played, otherwise after asking.
    private void orAsk(String question, Runnable what) {
        Trip running = trip;
        if (running == null || running.session.moves().isEmpty()) {
            what.run();
        } else {
            shell.ask(ConfirmationPaneFactory.of(context, question, what, shell::answered));
        }
    }

    private void setup() {
        shell.show(new SetupScreen(context, families, seeds, new FromSetup()));
    }

    private void learn() {
        String learner = families.last().sitters().stream()
                .filter(SetupPlayer::isPerson)
                .map(SetupPlayer::name)
                .findFirst()
                .orElse("");
        shell.show(new FirstDriveScreen(context, learner, new FromLesson()));
    }

    private void rules() {
        shell.show(new RulesScreen(context, RulesScreen.FIRST, this::home));
    }

    private void scores() {
        shell.show(new ScoresScreen(context, scores, new FromScores()));
    }

    private void settings() {
        shell.show(new SettingsScreen(context, this::home));
    }

    private final class FromHome implements HomeExits {

        @Override
        public void resume() {
            Trip running = trip;
            if (running != null) {
                running.goOn();
            }
        }

        @Override
        public void newGame() {
            setup();
        }

        @Override
        public void childsGame() {
            orAsk(
                    "lose.newGame",
                    () -> begin(GameConfigFactory.junior(families.last(), context.words(), seeds.getAsLong())));
        }

        @Override
        public void fullScreen() {
            FullScreenButton.toggle(shell.scene().getWindow());
        }

        @Override
        public void learn() {
            Navigator.this.learn();
        }

        @Override
        public void rules() {
            Navigator.this.rules();
        }

        @Override
        public void scores() {
            Navigator.this.scores();
        }

        @Override
        public void settings() {
            Navigator.this.settings();
        }

        @Override
        public void quit() {
            Navigator.this.quit();
        }
    }

    private final class FromLesson implements LearnExits {

        @Override
        public void home() {
            Navigator.this.home();
        }

        @Override
        public void newGame() {
            setup();
        }

        @Override
        public void rules() {
            Navigator.this.rules();
        }

        @Override
        public void again() {
            learn();
        }
    }

    private final class FromScores implements ScoresExits {

        @Override
        public void home() {
            Navigator.this.home();
        }

        @Override
        public void newGame() {
            setup();
        }
    }

    private final class FromSetup implements SetupExits {

        @Override
        public void play(GameConfig game) {
            orAsk("lose.newGame", () -> begin(game));
        }

        @Override
        public void home() {
            Navigator.this.home();
        }
    }

    /// A match on its way between the table and the ends of its rounds. One table serves all of them.
    private final class Trip implements TableExits, ResultExits {

        private final Session session;
        private final AppScreen table;

        Trip(Session session) {
            this.session = session;
            this.table = tables.table(session, context, this);
        }

        /// Back to where the players were.
        void goOn() {
            if (session.match().round().isOver()) {
                roundOver(session);
            } else {
                shell.show(table);
            }
        }

        @Override
        public void roundOver(Session over) {
            if (over.match().isOver() && trip == this) {
                trip = null;
                scores.add(FinishedMatch.of(over));
            }
            AppScreen result = new ResultScreen(context, over, this);
            boolean watched = over.game().players().stream().noneMatch(Player::isHuman);
            shell.show(
                    watched && !over.match().isOver()
                            ? new AutoAdvanceScreen(result, context, () -> nextRound(over))
                            : result);
        }

        @Override
        public void leave(TableExit way) {
            switch (way) {
                case HOME -> Navigator.this.home();
                case NEW_GAME -> setup();
                case SETTINGS -> shell.show(new SettingsScreen(context, this::goOn));
                case RULES -> shell.show(new RulesScreen(context, RulesScreen.FIRST, this::goOn));
                case QUIT -> Navigator.this.quit();
            }
        }

        @Override
        public void nextRound(Session over) {
            over.nextRound();
            shell.show(table);
        }

        @Override
        public void newGame() {
            setup();
        }

        @Override
        public void home() {
            Navigator.this.home();
        }
    }
}
