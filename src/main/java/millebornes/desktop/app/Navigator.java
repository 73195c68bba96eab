package millebornes.desktop.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import millebornes.desktop.app.storage.AutosavedGamesStore;
import millebornes.desktop.app.storage.WaitingGameFinder;
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.ConfirmationPaneFactory;
import millebornes.desktop.screens.exits.CeremonyExits;
import millebornes.desktop.screens.exits.HomeExits;
import millebornes.desktop.screens.exits.LearnExits;
import millebornes.desktop.screens.exits.ReplayWays;
import millebornes.desktop.screens.exits.ResultExits;
import millebornes.desktop.screens.exits.SavesExits;
import millebornes.desktop.screens.exits.ScoresExits;
import millebornes.desktop.screens.exits.SetupExits;
import millebornes.desktop.screens.exits.TableExit;
import millebornes.desktop.screens.exits.TableExits;
import millebornes.desktop.screens.home.HomeScreen;
import millebornes.desktop.screens.learn.FirstDriveScreen;
import millebornes.desktop.screens.replay.ReplayScreen;
import millebornes.desktop.screens.result.ResultScreen;
import millebornes.desktop.screens.result.ceremony.CeremonyScreen;
import millebornes.desktop.screens.rules.RulesScreen;
import millebornes.desktop.screens.saves.SavesScreen;
import millebornes.desktop.screens.scores.ScoresScreen;
import millebornes.desktop.screens.scores.model.FinishedMatch;
import millebornes.desktop.screens.scores.model.ScoreStore;
import millebornes.desktop.screens.settings.SettingsScreen;
import millebornes.desktop.screens.setup.SetupScreen;
import millebornes.desktop.screens.setup.model.GameConfigFactory;
import millebornes.desktop.screens.setup.model.LastSetupStore;
import millebornes.desktop.screens.setup.model.SetupPlayer;
import millebornes.save.GameLibraryEntry;
import millebornes.save.SaveDetails;
import millebornes.save.SavedGame;
import millebornes.session.GameConfig;
import millebornes.session.Player;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// Which page follows which.
final class Navigator {

    private final ScreenHost shell;
    private final AppSettingsModel context;
    private final LastSetupStore families;
    private final ScoreStore scores;
    private final AutosavedGamesStore games;
    private final LongSupplier seeds;
    private final TableScreenFactory tables;
    private final Runnable quit;
    private @Nullable Trip trip;

    /// Lays the table for a session.
    @FunctionalInterface
    interface TableScreenFactory {

        AppScreen table(Session session, AppSettingsModel context, TableExits exits);
    }

    /// @param games keeps the game that is played
    /// @param seeds where new games take their seeds from
    /// @param tables what lays the table
    /// @param quit closes the window
    Navigator(
            ScreenHost shell,
            AppSettingsModel context,
            LastSetupStore families,
            ScoreStore scores,
            AutosavedGamesStore games,
            LongSupplier seeds,
            TableScreenFactory tables,
            Runnable quit) {
        this.shell = shell;
        this.context = context;
        this.families = families;
        this.scores = scores;
        this.games = games;
        this.seeds = seeds;
        this.tables = tables;
        this.quit = quit;
    }

    void home() {
        shell.show(new HomeScreen(context, new FromHome(), WaitingGameFinder.find(games, running())));
    }

    /// Deals a game and lays the table for it. One that is left stays among those that are kept.
    void begin(GameConfig game) {
        Trip left = trip;
        if (left != null && left.session.moves().isEmpty()) {
            games.forget();
        }
        Session session = Session.start(game);
        games.begin(session);
        set(session).goOn();
    }

    /// Goes on with a game that was kept.
    private void resume(GameLibraryEntry.Playable kept) {
        Trip running = trip;
        if (running != null && games.file().equals(Optional.of(kept.file()))) {
            running.goOn();
        } else {
            games.resume(kept).ifPresentOrElse(session -> set(session).goOn(), this::saves);
        }
    }

    private Trip set(Session session) {
        trip = new Trip(session);
        return trip;
    }

    /// Lays the table anew for the game that is played, as its last move left it; the first page when there is none.
    void recover() {
        Trip running = trip;
        if (running == null) {
            home();
        } else {
            set(running.session).goOn();
        }
    }

    /// The game that is played, if one is.
    Optional<Session> running() {
        return Optional.ofNullable(trip).map(running -> running.session);
    }

    /// Closes the window, after asking where that would lose a game.
    void quit() {
        orAsk("lose.quit", quit);
    }

    /// Does what would lose a game that is not over: at once while it is kept or nothing has been played, otherwise
    /// after asking.
    private void orAsk(String question, Runnable what) {
        Trip running = trip;
        if (running == null || games.keeps() || running.session.moves().isEmpty()) {
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
        shell.show(new FirstDriveScreen(context, learner, new FromPage()));
    }

    private void rules() {
        shell.show(new RulesScreen(context, RulesScreen.FIRST, this::home));
    }

    private void scores() {
        shell.show(new ScoresScreen(context, scores, new FromPage()));
    }

    private SavesScreen saves() {
        SavesScreen page = new SavesScreen(context, games, new FromSaves());
        shell.show(page);
        return page;
    }

    /// Puts files that somebody has dropped on the window among the games, and shows them there.
    void bringIn(List<Path> files) {
        saves().bringIn(files);
    }

    private void replay(SavedGame game, Runnable back) {
        shell.show(new ReplayScreen(context, game, new ReplayWays(this::askAndBegin, back)));
    }

    /// Deals a game, after asking where that would lose another.
    private void askAndBegin(GameConfig game) {
        orAsk("lose.newGame", () -> begin(game));
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
            } else {
                games.waiting().ifPresent(Navigator.this::resume);
            }
        }

        @Override
        public void saves() {
            Navigator.this.saves();
        }

        @Override
        public void newGame() {
            setup();
        }

        @Override
        public void childsGame() {
            askAndBegin(GameConfigFactory.junior(families.last(), context.words(), seeds.getAsLong()));
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

    /// From the lesson or the scores.
    private final class FromPage implements LearnExits, ScoresExits {

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

    private final class FromSaves implements SavesExits {

        @Override
        public void resume(GameLibraryEntry.Playable game) {
            Navigator.this.resume(game);
        }

        @Override
        public void replay(GameLibraryEntry.Playable game) {
            Navigator.this.replay(game.game(), Navigator.this::saves);
        }

        @Override
        public void deleted(GameLibraryEntry game) {
            // Who deletes the game on the table has left it for good.
            if (games.file().isEmpty()) {
                trip = null;
            }
        }

        @Override
        public void home() {
            Navigator.this.home();
        }
    }

    private final class FromSetup implements SetupExits {

        @Override
        public void play(GameConfig game) {
            askAndBegin(game);
        }

        @Override
        public void home() {
            Navigator.this.home();
        }
    }

    /// A match on its way between the table and the ends of its rounds. One table serves all of them.
    private final class Trip implements TableExits, ResultExits, CeremonyExits {

        private final Session session;
        private final AppScreen table;
        private @Nullable AppScreen ceremony;

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
                games.letGo();
                scores.add(FinishedMatch.of(over));
            }
            if (over.match().isOver()) {
                ceremony(over);
                return;
            }
            boolean watched = over.game().players().stream().noneMatch(Player::isHuman);
            AppScreen result = new ResultScreen(context, over, this);
            shell.show(watched ? new AutoAdvanceScreenWrapper(result, context, () -> nextRound(over)) : result);
        }

        /// Plays it once; whoever comes back to it sees how it ended.
        @Override
        public void ceremony(Session over) {
            if (ceremony == null) {
                ceremony = new CeremonyScreen(context, over, this);
            }
            shell.show(ceremony);
        }

        @Override
        public void sheet(Session over) {
            shell.show(new ResultScreen(context, over, this));
        }

        @Override
        public void sameDeal(Session over) {
            askAndBegin(over.game());
        }

        @Override
        public void leave(TableExit way) {
            switch (way) {
                case HOME -> Navigator.this.home();
                case NEW_GAME -> setup();
                case SETTINGS -> shell.show(new SettingsScreen(context, this::goOn));
                case RULES -> shell.show(new RulesScreen(context, RulesScreen.FIRST, this::goOn));
                case SAVES -> saves();
                case QUIT -> Navigator.this.quit();
            }
        }

        @Override
        public void nextRound(Session over) {
            over.nextRound();
            shell.show(table);
        }

        @Override
        public void replay(Session over) {
            Navigator.this.replay(SavedSessionConverter.of(over, SaveDetails.NONE), () -> ceremony(over));
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
