package millebornes.desktop.postcard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The names of postcard files.
class PictureFileNameTest {

    private static final Words FRENCH = Words.of(Language.FRENCH);
    private static final Words ENGLISH = Words.of(Language.ENGLISH);

    @TempDir
    private Path folder;

    @Test
    void theNameIsMadeOfEditionAndDay() {
        MatchReport report = PlayedMatches.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(2)), 4);
        assertThat(PictureFileName.proposed(FRENCH, report)).isEqualTo("Mille Bornes Salon 2026-11-22.png");
        assertThat(PictureFileName.proposed(ENGLISH, report)).isEqualTo("Mille Bornes Playroom 2026-11-22.png");
    }

    @Test
    void aNameThatWasAskedAboutIsTaken() throws IOException {
        Path there = Files.writeString(folder.resolve("Carte.PNG"), "old");
        assertThat(PictureFileName.written(there)).isEqualTo(there);
    }

    @Test
    void theEndingIsPutOnAndNothingElseReplaced() throws IOException {
        Path chosen = folder.resolve("Carte");
        assertThat(PictureFileName.written(chosen)).isEqualTo(folder.resolve("Carte.png"));
        Files.writeString(folder.resolve("Carte.png"), "old");
        Files.writeString(folder.resolve("Carte 2.png"), "old");
        assertThat(PictureFileName.written(chosen)).isEqualTo(folder.resolve("Carte 3.png"));
    }

    @Test
    void whatCouldNotBeWrittenIsSaidByItsName() {
        Path file = folder.resolve("Carte.png");
        assertThat(PictureFileName.refusal(FRENCH, file, new AccessDeniedException("x")))
                .contains("«\u202fCarte.png\u202f»", "Choisis-en un autre");
        assertThat(PictureFileName.refusal(ENGLISH, file, new FileSystemException("x")))
                .contains("“Carte.png”", "the disk is full, or gone", "nothing has been lost");
    }
}
