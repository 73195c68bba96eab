package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.rules.ValueOption;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A table of each edition, with as many cars as it knows, in each theme; every window, both languages and the largest
/// text among them.
class ThemesGalleryTest {

    /// Where high contrast shows the bare foot, in px from the window's corner.
    private static final int AT_THE_EDGE = 2;

    /// Within the rim of wood, in px from the window's corner.
    private static final int BESIDE_THE_RIM = 12;

    /// In degrees.
    private static final double SAME_HUE = 12;

    static Stream<Setup> editions() {
        Setup juniorSetup =
                new Setup(Editions.BOARD, TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
        return Stream.concat(Stream.of(juniorSetup), Editions.ALL.stream().map(ThemesGalleryTest::largest));
    }

    private static Setup largest(Edition edition) {
        TeamFormat form = edition.tables().stream()
                .map(Edition.TablePreset::form)
                .filter(TeamFormat::isSingles)
                .reduce((format, otherFormat) -> otherFormat.seats() > format.seats() ? otherFormat : format)
                .orElseThrow();
        return Setup.of(edition, form);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void eachEditionInEachTheme(Setup setup) {
        Session session = GameSituations.find(setup, 1, ThemesGalleryTest::isUnderWay);
        String name =
                "themes-" + setup.edition().id() + (setup.choices().chooses(ValueOption.SCORING) ? "-junior" : "");
        check(name, session, Language.FRENCH, ColourTheme.DAY, 100, 1920, 1080);
        check(name, session, Language.ENGLISH, ColourTheme.NIGHT, 100, 1280, 800);
        check(name, session, Language.FRENCH, ColourTheme.HIGH_CONTRAST, 100, 1024, 700);
        check(name, session, Language.FRENCH, ColourTheme.NIGHT, 200, 1280, 720);
    }

    private static void check(
            String name, Session session, Language language, ColourTheme theme, int text, double width, double height) {
        ScreenContext context =
                new ScreenContext(language, new AppearanceSettings(theme, new TextScale(text)), Pace.OFF);
        String file = "%s-%s-%d".formatted(name, theme.name().toLowerCase(Locale.ROOT), text);
        Scene scene = ScreenCapture.check(
                file,
                context,
                screenContext -> new TableScreen(session, screenContext, new Nowhere(), TableDelays.NONE),
                width,
                height);
        int seats = session.match().round().seating().seats();
        assertThat(IntStream.range(0, seats).mapToObj(seat -> "#seat-" + seat))
                .as("seats of %s", file)
                .allMatch(seat -> SceneContents.isSeenWhole(scene, seat));
        assertThat(IntStream.range(0, session.match().round().cars().size())
                        .mapToObj(car -> scene.lookup("#car-" + car).localToScene(Point2D.ZERO)))
                .as("middles of the cars of %s", file)
                .allMatch(new Rectangle2D(0, 0, width, height)::contains);
        Image seen = Gallery.onToolkit(() -> scene.snapshot(null));
        Color foot = theme.palette().color(ColourRole.FOOT);
        if (theme == ColourTheme.HIGH_CONTRAST) {
            assertThat(cornerColor(seen, AT_THE_EDGE))
                    .as("the ground of the foot of %s", file)
                    .isEqualTo(foot);
        } else {
            assertThat(cornerColor(seen, BESIDE_THE_RIM))
                    .as("the felt of %s", file)
                    .matches(felt -> isDarker(felt, foot));
        }
    }

    /// The colour so many px from the two edges of the lower left corner.
    private static Color cornerColor(Image seen, int away) {
        return seen.getPixelReader().getColor(away, (int) seen.getHeight() - away);
    }

    /// Felt darkens the foot, so that whatever is written there is read as well.
    private static boolean isDarker(Color felt, Color foot) {
        return felt.getRed() <= foot.getRed()
                && felt.getGreen() <= foot.getGreen()
                && felt.getBlue() <= foot.getBlue()
                && Math.abs(felt.getHue() - foot.getHue()) < SAME_HUE;
    }

    private static boolean isUnderWay(Round round) {
        return round.phase() instanceof Phase.Turn turn
                && turn.seat() == 0
                && round.cars().stream().filter(car -> car.km() > 150).count() >= 2
                && round.cars().stream().anyMatch(car -> !car.hazards().isEmpty());
    }
}
