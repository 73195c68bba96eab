package millebornes.desktop.postcard;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.paint.Color;
import javax.imageio.ImageIO;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Palette;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.session.flow.DressedGames;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// Postcards of every kind of table, written as files and read back.
class PostcardGalleryTest {

    private static final Words FRENCH = Words.of(Language.FRENCH);
    private static final Words ENGLISH = Words.of(Language.ENGLISH);
    private static final Palette DAY = ColourTheme.DAY.palette();

    /// Where the cars of the list stand, in pixels of the picture.
    private static final Rectangle LIST = new Rectangle(1220, 600, 140, 460);

    /// Where there are few rows, their cars are large.
    private static final Rectangle TALL_LIST = new Rectangle(1220, 600, 330, 460);

    /// The cup's own colour.
    private static final int GOLD = 0xFFE8B23A;

    @Test
    void twoSeats() throws IOException {
        check("postcard-2", FRENCH, PlayedMatches.of(Setup.of(Editions.BOARD, TeamFormat.singles(2)), 5));
    }

    @Test
    void fourSeatsOverSeveralRounds() throws IOException {
        MatchReport report =
                PlayedMatches.of(Setup.of(Editions.BOARD, TeamFormat.singles(4)), choices -> choices.matchTo(5000), 3);
        check("postcard-4", FRENCH, report);
        check("postcard-4-en", ENGLISH, report);
    }

    @Test
    void ownCars() throws IOException {
        MatchReport reportOfFour =
                PlayedMatches.of(Setup.of(Editions.BOARD, TeamFormat.singles(4)), choices -> choices.matchTo(5000), 3);
        check("postcard-own-cars", FRENCH, dressed(reportOfFour));
        check(
                "postcard-own-cars-2",
                ENGLISH,
                dressed(PlayedMatches.of(Setup.of(Editions.BOARD, TeamFormat.singles(2)), 5)));
    }

    private static MatchReport dressed(MatchReport report) {
        return new MatchReport(DressedGames.of(report.game()), report.match(), report.coupsFourres(), report.day());
    }

    @Test
    void nineSeatsInThreeCars() throws IOException {
        check("postcard-9", FRENCH, PlayedMatches.of(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 4));
    }

    @Test
    void sixCars() throws IOException {
        check("postcard-6", FRENCH, PlayedMatches.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 4));
    }

    @Test
    void teamsWithTwoCars() throws IOException {
        check("postcard-teams", FRENCH, PlayedMatches.of(Setup.of(Editions.BOARD, new TeamFormat(2, 2)), 13));
    }

    @Test
    void aTieHasTwoCups() throws IOException {
        MatchReport report = PlayedMatches.of(Setup.of(Editions.BOARD, TeamFormat.singles(3)), 9);
        check("postcard-tie", ENGLISH, PlayedMatches.shared(report, List.of(0, 2)));
    }

    @Test
    void aJuniorGame() throws IOException {
        check(
                "postcard-junior",
                ENGLISH,
                PlayedMatches.of(
                        Setup.of(Editions.BOARD, TeamFormat.singles(3)),
                        choices -> choices.scoring(ScoringMode.JUNIOR),
                        11));
    }

    private static void check(String name, Words words, MatchReport report) throws IOException {
        byte[] bytes = Gallery.onToolkit(() -> {
            PostcardPictureView view = new PostcardPictureView(new PictureCache());
            view.paint(() -> PostcardDrawing.of(words, report));
            return PostcardPictureView.png(view.whole());
        });
        Path file = Path.of("target", "gallery", name + ".png");
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(bytes));
        assertThat(List.of(read.getWidth(), read.getHeight())).containsExactly(1800, 1200);
        isACard(read, report);
    }

    /// Paper at the edge, the red ribbon, every car in the list, and the cup over those who have won, who are in the middle.
    private static void isACard(BufferedImage picture, MatchReport report) {
        assertThat(picture.getRGB(8, 8)).isEqualTo(colour(ColourRole.TILE));
        assertThat(picture.getRGB(330, 300)).isEqualTo(colour(ColourRole.RED));
        int cars = report.game().looks().size();
        List<Integer> places = IntStream.range(0, cars)
                .boxed()
                .sorted(Comparator.comparingInt(place -> Math.abs(2 * place - (cars - 1))))
                .toList();
        List<Integer> winnersFirst = IntStream.range(0, cars)
                .boxed()
                .sorted(Comparator.comparing(car -> !hasWon(report, car)))
                .toList();
        for (int car = 0; car < cars; car++) {
            Livery livery = report.game().looks().get(car);
            assertThat(has(
                            picture,
                            report.standings().size() <= PostcardViewState.TALL_ROWS ? TALL_LIST : LIST,
                            argb(DAY.main(livery))))
                    .as("car %s", livery)
                    .isTrue();
            int place = places.get(winnersFirst.indexOf(car));
            int middle = 591 + (int) ((place - (cars - 1) / 2.0) * Math.min(228, 912 / cars));
            boolean won = hasWon(report, car);
            assertThat(has(picture, new Rectangle(middle - 50, 340, 100, 230), GOLD))
                    .as("the cup over %s", livery)
                    .isEqualTo(won);
        }
    }

    private static boolean hasWon(MatchReport report, int car) {
        return report.hasWon(report.match().rules().seating().teamOfCar(car));
    }

    private static boolean has(BufferedImage picture, Rectangle place, int colour) {
        int[] pixels = picture.getRGB(place.x, place.y, place.width, place.height, null, 0, place.width);
        return Arrays.stream(pixels).anyMatch(pixel -> pixel == colour);
    }

    private static int colour(ColourRole role) {
        return argb(DAY.color(role));
    }

    private static int argb(Color color) {
        return 0xFF000000
                | (int) Math.round(color.getRed() * 255) << 16
                | (int) Math.round(color.getGreen() * 255) << 8
                | (int) Math.round(color.getBlue() * 255);
    }
}
