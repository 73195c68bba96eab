package millebornes.desktop.app;

import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import millebornes.desktop.album.AlbumScreen;
import millebornes.desktop.app.storage.HomeStores;
import millebornes.desktop.app.storage.WaitingGameFinder;
import millebornes.desktop.controls.ConfirmationPaneFactory;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.DiskTasks;
import millebornes.desktop.controls.ReplayMoment;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.home.HomeScreen;
import millebornes.desktop.learn.FirstDriveScreen;
import millebornes.desktop.micro.MicroTitleScreen;
import millebornes.desktop.replay.ReplayScreen;
import millebornes.desktop.rules.RulesScreen;
import millebornes.desktop.saves.GameFolder;
import millebornes.desktop.saves.SavesScreen;
import millebornes.desktop.school.SchoolScreen;
import millebornes.desktop.scores.ScoreCars;
import millebornes.desktop.scores.ScoresScreen;
import millebornes.desktop.settings.SettingsScreen;
import millebornes.desktop.setup.GameConfigFactory;
import millebornes.desktop.setup.KnownLiveries;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.setup.SetupPlayer;
import millebornes.desktop.setup.SetupScreen;
import millebornes.engine.match.DealSeed;
import millebornes.net.host.WindowPhones;
import millebornes.records.Album;
import millebornes.records.AlbumPage;
import millebornes.records.FinishedMatch;
import millebornes.records.MatchMemories;
import millebornes.save.LibraryGame;
import millebornes.save.SavedGame;
import millebornes.save.ValueStore;
import millebornes.school.ExerciseBook;
import millebornes.school.SchoolProgress;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// Which page follows which.
final class Navigator implements MatchPages {

    private final ScreenHost shell;
    private final ScreenContext context;
    private final ValueStore<LastSetup> families;
    private final ValueStore<List<FinishedMatch>> scores;
    private final AutosavedGamesStore games;
    private final Supplier<DealSeed> seeds;
    private final TableScreenFactory tables;
    private final Runnable quit;
    private final DiskTasks disk = new DiskTasks();
    private final GameFolder gameFolder;
    private final PostcardNavigator postcards;
    private final ValueStore<Album> album;
    private final ValueStore<SchoolProgress> school;
    private final DayNavigator days;
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
        this.album = stores.album();
        this.school = stores.school();
        this.days =
                new DayNavigator(shell, context, stores.days(), families, InstantSource.system(), this::askAndBegin);
    }

    /// Lets people have their cards on phones.
    void offerPhones(WindowPhones offered) {
        phones = Optional.of(PhoneOffer.of(offered));
    }

    /// Shows the first page as soon as possible, when the program starts.
    void start() {
        shell.show(HomeScreen.first(
                context, leadingBackTo(this::home), this::isDayPlayed, WaitingGameFinder.find(games, running(), disk)));
    }

    /// Shows the first page.
    void home() {
        leaveMatch();
        shell.show(new HomeScreen(
                context, leadingBackTo(this::home), this::isDayPlayed, WaitingGameFinder.find(games, running(), disk)));
    }

    private boolean isDayPlayed() {
        return days.result().isPresent();
    }

    /// What a screen opens destinations with.
    ///
    /// @param back leads back to that screen
    private Consumer<Destination> leadingBackTo(Runnable back) {
        return to -> open(to, back);
    }

    @Override
    public void open(Destination to, Runnable back) {
        switch (to) {
            case Destination.Home _ -> home();
            case Destination.Setup _ -> setup();
            case Destination.Saves _ -> saves();
            case Destination.Rules _ -> shell.show(new RulesScreen(context, RulesScreen.FIRST, back));
            case Destination.Scores _ -> scores();
            case Destination.Learn _ -> learn();
            case Destination.School _ -> shell.show(new SchoolScreen(context, ExerciseBook.ofProgram(), school, back));
            case Destination.Settings _ -> shell.show(new SettingsScreen(context, back));
            case Destination.Album(String name) ->
                shell.show(new AlbumScreen(context, album.value(), name, this::print, back));
            case Destination.Day(LocalDate date) -> days.show(date, back);
            case Destination.Continue _ -> goOn();
            case Destination.Resume(LibraryGame.Playable kept) -> resume(kept);
            case Destination.Play(GameConfig game) -> askAndBegin(game);
            case Destination.PlayJunior _ ->
                askAndBegin(GameConfigFactory.junior(families.value(), context.words(), seeds.get()));
            case Destination.Replay(SavedGame game, Optional<ReplayMoment> moment) ->
                shell.show(new ReplayScreen(context, game, moment, leadingBackTo(back), back));
            case Destination.Practice(SavedGame from) ->
                new PracticeNavigator(this, shell, context, (session, exits) -> tables.table(session, context, exits))
                        .begin(from);
            case Destination.Postcard(SavedGame game) -> postcards.show(game);
            case Destination.Quit _ -> quit();
        }
    }

    private void scores() {
        LastSetup family = families.value();
        ScoreCars cars =
                new ScoreCars(KnownLiveries.byName(family), family.garage().outfits());
        // From the album one comes back to the very page.
        shell.show(new ScoresScreen(context, scores, cars, to -> open(to, shell.wayBack())));
    }

    private void learn() {
        String learner = families.value().sitters().stream()
                .filter(SetupPlayer::isPerson)
                .map(SetupPlayer::name)
                .findFirst()
                .orElse("");
        shell.show(new FirstDriveScreen(context, learner, leadingBackTo(this::home)));
    }

    private void print(AlbumPage page) {
        new AlertDialogs(context, shell.scene().getWindow()).tell(postcards.print(page));
    }

    /// Goes on with the match in progress, or with the game that was left last.
    private void goOn() {
        RunningMatch running = trip;
        if (running != null) {
            running.goOn();
        } else {
            games.waiting().ifPresent(this::resume);
        }
    }

    /// Deals a game by the rules of today, and lays the table for it; a home computer asks for the name before. One that
    /// is left stays among those that are kept.
    void begin(GameConfig game) {
        if (isRetro(game)) {
            shell.show(new MicroTitleScreen(game, context, this::deal, this::setup));
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
            disk.run(
                    kept::load,
                    game -> games.resume(game, kept.file())
                            .ifPresentOrElse(session -> set(session).goOn(), this::saves),
                    _ -> saves());
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
    void quit() {
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

    private void setup() {
        leaveMatch();
        @Nullable BooleanProperty wanted = phones.map(PhoneOffer::wanted).orElse(null);
        shell.show(new SetupScreen(context, families, seeds, leadingBackTo(this::home), wanted));
    }

    @Override
    public void setupAfter(GameConfig before) {
        if (before.isJunior()) {
            families.change(GameConfigFactory::junior);
        }
        setup();
    }

    private SavesScreen saves() {
        leaveMatch();
        SavesScreen page = new SavesScreen(
                context, games, gameFolder, leadingBackTo(this::saves), this::forgetDeleted, this::confirmEmptying);
        shell.show(page);
        return page;
    }

    /// Puts files among the games, if there are any, and shows them there.
    void bringIn(List<Path> files) {
        if (!files.isEmpty()) {
            saves().bringIn(files);
        }
    }

    /// Deals a game, after asking where that would lose another.
    private void askAndBegin(GameConfig game) {
        orAsk("lose.newGame", () -> begin(game));
    }

    @Override
    public List<Album.NewStamps> finished(Session over) {
        if (running().filter(over::equals).isEmpty()) {
            return List.of();
        }
        trip = null;
        games.letGo();
        scores.change(FinishedMatch.of(over)::after);
        days.remember(over);
        MatchMemories match = MatchMemories.of(over, LocalDateTime.now(ZoneId.systemDefault()));
        Album before = album.value();
        return album.change(stamped -> stamped.with(match)).newSince(before);
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

    /// Empties the bin if the answer to a question says so.
    private void confirmEmptying(Runnable empty) {
        Runnable answered = () -> {
            shell.answered();
            empty.run();
        };
        shell.ask(ConfirmationPaneFactory.of(context, "bin.empty", answered, shell::answered));
    }

    /// Anyone who deletes the game on the table has left it for good.
    private void forgetDeleted() {
        if (games.file().isEmpty()) {
            trip = null;
        }
    }
}
