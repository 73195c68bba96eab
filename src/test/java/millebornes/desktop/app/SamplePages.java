package millebornes.desktop.app;

import java.lang.reflect.Proxy;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.TestWindow;
import millebornes.desktop.album.AlbumScreen;
import millebornes.desktop.album.SampleAlbums;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.PhonesExits;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.VisitedExits;
import millebornes.desktop.day.DayScreen;
import millebornes.desktop.day.SampleDays;
import millebornes.desktop.home.SampleHome;
import millebornes.desktop.learn.FirstDriveScreen;
import millebornes.desktop.micro.MicroScreen;
import millebornes.desktop.micro.MicroSituations;
import millebornes.desktop.micro.MicroTitleScreen;
import millebornes.desktop.phones.PhonesPresenter;
import millebornes.desktop.phones.PhonesScreen;
import millebornes.desktop.phones.SamplePhones;
import millebornes.desktop.postcard.MatchReport;
import millebornes.desktop.postcard.PostcardScreen;
import millebornes.desktop.postcard.SystemPostcardServices;
import millebornes.desktop.replay.ReplayScreen;
import millebornes.desktop.result.CeremonyScreen;
import millebornes.desktop.result.FinishedRound;
import millebornes.desktop.result.ResultScreen;
import millebornes.desktop.rules.RulesScreen;
import millebornes.desktop.saves.FileDialogFolder;
import millebornes.desktop.saves.SavesScreen;
import millebornes.desktop.school.SchoolScreen;
import millebornes.desktop.school.SchoolScreenTest;
import millebornes.desktop.scores.ScoreCars;
import millebornes.desktop.scores.ScoresScreen;
import millebornes.desktop.settings.SettingsScreen;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.setup.SetupScreen;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.travelers.DriverSelectionScreen;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.TeamFormat;
import millebornes.records.FinishedMatch;
import millebornes.records.FinishedMatch.Outcome;
import millebornes.records.FinishedMatch.PlayerResult;
import millebornes.save.InMemoryStore;
import millebornes.save.SaveMetadata;
import millebornes.school.ExerciseBook;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;
import millebornes.session.flow.HandPlace;

/// The pages besides the table, as a family that has played once sees them; their buttons lead nowhere.
public final class SamplePages {

    private static final List<FinishedMatch> SCORES = List.of(new FinishedMatch(
            "board",
            List.of(
                    new PlayerResult("Anna", Outcome.WON, 5150, 1975, 2, 0, 0),
                    new PlayerResult("Papi", Outcome.LOST, 3300, 1300, 1, 0, 0))));

    private static final Map<String, Function<ScreenContext, AppScreen>> PAGES = Map.ofEntries(
            page("home", SampleHome::page),
            page(
                    "setup",
                    context -> new SetupScreen(
                            context, new InMemoryStore<>(LastSetup.FIRST), () -> DealSeed.numbered(7), _ -> {})),
            page(
                    "setup-phones",
                    context -> new SetupScreen(
                            context,
                            new InMemoryStore<>(LastSetup.FIRST),
                            () -> DealSeed.numbered(7),
                            _ -> {},
                            new SimpleBooleanProperty(true))),
            page("setup-more", context -> opened(named("setup").apply(context), "#more-settings")),
            page("travelers", SamplePages::travelers),
            page("car", SamplePages::car),
            page("settings", context -> new SettingsScreen(context, () -> {})),
            page("keys", SamplePages::keys),
            page(
                    "scores",
                    context -> new ScoresScreen(context, new InMemoryStore<>(SCORES), ScoreCars.NOBODYS, _ -> {})),
            page("scores-empty", SamplePages::noScores),
            page("saves-empty", SamplePages::noSaves),
            page("rules-nothing", SamplePages::nothingFound),
            page("rules", context -> new RulesScreen(context, RulesScreen.FIRST, () -> {})),
            page("learn", context -> new FirstDriveScreen(context, "Anna", _ -> {})),
            page(
                    "saves",
                    context -> new SavesScreen(
                            context, KeptSamples.games(), FileDialogFolder.unkept(), _ -> {}, () -> {}, _ -> {})),
            page("replay", SamplePages::replay),
            page("result", context -> new ResultScreen(context, round(), new VisitedExits())),
            page("album", context -> new AlbumScreen(context, SampleAlbums.family(), "Léa", _ -> {}, () -> {})),
            page("day", context -> new DayScreen(context, SampleDays.month(), SampleDays.TODAY, SampleDays.NOWHERE)),
            page(
                    "school",
                    context -> new SchoolScreen(
                            context,
                            ExerciseBook.ofProgram(),
                            new InMemoryStore<>(SchoolScreenTest.after(3)),
                            () -> {})),
            page("sheet", context -> new ResultScreen(context, match(), new VisitedExits())),
            page("ceremony", context -> new CeremonyScreen(context, match(), new VisitedExits())),
            page("postcard", SamplePages::postcard),
            page("phones", SamplePages::phones),
            page("micro-title", context -> new MicroTitleScreen(MicroSituations.game(1), context, _ -> {}, () -> {})),
            page("micro", context -> new MicroScreen(MicroSituations.attacked(), context, MicroSituations.NOWHERE)));

    private SamplePages() {}

    /// Shows a page in a window of 1280 by 800.
    static AppScreen open(Function<ScreenContext, AppScreen> page, ScreenContext context) {
        AppScreen openedScreen = Gallery.onToolkit(() -> {
            AppScreen screen = page.apply(context);
            Scene scene = new Scene(screen.root(), 1280, 800);
            SceneStyler.scene(scene, context.look());
            TestWindow.show(scene);
            // As the program does: what scrolls has its contents only once it is styled.
            screen.root().applyCss();
            screen.shown();
            return screen;
        });
        Patience.settle();
        return openedScreen;
    }

    /// The names of all pages.
    static Stream<String> names() {
        return PAGES.keySet().stream().sorted();
    }

    /// A page by its name.
    public static Function<ScreenContext, AppScreen> named(String page) {
        return Objects.requireNonNull(PAGES.get(page));
    }

    private static Map.Entry<String, Function<ScreenContext, AppScreen>> page(
            String name, Function<ScreenContext, AppScreen> page) {
        return Map.entry(name, page);
    }

    /// The set-up page with the first car opened, to be dressed.
    private static AppScreen car(ScreenContext context) {
        return opened(named("setup").apply(context), "#seat-0-car");
    }

    private static AppScreen noScores(ScreenContext context) {
        return new ScoresScreen(context, new InMemoryStore<>(List.of()), ScoreCars.NOBODYS, _ -> {});
    }

    private static AppScreen noSaves(ScreenContext context) {
        return new SavesScreen(context, UnkeptGames.keeper(), FileDialogFolder.unkept(), _ -> {}, () -> {}, _ -> {});
    }

    /// The rules after a search for a word that is on no page.
    private static AppScreen nothingFound(ScreenContext context) {
        AppScreen screen = new RulesScreen(context, RulesScreen.FIRST, () -> {});
        return new ShownPage(screen, () -> ((TextField) screen.root().lookup("#search")).setText("zeppelin"));
    }

    /// Two sit in their cars, and a third face waits for one.
    private static AppScreen travelers(ScreenContext context) {
        AppScreen screen = new DriverSelectionScreen(context, new InMemoryStore<>(LastSetup.FIRST), _ -> {});
        for (String press : List.of("#garage-A", "#face-computer", "#garage-C", "#face-grandfather")) {
            screen = opened(screen, press);
        }
        return screen;
    }

    /// The keys behind the settings.
    private static AppScreen keys(ScreenContext context) {
        return opened(named("settings").apply(context), "#keys");
    }

    /// A page on which a button is pressed as soon as it is shown.
    private static AppScreen opened(AppScreen screen, String button) {
        return new ShownPage(screen, () -> ((Button) screen.root().lookup(button)).fire());
    }

    /// A page on which something happens as soon as it is shown.
    private record ShownPage(AppScreen page, Runnable then) implements AppScreen {

        @Override
        public Parent root() {
            return page.root();
        }

        @Override
        public void shown() {
            page.shown();
            page.root().applyCss();
            then.run();
        }

        @Override
        public void hidden() {
            page.hidden();
        }
    }

    private static AppScreen replay(ScreenContext context) {
        return new ReplayScreen(context, SavedSessionConverter.of(match(), SaveMetadata.NONE), _ -> {}, () -> {});
    }

    private static AppScreen postcard(ScreenContext context) {
        MatchReport report = MatchReport.of(match(), LocalDate.of(2026, 7, 1));
        return new PostcardScreen(context, report, new SystemPostcardServices(), () -> {});
    }

    /// Somebody is there, one sleeps, two are waited for in vain.
    private static AppScreen phones(ScreenContext context) {
        SamplePhones phones = SamplePhones.four(
                        HandPlace.PHONE, HandPlace.SILENT_PHONE, HandPlace.SCREEN, HandPlace.SCREEN)
                .quiet(PhonesPresenter.PATIENCE);
        phones.hosts = List.of("192.168.1.23", "10.8.0.2");
        return new PhonesScreen(context, phones, nowhere(PhonesExits.class), InstantSource.fixed(SamplePhones.NOW));
    }

    /// A round of a match that goes on.
    private static Session round() {
        return FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(3), 5)
                .session();
    }

    private static Session match() {
        return FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(2), 5)
                .finishMatch()
                .session();
    }

    /// Exits that lead nowhere; for those that answer nothing.
    static <T> T nowhere(Class<T> exits) {
        return exits.cast(Proxy.newProxyInstance(
                exits.getClassLoader(),
                new Class<?>[] {exits},
                (_, way, _) -> way.getReturnType() == Optional.class ? Optional.empty() : null));
    }
}
