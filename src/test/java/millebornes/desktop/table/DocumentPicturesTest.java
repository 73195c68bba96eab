package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import millebornes.desktop.DocumentPicture;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.app.SamplePages;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The pictures of the documents show the current program, in the language of their page. [DocumentPicture] says how to
/// update them.
class DocumentPicturesTest {

    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;

    /// How far a replay is watched.
    private static final int MOVES = 80;

    /// The pages that show pictures, and the shop of programs.
    private static final List<String> SHOWING =
            List.of("README.md", "docs/play.en.md", "docs/play.fr.md", "src/dist/linux/millebornes.metainfo.xml");

    /// Taken and compared in a browser, by the profile `phones`.
    private static final String PHONE = "phone";

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));
    private static final Pattern PICTURE = Pattern.compile("pictures@?/([a-z0-9-]+\\.(?:en|fr)\\.png)");

    /// A page in the documents.
    ///
    /// @param text in percent
    record Page(String name, ColourTheme theme, int text, Function<ScreenContext, AppScreen> screen) {

        static Page of(String name) {
            return new Page(name, ColourTheme.DAY, 100, SamplePages.named(name));
        }

        static Page table(String name, ColourTheme theme, int text, Session session) {
            return new Page(
                    name, theme, text, context -> new TableScreen(session, context, new Nowhere(), TableDelays.NONE));
        }

        Image taken(Language language) {
            String file = "document-" + name + "-" + language.tag();
            ScreenContext context =
                    new ScreenContext(language, new AppearanceSettings(theme, new TextScale(text)), Pace.OFF);
            Scene scene = ScreenCapture.checkLayout(file, context, screen, WIDTH, HEIGHT);
            Gallery.onToolkit(() -> {
                if (scene.lookup("#replay-next") instanceof Button next) {
                    IntStream.range(0, MOVES).forEach(_ -> next.fire());
                }
                return true;
            });
            Patience.until(() -> isPainted(scene), "pictures that are painted later never come");
            return Gallery.checkDrawn(scene, file);
        }

        private static boolean isPainted(Scene scene) {
            return scene.getRoot().lookupAll("*").stream()
                    .noneMatch(node -> node instanceof ImageView view && view.getImage() == null);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Page> pages() {
        Session sessionOfFour = four();
        Setup juniorSetup = FOUR.with(choices -> choices.scoring(ScoringMode.JUNIOR));
        return Stream.concat(
                Stream.of(
                                "home",
                                "travelers",
                                "setup",
                                "car",
                                "phones",
                                "school",
                                "album",
                                "day",
                                "replay",
                                "postcard",
                                "micro",
                                "ceremony")
                        .map(Page::of),
                Stream.of(
                        Page.table("table", ColourTheme.DAY, 100, sessionOfFour),
                        Page.table("night", ColourTheme.NIGHT, 100, sessionOfFour),
                        Page.table("contrast", ColourTheme.HIGH_CONTRAST, 100, sessionOfFour),
                        Page.table("large-text", ColourTheme.DAY, 200, sessionOfFour),
                        Page.table(
                                "junior",
                                ColourTheme.DAY,
                                100,
                                GameSituations.find(juniorSetup, 1, DocumentPicturesTest::isUnderWay))));
    }

    private static Session four() {
        return GameSituations.find(FOUR, 1, DocumentPicturesTest::isUnderWay);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void aPageIsWhatTheProgramShows(Page page) {
        for (Language language : Language.values()) {
            check(page.name(), language, page.taken(language));
        }
    }

    @ParameterizedTest
    @EnumSource
    void theTableIsHalfByDayAndHalfByNight(Language language) {
        Session sessionOfFour = four();
        Image day = Page.table("table", ColourTheme.DAY, 100, sessionOfFour).taken(language);
        PixelReader night = Page.table("night", ColourTheme.NIGHT, 100, sessionOfFour)
                .taken(language)
                .getPixelReader();
        WritableImage both = new WritableImage(day.getPixelReader(), WIDTH, HEIGHT);
        for (int y = 0; y < HEIGHT; y++) {
            int split = WIDTH / 2 + (HEIGHT / 2 - y) / 4;
            both.getPixelWriter().setPixels(split, y, WIDTH - split, 1, night, split, y);
        }
        check("day-night", language, both);
    }

    @ParameterizedTest
    @EnumSource
    void aCoupFourreIsAFilm(Language language) {
        check(
                "coup-fourre",
                language,
                FilmStrip.checkWhole(
                        "document-coup-fourre-" + language.tag(),
                        FOUR,
                        new FilmStrip.FilmWindow(ColourTheme.DAY, language, WIDTH, HEIGHT),
                        Movement.CoupFourreFlourish.class,
                        transition -> transition.events().stream()
                                .anyMatch(event -> event instanceof Event.CoupFourreDeclared coup
                                        && transition
                                                        .before()
                                                        .round()
                                                        .car(coup.car())
                                                        .km()
                                                > 200)));
    }

    /// A picture that nothing compares would age, and a page in one language wants its own pictures.
    @Test
    void everyPictureIsShownAndCompared() throws IOException {
        Set<String> compared = Stream.concat(Stream.of(PHONE, "day-night", "coup-fourre"), pages().map(Page::name))
                .flatMap(name -> Arrays.stream(Language.values()).map(language -> name + "." + language.tag() + ".png"))
                .collect(Collectors.toCollection(TreeSet::new));
        try (Stream<Path> files = Files.list(DocumentPicture.FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrderElementsOf(compared);
        }
        for (Language language : Language.values()) {
            List<String> shown = PICTURE.matcher(Files.readString(Path.of("docs", "play." + language.tag() + ".md")))
                    .results()
                    .map(MatchResult::group)
                    .toList();
            assertThat(shown).hasSizeGreaterThan(10).allMatch(link -> link.endsWith("." + language.tag() + ".png"));
        }
        Set<String> shown = new TreeSet<>();
        for (String page : SHOWING) {
            PICTURE.matcher(Files.readString(Path.of(page))).results().forEach(picture -> shown.add(picture.group(1)));
        }
        assertThat(shown).isEqualTo(compared);
        assertThat(Files.readString(Path.of("src/phones/java/millebornes/phones/PageGalleryTest.java")))
                .contains("DocumentPicture.check(", "\"phone.fr\"", "\"phone.en\"");
    }

    private static void check(String name, Language language, Image shown) {
        DocumentPicture.check(name + "." + language.tag(), Gallery.buffered(shown));
    }

    private static boolean isUnderWay(Round round) {
        return round.phase() instanceof Phase.Turn turn
                && turn.seat() == 0
                && round.cars().stream().filter(car -> car.km() > 250).count() >= 3
                && round.cars().stream().anyMatch(car -> car.stopped())
                && round.cars().stream().anyMatch(car -> car.safeties().size() > 0);
    }
}
