package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Temporary files of killed processes are removed, and nothing else.
class TemporaryFileCleanerTest {

    @TempDir
    private Path home;

    @Test
    void whatAnEndedProcessHasLeftIsRemoved() throws IOException, InterruptedException {
        Process ended = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-version")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        ended.waitFor();
        Path games = Files.createDirectories(home.resolve("games"));
        Path ofEnded = Files.writeString(games.resolve(".match.json." + ended.pid() + "-17.new"), "half");
        Path inHome = Files.writeString(home.resolve(".scores.json." + ended.pid() + "-18.new"), "half");
        Path mine = Files.createTempFile(games, TemporaryFileCleaner.prefix("match.json"), TemporaryFileCleaner.SUFFIX);
        Path ofOlderProgram = Files.writeString(games.resolve(".match.json8023498.new"), "half");
        Path game = Files.writeString(games.resolve("match.json"), "{}");
        Path note = Files.writeString(home.resolve(".notes.new"), "a person's own");
        TemporaryFileCleaner.sweep(home);
        assertThat(ofEnded).doesNotExist();
        assertThat(inHome).doesNotExist();
        assertThat(mine).as("it may be written just now").exists();
        assertThat(ofOlderProgram).as("it may be written just now").exists();
        assertThat(game).exists();
        assertThat(note).exists();
        FileTime longAgo = FileTime.from(Instant.now().minus(Duration.ofHours(1)));
        for (Path left : new Path[] {mine, ofOlderProgram, game, note}) {
            Files.setLastModifiedTime(left, longAgo);
        }
        TemporaryFileCleaner.sweep(home);
        assertThat(mine).doesNotExist();
        assertThat(ofOlderProgram).doesNotExist();
        assertThat(game).exists();
        assertThat(note).exists();
    }

    @Test
    void aFolderThatIsNotThereIsNoTrouble() {
        TemporaryFileCleaner.sweep(home.resolve("nowhere"));
        assertThat(home).isEmptyDirectory();
    }
}
