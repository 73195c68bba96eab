package millebornes.desktop.screens.postcard;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import millebornes.desktop.Gallery;
import millebornes.desktop.screens.postcard.model.MatchReport;
import millebornes.desktop.screens.postcard.model.PlayedMatches;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// Postcards of every kind of table, written as files and read back.
class PostcardGalleryTest {

    private static final Words FRENCH = Words.of(Language.FRENCH);
    private static final Words ENGLISH = Words.of(Language.ENGLISH);

    @Test
    void twoSeats() throws IOException {
        picture("postcard-2", FRENCH, PlayedMatches.of(Setup.of(Editions.BOARD, TeamFormat.singles(2)), 5));
    }

    @Test
    void fourSeatsOverSeveralRounds() throws IOException {
        MatchReport report =
                PlayedMatches.of(Setup.of(Editions.BOARD, TeamFormat.singles(4)), it -> it.matchTo(5000), 3);
        picture("postcard-4", FRENCH, report);
        picture("postcard-4-en", ENGLISH, report);
    }

    @Test
    void nineSeatsInThreeCars() throws IOException {
        picture("postcard-9", FRENCH, PlayedMatches.of(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 4));
    }

    @Test
    void sixCars() throws IOException {
        picture("postcard-6", FRENCH, PlayedMatches.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 4));
    }

    @Test
    void teamsWithTwoCars() throws IOException {
        picture("postcard-teams", FRENCH, PlayedMatches.of(Setup.of(Editions.BOARD, new TeamFormat(2, 2)), 13));
    }

    @Test
    void aJuniorGame() throws IOException {
        picture(
                "postcard-junior",
                ENGLISH,
                PlayedMatches.of(
                        Setup.of(Editions.BOARD, TeamFormat.singles(3)), it -> it.scoring(ScoringMode.JUNIOR), 11));
    }

    private static BufferedImage picture(String name, Words words, MatchReport report) throws IOException {
        byte[] bytes = Gallery.onToolkit(() -> {
            PostcardPictureView view = new PostcardPictureView();
            view.paint(PostcardDrawing.of(words, report));
            return PostcardPictureView.png(view.whole());
        });
        Path file = Path.of("target", "gallery", name + ".png");
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(bytes));
        assertThat(List.of(read.getWidth(), read.getHeight())).containsExactly(1800, 1200);
        return read;
    }
}
