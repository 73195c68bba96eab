package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Scene;
import millebornes.bot.BotLevel;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.SceneContents;
import millebornes.desktop.album.AlbumScreen;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.PhonesExits;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.controls.VisitedExits;
import millebornes.desktop.controls.WindowZoomPane;
import millebornes.desktop.phones.PhonesScreen;
import millebornes.desktop.phones.SamplePhones;
import millebornes.desktop.replay.ReplayScreen;
import millebornes.desktop.result.CeremonyScreen;
import millebornes.desktop.result.FinishedRound;
import millebornes.desktop.result.ResultScreen;
import millebornes.desktop.saves.FileDialogFolder;
import millebornes.desktop.saves.SavesScreen;
import millebornes.desktop.scores.ScoreCars;
import millebornes.desktop.scores.ScoresScreen;
import millebornes.desktop.table.TableDelays;
import millebornes.desktop.table.TableScreen;
import millebornes.desktop.theme.SceneStyler;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.records.Album;
import millebornes.records.FinishedMatch;
import millebornes.records.MatchMemories;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.InMemoryStore;
import millebornes.save.NastyNames;
import millebornes.save.NastyNames.Nasty;
import millebornes.save.SaveMetadata;
import millebornes.save.SingleValueStore;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.flow.HandPlace;
import millebornes.words.Language;
import millebornes.words.PlayerNames;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Malicious names and long ones on every page that shows names: each is readable, no text is cut or pushed over an
/// edge, and no character changes the direction of the text around it.
class NamesOnEveryPageTest {

    private static final int SEATS = 4;

    /// Characters that turn the direction of the text around them.
    private static final int FIRST_OVERRIDE = 0x202A;

    private static final int LAST_OVERRIDE = 0x202E;

    /// So many letters of a name at least stand before dots.
    private static final int LEAST_READ = 4;

    private static final int[][] WINDOWS = {{1024, 700}, {1280, 800}, {1920, 1080}};

    /// Names of 14 to 16 letters.
    private static final List<String> LONG_NAMES = List.of(
            "Marguerite-Élise",
            "Jean-Christophe",
            "Grandma Josepha",
            "Bartholomew Max",
            "Christopher John",
            "Tante Madeleine",
            "Wilhelmina Mary",
            "Oncle Barnabé M",
            "Maximilian-Arno");

    @TempDir
    Path folder;

    private int homes;

    /// A page that shows who plays.
    enum NamedPage {
        CURTAIN,
        TABLE,
        SHEET,
        CEREMONY,
        REPLAY,
        SAVES,
        SCORES,
        ALBUM,
        PHONES
    }

    private AppScreen page(NamedPage page, ScreenContext context, List<String> names) {
        return switch (page) {
            case CURTAIN -> table(context, begun(names, -1));
            case TABLE -> table(context, begun(names, 1));
            case SHEET -> new ResultScreen(context, over(names), new VisitedExits());
            case CEREMONY -> new CeremonyScreen(context, over(names), new VisitedExits());
            case REPLAY ->
                new ReplayScreen(context, SavedSessionConverter.of(over(names), SaveMetadata.NONE), _ -> {}, () -> {});
            case SAVES -> new SavesScreen(context, kept(names), FileDialogFolder.unkept(), _ -> {}, () -> {}, _ -> {});
            case SCORES -> {
                SingleValueStore<List<FinishedMatch>> scoresStore = new InMemoryStore<>(List.of());
                scoresStore.change(FinishedMatch.of(over(names))::after);
                yield new ScoresScreen(context, scoresStore, ScoreCars.NOBODYS, _ -> {});
            }
            case ALBUM ->
                new AlbumScreen(
                        context,
                        Album.EMPTY.with(MatchMemories.of(over(names), LocalDateTime.of(2026, 7, 1, 18, 0))),
                        "",
                        _ -> {},
                        () -> {});
            case PHONES ->
                new PhonesScreen(
                        context,
                        new SamplePhones(
                                begun(names, -1).game(),
                                HandPlace.PHONE,
                                HandPlace.SILENT_PHONE,
                                HandPlace.SCREEN,
                                HandPlace.SCREEN),
                        SamplePages.nowhere(PhonesExits.class),
                        InstantSource.fixed(SamplePhones.NOW));
        };
    }

    @ParameterizedTest
    @EnumSource
    void everyNameIsReadAndNothingIsCut(NamedPage page) {
        List<String> faults = new ArrayList<>();
        List<List<String>> tables = tables();
        for (int table = 0; table < tables.size(); table++) {
            List<String> names = tables.get(table);
            int[] window = WINDOWS[table % WINDOWS.length];
            ScreenContext context = ScreenCapture.context(Language.values()[table % Language.values().length]);
            List<String> all = PlayerNames.of(
                    context.words(),
                    begun(names, page == NamedPage.CURTAIN || page == NamedPage.PHONES ? -1 : 1)
                            .game()
                            .players());
            // Computers have no scores.
            List<String> shown = page == NamedPage.SCORES ? all.subList(0, 1) : all;
            AppScreen screen = Gallery.onToolkit(() -> page(page, context, names));
            Scene scene = Gallery.onToolkit(() -> scene(screen, context, window[0], window[1]));
            if (page == NamedPage.SAVES) {
                // On a busy disk the page is there before its games.
                Patience.until(() -> scene.lookup("#shelf-play-0") != null, "the games are not shown");
            }
            Gallery.onToolkit(() -> {
                scene.getRoot().applyCss();
                scene.getRoot().layout();
                faults(scene, page, shown).forEach(fault -> faults.add(page + " " + window[0] + " " + shown + fault));
                screen.hidden();
                return scene;
            });
        }
        assertThat(faults).isEmpty();
    }

    static Stream<TeamFormat> crowds() {
        return Editions.PLAYROOM.tables().stream()
                .map(Edition.TablePreset::form)
                .filter(form -> form.seats() > SEATS);
    }

    @ParameterizedTest
    @MethodSource("crowds")
    void longNamesOfManySeatsAreWhole(TeamFormat form) {
        List<String> names = LONG_NAMES.subList(0, form.seats());
        Session session = Session.start(new GameConfig(Setup.of(Editions.PLAYROOM, form), players(names, 1), 0, 7));
        for (int[] window : WINDOWS) {
            Scene scene = ScreenCapture.check(
                    "names-%s-%d-%d".formatted(form.word(), form.seats(), window[0]),
                    ScreenCapture.context(Language.ENGLISH),
                    context -> table(context, session),
                    window[0],
                    window[1]);
            assertThat(Gallery.onToolkit(() -> SceneContents.texts(scene)).stream()
                            .map(text -> text.replace('\n', ' '))
                            .toList())
                    .as("names of %s at %d×%d", form.word(), window[0], window[1])
                    .containsAll(names);
        }
    }

    private static List<String> faults(Scene scene, NamedPage page, List<String> names) {
        List<String> texts = SceneContents.texts(scene);
        List<String> faults = new ArrayList<>();
        texts.stream()
                .filter(text -> text.chars().anyMatch(NamesOnEveryPageTest::steers))
                .forEach(text -> faults.add(": characters that steer in " + text));
        // A long name may end in dots where it has to; it takes no room from anything else.
        SceneContents.cutTexts(scene, false).stream()
                .filter(text -> names.stream().noneMatch(name -> text.contains(name) || isRead(text, name)))
                .forEach(text -> faults.add(": cut: " + text));
        SceneContents.textsBeyond(scene).forEach(text -> faults.add(": beyond the window: " + text));
        SceneContents.overhanging(scene).forEach(part -> faults.add(": over its panel's edge: " + part));
        if (page != NamedPage.ALBUM) {
            names.stream()
                    .filter(name -> texts.stream().noneMatch(text -> isRead(text, name)))
                    .forEach(name -> faults.add(": cannot be read: " + name));
        }
        return faults;
    }

    private static boolean steers(int letter) {
        return (letter != '\n' && Character.isISOControl(letter))
                || (letter >= FIRST_OVERRIDE && letter <= LAST_OVERRIDE);
    }

    /// Whole, or its beginning before dots; large letters are capitals, and long ones are broken into two lines.
    private static boolean isRead(String text, String name) {
        String said = text.toUpperCase(Locale.ROOT).replace('\n', ' ').replace("...", "…");
        String wanted = name.toUpperCase(Locale.ROOT);
        int dots = said.indexOf('…');
        return said.contains(wanted) || (dots >= LEAST_READ && wanted.startsWith(said.substring(0, dots)));
    }

    private static Scene scene(AppScreen screen, ScreenContext context, double width, double height) {
        WindowZoomPane windowPane = new WindowZoomPane(screen.root());
        Scene scene = new Scene(windowPane, width, height);
        SceneStyler.scene(scene, context.look());
        windowPane.applyCss();
        screen.shown();
        // What is made anew by one pass is laid out by the next.
        for (int pass = 0; pass < 2; pass++) {
            windowPane.applyCss();
            windowPane.layout();
        }
        return scene;
    }

    /// Four names each: all the nasty ones that are kept differently, and names as long as may be.
    private static List<List<String>> tables() {
        Map<String, String> kept = NastyNames.all()
                .collect(Collectors.toMap(
                        Nasty::kept,
                        name -> name.given().length() > 500 ? name.kept() : name.given(),
                        (one, _) -> one,
                        LinkedHashMap::new));
        List<String> all = Stream.concat(
                        Stream.of("WWWWWWWWWWWWWWWW", "Marguerite-Élise", "Jean-Christophe-", "iiiiiiiiiiiiiiii"),
                        kept.values().stream())
                .toList();
        return IntStream.iterate(0, at -> at < all.size(), at -> at + SEATS)
                .mapToObj(at -> IntStream.range(at, at + SEATS)
                        .mapToObj(seat -> all.get(seat % all.size()))
                        .toList())
                .toList();
    }

    private TableScreen table(ScreenContext context, Session session) {
        return new TableScreen(session, context, SamplePages.nowhere(TableExits.class), TableDelays.NONE);
    }

    private AutosavedGamesStore kept(List<String> names) {
        Path home = folder.resolve(Integer.toString(homes++));
        AutosavedGamesStore games = new AutosavedGamesStore(
                new GameLibrary(home.resolve("games")), FolderLock.of(home), InstantSource.system());
        games.begin(begun(names, 1));
        games.settle();
        games.letGo();
        games.begin(over(names));
        games.settle();
        games.letGo();
        return games;
    }

    private static Session begun(List<String> names, int people) {
        return Session.start(
                new GameConfig(Setup.of(Editions.BOARD, TeamFormat.singles(SEATS)), players(names, people), 0, 7));
    }

    private static Session over(List<String> names) {
        return FinishedRound.of(
                        new Setup(Editions.BOARD, TeamFormat.singles(SEATS), OptionChoices.NONE.rounds(1)),
                        players(names, 1),
                        5)
                .session();
    }

    private static List<SeatPlayer> players(List<String> names, int people) {
        return IntStream.range(0, names.size())
                .<SeatPlayer>mapToObj(seat -> (people & (1 << seat)) != 0
                        ? new SeatPlayer.Human(names.get(seat))
                        : new SeatPlayer.Computer(names.get(seat), BotLevel.EASY))
                .toList();
    }
}
