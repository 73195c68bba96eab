package millebornes.desktop.phones;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.PhonesExits;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import millebornes.session.flow.HandPlace;
import org.junit.jupiter.api.Test;

/// The phones page as a family sees it: codes, connected people, missing connections with their causes.
class PhonesGalleryTest {

    private static final InstantSource CLOCK = InstantSource.fixed(SamplePhones.NOW);

    /// The least width of the code of a seat, in px: among four people, and among more.
    private static final double LEAST_CODE = 160;

    private static final double LEAST_SMALL_CODE = 110;

    private static final PhonesExits NOWHERE = new PhonesExits() {
        @Override
        public void go() {}

        @Override
        public void closePhones() {}
    };

    private static Function<ScreenContext, AppScreen> page(SamplePhones phones) {
        return context -> new PhonesScreen(context, phones, NOWHERE, CLOCK);
    }

    private static SamplePhones family() {
        return SamplePhones.four(HandPlace.PHONE, HandPlace.SCREEN, HandPlace.SCREEN, HandPlace.SCREEN);
    }

    @Test
    void aFamilyThatComesIn() {
        SamplePhones phones = family();
        phones.hosts = List.of("192.168.1.23", "10.8.0.2");
        List<ScreenCapture.Taken> taken = ScreenCapture.checkEveryWay("phones-join", page(phones));
        assertThat(taken).allMatch(oneTaken -> oneTaken.shows("#phones-go"));
        assertThat(taken).allMatch(oneTaken -> oneTaken.says().contains("192.168.1.23:8137"));
        assertThat(taken)
                .filteredOn(PhonesGalleryTest::hasUsualText)
                .isNotEmpty()
                .allSatisfy(PhonesGalleryTest::assertThatTilesAreAlike);
    }

    @Test
    void nobodyIsHeard() {
        SamplePhones phones = family().quiet(Duration.ofSeconds(21));
        phones.hosts = List.of("192.168.1.23", "10.8.0.2");
        List<ScreenCapture.Taken> taken = ScreenCapture.checkEveryWay("phones-silence", page(phones));
        assertThat(taken).allMatch(oneTaken -> oneTaken.says().contains("Wi-Fi"));
        // Anyone who cannot connect sees why, without scrolling.
        assertThat(taken)
                .filteredOn(PhonesGalleryTest::hasUsualText)
                .isNotEmpty()
                .allMatch(oneTaken -> oneTaken.shows("#silence"));
        assertThat(taken).allSatisfy(oneTaken -> assertThatCodesAreLarge(oneTaken, LEAST_CODE));
    }

    private static boolean hasUsualText(ScreenCapture.Taken taken) {
        return taken.context().look().textScale().percent() == TextScale.LEAST;
    }

    /// Bands and pictures are equally high, whatever a tile shows and however long a name is.
    private static void assertThatTilesAreAlike(ScreenCapture.Taken taken) {
        assertThat(Gallery.onToolkit(() -> taken.scene().getRoot().lookupAll("." + StyleClasses.PHONE_TILE).stream()
                        .map(tile -> (VBox) tile)
                        .map(tile -> List.of(
                                height(tile.getChildren().getFirst()),
                                height(((VBox) tile.getChildren().getLast())
                                        .getChildren()
                                        .getFirst())))
                        .distinct()
                        .toList()))
                .hasSize(1);
    }

    private static double height(Node node) {
        return node.getLayoutBounds().getHeight();
    }

    /// The code of a seat can be scanned at arm's length, and all are equally large.
    private static void assertThatCodesAreLarge(ScreenCapture.Taken taken, double least) {
        assertThat(Gallery.onToolkit(() -> taken.scene().getRoot().lookupAll("QrCodeNode").stream()
                        .filter(code -> !"code-room".equals(code.getParent().getId()))
                        .map(code -> code.getLayoutBounds().getWidth())
                        .distinct()
                        .toList()))
                .singleElement()
                .satisfies(width -> assertThat(width).isGreaterThanOrEqualTo(least));
    }

    @Test
    void everyStateOfASeat() {
        SamplePhones phones = SamplePhones.four(
                        HandPlace.SILENT_PHONE, HandPlace.COMPUTER, HandPlace.PHONE, HandPlace.SCREEN)
                .knock(2);
        ScreenCapture.checkInBothLanguages("phones-states", page(phones));
    }

    /// Nine people are in sight without scrolling, with codes that can be scanned.
    @Test
    void nineByPhone() {
        ScreenCapture.checkEveryWay("phones-nine", page(SamplePhones.nine())).forEach(oneTaken -> {
            assertThatCodesAreLarge(oneTaken, LEAST_SMALL_CODE);
            assertThat(IntStream.range(0, 9)).allMatch(seat -> oneTaken.shows("#person-" + seat));
        });
    }

    /// In the largest text and the usual window the first people are in sight, with their codes.
    @Test
    void theFirstPeopleAreInSightInTheLargestText() {
        SamplePhones several = family();
        several.hosts = List.of("192.168.1.23", "10.8.0.2");
        ScreenContext context = ScreenCapture.context(ColourTheme.DAY, 200);
        for (SamplePhones phones : List.of(several, SamplePhones.nine())) {
            String name = "phones-" + phones.game().players().size() + "-200-usual";
            Scene scene = ScreenCapture.check(name, context, page(phones), 1280, 800);
            assertThat(SceneContents.isSeenWhole(scene, "#person-0")).isTrue();
            assertThat(SceneContents.isSeenWhole(scene, "#person-1")).isTrue();
        }
    }

    @Test
    void withoutANetwork() {
        SamplePhones phones = family().silent(Duration.ofSeconds(30));
        phones.hosts = List.of();
        ScreenCapture.checkInBothLanguages("phones-no-network", page(phones));
    }

    /// The code fills the window, for those on the sofa.
    @Test
    void aCodeToBeReadFromFarAway() {
        for (ColourTheme theme : ColourTheme.values()) {
            ScreenContext context = ScreenCapture.context(theme, 100);
            PhonesScreen[] shown = new PhonesScreen[1];
            Scene scene = ScreenCapture.checkLayout(
                    "phones-code",
                    context,
                    screenContext -> {
                        shown[0] = new PhonesScreen(screenContext, family(), NOWHERE, CLOCK);
                        return shown[0];
                    },
                    1280,
                    800);
            Gallery.onToolkit(() -> {
                ((Button) scene.lookup("#code-1")).fire();
                return true;
            });
            Gallery.check(scene, "phones-code-" + theme.name().toLowerCase(Locale.ROOT));
        }
    }
}
