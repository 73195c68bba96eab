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
import millebornes.desktop.app.storage.DataFolderStores;
import millebornes.desktop.app.storage.ResumableGameFinder;
import millebornes.desktop.controls.ConfirmationPaneFactory;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.DiskTasks;
import millebornes.desktop.controls.ReplayAlternative;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.home.HomeScreen;
import millebornes.desktop.learn.FirstDriveScreen;
import millebornes.desktop.micro.MicroTitleScreen;
import millebornes.desktop.replay.ReplayScreen;
import millebornes.desktop.rules.RulesScreen;
import millebornes.desktop.saves.FileDialogFolder;
import millebornes.desktop.saves.SavesScreen;
import millebornes.desktop.school.SchoolScreen;
import millebornes.desktop.scores.ScoreCars;
import millebornes.desktop.scores.ScoresScreen;
import millebornes.desktop.settings.SettingsScreen;
import millebornes.desktop.setup.FamilyLiveries;
import millebornes.desktop.setup.GameConfigFactory;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.setup.SetupPlayer;
import millebornes.desktop.setup.SetupScreen;
import millebornes.desktop.travelers.DriverSelectionScreen;
import millebornes.engine.match.DealSeed;
import millebornes.net.host.WindowPhoneHost;
import millebornes.records.AdaptiveDifficulty;
import millebornes.records.Album;
import millebornes.records.FinishedMatch;
import millebornes.records.MatchMemories;
import millebornes.records.PersonalAlbum;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.save.SavedGame;
import millebornes.save.SingleValueStore;
import millebornes.school.ExerciseBook;
import millebornes.school.SchoolProgress;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// Opens every page of the program.
final class Navigator implements MatchExits {

    private final ScreenHost host;
    private final ScreenContext context;
    private final SingleValueStore<LastSetup> lastSetupStore;
    private final SingleValueStore<List<FinishedMatch>> scoresStore;
    private final AutosavedGamesStore games;
    private final Supplier<DealSeed> seeds;
    private final TableScreenFactory tables;
    private final Runnable quit;
    private final DiskTasks disk = new DiskTasks();
    private final FileDialogFolder gameFolder;
    private final PostcardNavigator postcards;
    private final SingleValueStore<Album> album;
    private final SingleValueStore<SchoolProgress> school;
    private final DayNavigator days;
    private Optional<PhonePlayContext> phones = Optional.empty();
    private @Nullable RunningMatch runningMatch;

    /// @param stores the data of the pages
    /// @param seeds gives deals for new games
    /// @param tables creates tables
    /// @param quit closes the window
    Navigator(
            ScreenHost host,
            ScreenContext context,
            DataFolderStores stores,
            Supplier<DealSeed> seeds,
            TableScreenFactory tables,
            Runnable quit) {
        this.host = host;
        this.context = context;
        this.lastSetupStore = stores.families();
        this.scoresStore = stores.scores();
        this.games = stores.games();
        this.gameFolder = stores.gameFolder();
        this.seeds = seeds;
        this.tables = tables;
        this.quit = quit;
        this.postcards = new PostcardNavigator(host, context);
        this.album = stores.album();
        this.school = stores.school();
        this.days = new DayNavigator(
                host, context, stores.days(), lastSetupStore, InstantSource.system(), this::askAndBegin);
    }

    /// Lets people have their cards on phones.
    void offerPhones(WindowPhoneHost windowPhones) {
        phones = Optional.of(PhonePlayContext.of(windowPhones));
    }

    /// Shows the home page as soon as possible, when the program starts.
    void start() {
        host.show(HomeScreen.first(
                context,
                leadingBackTo(this::home),
                this::isDayPlayed,
                ResumableGameFinder.find(games, running(), disk)));
    }

    /// Shows the home page.
    void home() {
        leaveMatch();
        host.show(new HomeScreen(
                context,
                leadingBackTo(this::home),
                this::isDayPlayed,
                ResumableGameFinder.find(games, running(), disk)));
    }

    private boolean isDayPlayed() {
        return days.result().isPresent();
    }

    /// The callback with which a screen opens destinations.
    ///
    /// @param back goes back to that screen
    private Consumer<Destination> leadingBackTo(Runnable back) {
        return destination -> open(destination, back);
    }

    @Override
    public void open(Destination destination, Runnable back) {
        switch (destination) {
            case Destination.Home _ -> home();
            case Destination.NewGame _ -> newGame();
            case Destination.Setup _ -> setup();
            case Destination.Saves _ -> saves();
            case Destination.Rules _ -> host.show(new RulesScreen(context, RulesScreen.FIRST, back));
            case Destination.Scores _ -> scores();
            case Destination.Learn _ -> learn();
            case Destination.School _ -> host.show(new SchoolScreen(context, ExerciseBook.ofProgram(), school, back));
            case Destination.Settings _ -> host.show(new SettingsScreen(context, back));
            case Destination.Album(String name) ->
                host.show(new AlbumScreen(context, album.value(), name, this::print, back));
            case Destination.Day(LocalDate date) -> days.show(date, back);
            case Destination.Continue _ -> goOn();
            case Destination.Resume(LibraryGame.Playable playable) -> resume(playable);
            case Destination.Play(GameConfig game) -> askAndBegin(game);
            case Destination.PlayJunior _ ->
                askAndBegin(GameConfigFactory.junior(lastSetupStore.value(), context.words(), seeds.get()));
            case Destination.Replay(SavedGame game, Optional<ReplayAlternative> moment) ->
                host.show(new ReplayScreen(context, game, moment, leadingBackTo(back), back));
            case Destination.Practice(SavedGame savedGame) ->
                new ReplayPracticeNavigator(
                                this, host, context, (session, exits) -> tables.table(session, context, exits))
                        .begin(savedGame);
            case Destination.Postcard(SavedGame game) -> postcards.show(game);
            case Destination.Quit _ -> quit();
        }
    }

    private void scores() {
        LastSetup lastSetup = lastSetupStore.value();
        ScoreCars cars = new ScoreCars(
                FamilyLiveries.byName(lastSetup), lastSetup.garage().outfits());
        // From the album one comes back to the very page.
        host.show(new ScoresScreen(context, scoresStore, cars, destination -> open(destination, host.wayBack())));
    }

    private void learn() {
        String learner = lastSetupStore.value().sitters().stream()
                .filter(SetupPlayer::isPerson)
                .map(SetupPlayer::name)
                .findFirst()
                .orElse("");
        host.show(new FirstDriveScreen(context, learner, leadingBackTo(this::home)));
    }

    private void print(PersonalAlbum personalAlbum) {
        new AlertDialogs(context, host.scene().getWindow()).tell(postcards.print(personalAlbum));
    }

    /// Resumes the match in progress, or the game that was left last.
    private void goOn() {
        RunningMatch running = runningMatch;
        if (running != null) {
            running.goOn();
        } else {
            games.waiting().ifPresent(this::resume);
        }
    }

    /// Starts a game by the current rules and opens its table; the retro screen asks for the name first. A game that
    /// was left stays among the saved games.
    void begin(GameConfig game) {
        if (isRetro(game)) {
            host.show(new MicroTitleScreen(game, context, this::deal, this::setup));
        } else {
            deal(game);
        }
    }

    private boolean isRetro(GameConfig game) {
        return context.microOrTableSetting().isRetro(game);
    }

    private void deal(GameConfig game) {
        RunningMatch leftMatch = runningMatch;
        if (leftMatch != null && leftMatch.session().moves().isEmpty()) {
            games.forget();
        }
        Session session = Session.start(AdaptiveDifficulty.in(game.byCurrentRules(), scoresStore.value()));
        games.begin(session);
        set(session).begin(phones.filter(phonePlay -> phonePlay.wanted().get()).isPresent());
    }

    /// Resumes a saved game.
    private void resume(LibraryGame.Playable playable) {
        RunningMatch running = runningMatch;
        if (running != null && games.file().equals(Optional.of(playable.file()))) {
            running.goOn();
        } else {
            disk.run(
                    playable::load,
                    game -> games.resume(game, playable.file())
                            .ifPresentOrElse(session -> set(session).goOn(), this::saves),
                    _ -> saves());
            if (playable.generation() == LibraryGame.Generation.BEFORE) {
                new AlertDialogs(context, host.scene().getWindow()).say("keep.before");
            }
        }
    }

    /// Closes the current match to phones.
    private void leaveMatch() {
        Optional.ofNullable(runningMatch).ifPresent(RunningMatch::left);
    }

    private RunningMatch set(Session session) {
        leaveMatch();
        RunningMatch newMatch = isRetro(session.game())
                ? new MicroNavigator(this, host, context, session)
                : new MatchNavigator(
                        this,
                        host,
                        context,
                        postcards,
                        session,
                        games.file().map(GameLibrary::id),
                        phones,
                        exits -> tables.table(session, context, exits));
        runningMatch = newMatch;
        return newMatch;
    }

    /// Opens a new table for the current game after its last move; the home page if there is none.
    void recover() {
        RunningMatch running = runningMatch;
        if (running == null) {
            home();
        } else {
            set(running.session()).goOn();
        }
    }

    /// The current game, if any.
    Optional<Session> running() {
        return Optional.ofNullable(runningMatch).map(RunningMatch::session);
    }

    /// Closes the window, after a confirmation if a game would be lost.
    void quit() {
        orAsk("lose.quit", quit);
    }

    /// Runs an action that would lose an unfinished game: at once if it is saved or nothing has been played, otherwise
    /// after a confirmation.
    private void orAsk(String question, Runnable what) {
        RunningMatch running = runningMatch;
        if (running == null || games.keeps() || running.session().moves().isEmpty()) {
            what.run();
        } else {
            host.ask(ConfirmationPaneFactory.of(context, question, what, host::answered));
        }
    }

    private void newGame() {
        if (isFirstStart()) {
            host.show(new DriverSelectionScreen(context, lastSetupStore, leadingBackTo(this::newGame)));
        } else {
            setup();
        }
    }

    /// Whether nothing is remembered here: no family, no finished match, no game.
    private boolean isFirstStart() {
        return lastSetupStore.value().equals(LastSetup.FIRST)
                && scoresStore.value().isEmpty()
                && running().isEmpty()
                && games.waiting().isEmpty();
    }

    private void setup() {
        leaveMatch();
        @Nullable BooleanProperty wanted = phones.map(PhonePlayContext::wanted).orElse(null);
        host.show(new SetupScreen(context, lastSetupStore, seeds, leadingBackTo(this::home), wanted));
    }

    @Override
    public void setupAfter(GameConfig previousConfig) {
        if (previousConfig.isJunior()) {
            lastSetupStore.change(GameConfigFactory::junior);
        }
        setup();
    }

    private SavesScreen saves() {
        leaveMatch();
        SavesScreen savesScreen = new SavesScreen(
                context, games, gameFolder, leadingBackTo(this::saves), this::forgetDeleted, this::confirmEmptying);
        host.show(savesScreen);
        return savesScreen;
    }

    /// Imports files of games, if there are any, and shows them.
    void bringIn(List<Path> files) {
        if (!files.isEmpty()) {
            saves().bringIn(files);
        }
    }

    /// Starts a game, after a confirmation if another one would be lost.
    private void askAndBegin(GameConfig game) {
        orAsk("lose.newGame", () -> begin(game));
    }

    @Override
    public List<Album.NewStamps> finished(Session session) {
        if (running().filter(session::equals).isEmpty()) {
            return List.of();
        }
        runningMatch = null;
        games.letGo();
        scoresStore.change(FinishedMatch.of(session)::after);
        days.remember(session);
        MatchMemories match = MatchMemories.of(session, LocalDateTime.now(ZoneId.systemDefault()));
        Album albumBefore = album.value();
        return album.change(stampedAlbum -> stampedAlbum.with(match)).newSince(albumBefore);
    }

    @Override
    public Optional<Runnable> day(Session session, Runnable back) {
        return days.wayTo(session, back);
    }

    @Override
    public void abandoned(Session session) {
        if (running().filter(session::equals).isPresent()) {
            runningMatch = null;
            games.discard();
        }
    }

    @Override
    public void dealAgain(GameConfig previousConfig) {
        deal(previousConfig.dealtAgain(seeds.get()));
    }

    /// Empties the bin after a confirmation.
    private void confirmEmptying(Runnable empty) {
        Runnable answered = () -> {
            host.answered();
            empty.run();
        };
        host.ask(ConfirmationPaneFactory.of(context, "bin.empty", answered, host::answered));
    }

    /// Drops the current game if it was deleted.
    private void forgetDeleted() {
        if (games.file().isEmpty()) {
            runningMatch = null;
        }
    }
}
