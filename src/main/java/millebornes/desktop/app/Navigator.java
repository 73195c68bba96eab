package millebornes.desktop.app;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import millebornes.desktop.app.storage.HomeStores;
import millebornes.desktop.app.storage.WaitingGameFinder;
import millebornes.desktop.controls.ConfirmationPaneFactory;
import millebornes.desktop.controls.DiskTasks;
import millebornes.desktop.controls.HomeExits;
import millebornes.desktop.controls.ReplayMoment;
import millebornes.desktop.controls.SavesExits;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.home.HomeScreen;
import millebornes.desktop.micro.MicroTitleScreen;
import millebornes.desktop.replay.ReplayScreen;
import millebornes.desktop.saves.GameFolder;
import millebornes.desktop.saves.SavesScreen;
import millebornes.desktop.setup.GameConfigFactory;
import millebornes.desktop.setup.LastSetupStore;
import millebornes.desktop.setup.SetupScreen;
import millebornes.engine.match.DealSeed;
import millebornes.net.host.WindowPhones;
import millebornes.records.Album;
import millebornes.records.DayResult;
import millebornes.records.FinishedMatch;
import millebornes.records.ScoreStore;
import millebornes.save.LibraryGame;
import millebornes.save.SavedGame;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// Which page follows which.
final class Navigator implements MatchPages {

    private final ScreenHost shell;
    private final ScreenContext context;
    private final LastSetupStore families;
    private final ScoreStore scores;
    private final AutosavedGamesStore games;
    private final Supplier<DealSeed> seeds;
    private final TableScreenFactory tables;
    private final Runnable quit;
    private final DiskTasks disk = new DiskTasks();
    private final GameFolder gameFolder;
    private final PostcardNavigator postcards;
    private final AlbumNavigator albums;
    private final PageNavigator pages;
    private final DayNavigator days;
    private final SchoolNavigator school;
    private Optional<PhoneOffer> phones = Optional.empty();
    private @Nullable RunningMatch trip;

    /// @param stores what the pages remember, and where
    /// @param seeds deals for new games
    /// @param tables what lays the table
    /// @param quit closes the window
    Navigator(
            ScreenHost shell,
            ScreenContext context,
            HomeStores stores,
            Supplier<DealSeed> seeds,
            TableScreenFactory tables,
            Runnable quit) {
        this.shell = shell;
        this.context = context;
        this.families = stores.families();
        this.scores = stores.scores();
        this.games = stores.games();
        this.gameFolder = stores.gameFolder();
        this.seeds = seeds;
        this.tables = tables;
        this.quit = quit;
        this.postcards = new PostcardNavigator(shell, context);
        this.albums = new AlbumNavigator(shell, context, stores.album());
        this.pages = new PageNavigator(this, shell, context, families, scores, albums);
        this.days =
                new DayNavigator(shell, context, stores.days(), families, InstantSource.system(), this::askAndBegin);
        this.school = new SchoolNavigator(shell, context, stores.school());
    }

    /// Lets people have their cards on phones.
    void offerPhones(WindowPhones offered) {
        phones = Optional.of(PhoneOffer.of(offered));
    }

    /// Shows the first page as soon as possible, when the program starts.
    void start() {
        shell.show(HomeScreen.first(context, new FromHome(), WaitingGameFinder.find(games, running(), disk)));
    }

    @Override
    public void home() {
        leaveMatch();
        shell.show(new HomeScreen(context, new FromHome(), WaitingGameFinder.find(games, running(), disk)));
    }

    /// Deals a game by the rules of today, and lays the table for it; a home computer asks for the name before. One that
    /// is left stays among those that are kept.
    void begin(GameConfig game) {
        if (isRetro(game)) {
            shell.show(new MicroTitleScreen(game, context, new MicroNavigator.FromTitle(this::deal, this::setup)));
        } else {
            deal(game);
        }
    }

    private boolean isRetro(GameConfig game) {
        return context.microStyle().isRetro(game.setup());
    }

    private void deal(GameConfig game) {
        RunningMatch left = trip;
        if (left != null && left.session().moves().isEmpty()) {
            games.forget();
        }
        Session session = Session.start(game.byCurrentRules());
        games.begin(session);
        set(session).begin(phones.filter(offer -> offer.wanted().get()).isPresent());
    }

    /// Goes on with a game that was kept.
    private void resume(LibraryGame.Playable kept) {
        RunningMatch running = trip;
        if (running != null && games.file().equals(Optional.of(kept.file()))) {
            running.goOn();
        } else {
            games.resume(kept).ifPresentOrElse(session -> set(session).goOn(), this::saves);
            if (kept.generation() == LibraryGame.Generation.BEFORE) {
                new AlertDialogs(context, shell.scene().getWindow()).say("keep.before");
            }
        }
    }

    /// What listened for phones of the match that is played listens no longer.
    private void leaveMatch() {
        Optional.ofNullable(trip).ifPresent(RunningMatch::left);
    }

    private RunningMatch set(Session session) {
        leaveMatch();
        RunningMatch begun = isRetro(session.game())
                ? new MicroNavigator(this, shell, context, session)
                : new MatchNavigator(
                        this,
                        shell,
                        context,
                        postcards,
                        albums,
                        session,
                        games.file().map(file -> file.getFileName().toString()),
                        phones,
                        exits -> tables.table(session, context, exits));
        trip = begun;
        return begun;
    }

    /// Lays the table anew for the game that is played, as its last move left it; the first page when there is none.
    void recover() {
        RunningMatch running = trip;
        if (running == null) {
            home();
        } else {
            set(running.session()).goOn();
        }
    }

    /// The game that is played, if one is.
    Optional<Session> running() {
        return Optional.ofNullable(trip).map(RunningMatch::session);
    }

    /// Closes the window, after asking where that would lose a game.
    @Override
    public void quit() {
        orAsk("lose.quit", quit);
    }

    /// Does what would lose a game that is not over: at once while it is kept or nothing has been played, otherwise
    /// after asking.
    private void orAsk(String question, Runnable what) {
        RunningMatch running = trip;
        if (running == null || games.keeps() || running.session().moves().isEmpty()) {
            what.run();
        } else {
            shell.ask(ConfirmationPaneFactory.of(context, question, what, shell::answered));
        }
    }

    @Override
    public void setup() {
        leaveMatch();
        @Nullable BooleanProperty wanted = phones.map(PhoneOffer::wanted).orElse(null);
        shell.show(new SetupScreen(context, families, seeds, new FromSetup(this), wanted));
    }

    @Override
    public void setupAfter(GameConfig before) {
        if (before.isJunior()) {
            families.remember(GameConfigFactory.junior(families.last()));
        }
        setup();
    }

    /// What shows each of the pages that lead on from the first one, and that one again.
    List<Runnable> everyPage() {
        return List.of(
                this::setup,
                this::saves,
                pages::rules,
                pages::scores,
                pages::settings,
                pages::learn,
                () -> days.show(this::home),
                school::show,
                this::home);
    }

    @Override
    public SavesScreen saves() {
        leaveMatch();
        SavesScreen page = new SavesScreen(context, games, new FromSaves(), gameFolder);
        shell.show(page);
        return page;
    }

    /// Puts files among the games, if there are any, and shows them there.
    void bringIn(List<Path> files) {
        if (!files.isEmpty()) {
            saves().bringIn(files);
        }
    }

    @Override
    public void replay(SavedGame game, Optional<ReplayMoment> moment, Runnable back) {
        PracticeNavigator practice =
                new PracticeNavigator(this, shell, context, (session, exits) -> tables.table(session, context, exits));
        FromReplay ways = new FromReplay(postcards, game, this::askAndBegin, practice::begin, back);
        shell.show(new ReplayScreen(context, game, ways, moment));
    }

    /// Deals a game, after asking where that would lose another.
    @Override
    public void askAndBegin(GameConfig game) {
        orAsk("lose.newGame", () -> begin(game));
    }

    @Override
    public List<Album.NewStamps> finished(Session over) {
        if (running().filter(over::equals).isEmpty()) {
            return List.of();
        }
        trip = null;
        games.letGo();
        scores.add(FinishedMatch.of(over));
        days.remember(over);
        return albums.stamp(over);
    }

    @Override
    public Optional<Runnable> day(Session over, Runnable back) {
        return days.wayTo(over, back);
    }

    @Override
    public void abandoned(Session session) {
        if (running().filter(session::equals).isPresent()) {
            trip = null;
            games.discard();
        }
    }

    @Override
    public void dealAgain(GameConfig before) {
        deal(before.dealtAgain(seeds.get()));
    }

    private final class FromHome implements HomeExits {

        @Override
        public void resume() {
            RunningMatch running = trip;
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
            askAndBegin(GameConfigFactory.junior(families.last(), context.words(), seeds.get()));
        }

        @Override
        public void learn() {
            pages.learn();
        }

        @Override
        public void school() {
            school.show();
        }

        @Override
        public void rules() {
            pages.rules();
        }

        @Override
        public void scores() {
            pages.scores();
        }

        @Override
        public void day() {
            days.show(Navigator.this::home);
        }

        @Override
        public Optional<DayResult> today() {
            return days.result();
        }

        @Override
        public void album() {
            albums.show("");
        }

        @Override
        public void settings() {
            pages.settings();
        }

        @Override
        public void quit() {
            Navigator.this.quit();
        }
    }

    private final class FromSaves implements SavesExits {

        @Override
        public void resume(LibraryGame.Playable game) {
            Navigator.this.resume(game);
        }

        @Override
        public void replay(LibraryGame.Playable game) {
            Navigator.this.replay(game.game(), Optional.empty(), Navigator.this::saves);
        }

        @Override
        public void postcard(LibraryGame.Playable game) {
            postcards.show(game.game());
        }

        @Override
        public void emptyBin(Runnable empty) {
            Runnable answered = () -> {
                shell.answered();
                empty.run();
            };
            shell.ask(ConfirmationPaneFactory.of(context, "bin.empty", answered, shell::answered));
        }

        @Override
        public void deleted(LibraryGame game) {
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
}
