package millebornes.desktop.album;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.transform.Scale;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ScreenWindow;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.theme.ColourTheme;
import millebornes.records.Album;
import millebornes.records.PersonalAlbum;
import millebornes.records.Stamp;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The travel album: its pictures, and its buttons.
class AlbumScreenTest {

    /// A sheet of A4 that lies on its longer side, in points, and as large as it is on a screen.
    private static final double WIDTH = 842;

    private static final double HEIGHT = 595;
    private static final double SHOWN = 1.5;

    private final List<String> taken = new ArrayList<>();

    @Test
    void somePagesInEveryWay() {
        assertThat(ScreenCapture.checkEveryWay("album", context -> screen(context, SampleAlbums.family(), "Léa")))
                .allSatisfy(pageTaken -> {
                    Words words = pageTaken.context().words();
                    assertThat(pageTaken.scene().getRoot().lookupAll(".mb-stamp"))
                            .hasSize(Stamp.values().length);
                    assertThat(open(pageTaken.scene()))
                            .contains(Stamp.CANNES)
                            .allSatisfy(stamp -> assertThat(pageTaken.says())
                                    .containsAnyOf(
                                            words.text("stamp." + stamp + ".title"),
                                            words.text("stamp." + stamp + ".how")));
                });
        ScreenCapture.check(
                "album-contrast-small",
                ScreenCapture.context(ColourTheme.HIGH_CONTRAST, 100),
                context -> screen(context, SampleAlbums.family(), "Léa"),
                1024,
                700);
    }

    @Test
    void anEmptyAlbumAndAFullOne() {
        ScreenCapture.checkInBothLanguages("album-empty", context -> screen(context, Album.EMPTY, ""));
        assertThat(ScreenCapture.checkInBothLanguages(
                        "album-full", context -> screen(context, SampleAlbums.family(), "anna ")))
                .allSatisfy(pageTaken -> assertThat(pageTaken.says())
                        .contains(pageTaken.context().words().text("stamp.LA_MER.title")));
        ScreenCapture.check(
                "album-full-night",
                ScreenCapture.context(ColourTheme.NIGHT, 100),
                context -> screen(context, SampleAlbums.family(), "Anna"),
                1280,
                800);
    }

    @Test
    void noTextIsCut() {
        assertThat(TruncatedTextFinder.in(context -> screen(context, SampleAlbums.family(), "Léa")))
                .isEmpty();
    }

    @Test
    void aPageOnPaper() {
        for (Language language : Language.values()) {
            for (Set<Stamp> stamps : List.of(EnumSet.of(Stamp.PARIS, Stamp.COL), EnumSet.allOf(Stamp.class))) {
                PersonalAlbum album = SampleAlbums.page("Marguerite-Élise", stamps);
                Group placed = new Group(
                        Gallery.onToolkit(() -> AlbumPrintPageFactory.of(Words.of(language), album, WIDTH, HEIGHT)));
                placed.getTransforms().add(new Scale(SHOWN, SHOWN));
                Gallery.checkDrawn(
                        placed, "print-album-" + stamps.size() + "-" + language.tag(), WIDTH * SHOWN, HEIGHT * SHOWN);
                assertThat(placed.getBoundsInParent().getMinX()).isGreaterThan(30);
                assertThat(placed.getBoundsInParent().getMaxX()).isLessThan(WIDTH * SHOWN - 30);
                assertThat(placed.getBoundsInParent().getMaxY()).isLessThan(HEIGHT * SHOWN - 15);
            }
        }
    }

    /// One stamp has the keyboard, arrows go to the others, and more is said of the one that has it.
    @Test
    void theArrowsGoThroughTheBook() {
        FxRobot robot = new StraightRobot();
        Scene scene = open(SampleAlbums.family(), "Léa");
        assertThat(text(scene, "album-headline")).contains("Cannes");
        robot.clickOn("#stamp-lyon");
        assertThat(text(scene, "album-headline")).contains("Lyon");
        assertThat(text(scene, "album-sentence")).contains("R-6.3");
        robot.type(KeyCode.RIGHT);
        assertThat(text(scene, "album-headline")).contains("Vienne");
        robot.type(KeyCode.UP).type(KeyCode.LEFT);
        assertThat(text(scene, "album-headline")).contains("Lapalisse");
        robot.type(KeyCode.HOME).type(KeyCode.LEFT);
        assertThat(text(scene, "album-headline")).contains("Paris");
        Node paris = scene.getRoot().lookup("#stamp-paris");
        assertThat(paris.isFocused()).isTrue();
        assertThat(paris.getAccessibleRole()).isEqualTo(AccessibleRole.RADIO_BUTTON);
        assertThat(paris.getAccessibleText()).contains("Paris", "2026");
    }

    /// A window shows a part of the stamps, with the selected one, and buttons turn the pages.
    @Test
    void pagesAreTurned() {
        FxRobot robot = new StraightRobot();
        Scene scene = open(SampleAlbums.family(), "Léa", 1024, 700);
        assertThat(open(scene)).contains(Stamp.CANNES, Stamp.LA_MER).doesNotContain(Stamp.PARIS);
        robot.clickOn("#pages-before");
        assertThat(open(scene)).contains(Stamp.PARIS).doesNotContain(Stamp.LA_MER);
        assertThat(text(scene, "album-headline")).contains("Paris");
        assertThat(scene.lookup("#pages-before").isDisabled()).isTrue();
        robot.clickOn("#pages-after");
        assertThat(open(scene)).contains(Stamp.CANNES, Stamp.LA_MER);
        robot.type(KeyCode.LEFT);
        assertThat(open(scene)).contains(Stamp.PARIS);
    }

    /// The stamps of the open pages.
    private static List<Stamp> open(Scene scene) {
        return Gallery.onToolkit(() -> Arrays.stream(Stamp.values())
                .filter(stamp -> scene.getRoot()
                        .lookup("#stamp-"
                                + stamp.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .isVisible())
                .toList());
    }

    /// Whose page it is can be chosen; the open one is printed.
    @Test
    void everyNameHasItsPage() {
        FxRobot robot = new StraightRobot();
        Scene scene = open(SampleAlbums.family(), "");
        robot.clickOn("#tab-0");
        Patience.settle();
        robot.clickOn("#print").type(KeyCode.ESCAPE);
        Patience.settle();
        assertThat(taken).containsExactly("print Papi", "back");
        assertThat(scene.getRoot().lookup("#stamp-lyon").getAccessibleText())
                .contains(ScreenCapture.context(Language.FRENCH).words().text("stamp.LYON.how"));
    }

    @Test
    void whereNobodyHasAPageThereIsNothingToPrint() {
        assertThat(open(Album.EMPTY, "").getRoot().lookup("#print")).isNull();
    }

    private static String text(Scene scene, String id) {
        return Gallery.onToolkit(() -> ((Labeled) scene.getRoot().lookup("#" + id)).getText());
    }

    private Scene open(Album album, String name) {
        return open(album, name, 1280, 800);
    }

    private Scene open(Album album, String name, double width, double height) {
        ScreenContext context = ScreenCapture.context(Language.FRENCH);
        AlbumScreen[] made = new AlbumScreen[1];
        ScreenWindow.open(
                context,
                () -> {
                    made[0] = screen(context, album, name);
                    return made[0];
                },
                width,
                height);
        return made[0].root().getScene();
    }

    private AlbumScreen screen(ScreenContext context, Album album, String name) {
        return new AlbumScreen(
                context,
                album,
                name,
                personalAlbum -> taken.add("print " + personalAlbum.name()),
                () -> taken.add("back"));
    }
}
