package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Setup;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Law: a recorded match always leads to the same state. A file that differs is named.
///
/// `mvn test -Dtest=RecordedGamesTest -Dsaves.record=true` records the missing games only.
class RecordedGamesTest {

    private static final int LEAST = 50;

    @TestFactory
    Stream<DynamicTest> everyGameComesToTheSameState() throws IOException {
        return RecordedGames.files().stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> assertReplays(file)));
    }

    private static void assertReplays(Path file) throws IOException {
        String text = RecordedGames.text(file);
        SavedGame game = read(text);
        assertThat(read(SavedGameCodec.write(game).toString()))
                .as("%s, written again", file)
                .isEqualTo(game);
        Match match =
                ReplayedGame.of(game.with(game.metadata().withChecksum(null))).match();
        assertThat(StateChecksum.of(match))
                .as("the state of %s", file)
                .isEqualTo(game.metadata().checksum());
        assertThat(match.isOver()).as("the end of %s", file).isTrue();
    }

    @Test
    void everyEditionTableAndOptionIsRecorded() throws IOException {
        List<Setup> setups = RecordedGames.setups();
        if (Boolean.getBoolean("saves.record")) {
            for (int number = 0; number < setups.size(); number++) {
                RecordedGames.record(setups.get(number), 1000 + number);
            }
        }
        assertThat(RecordedGames.files())
                .hasSizeGreaterThanOrEqualTo(LEAST)
                .containsAll(setups.stream().map(RecordedGames::file).toList());
        assertThat(setups).hasSizeGreaterThanOrEqualTo(LEAST);
        for (Setup setup : setups) {
            assertThat(read(RecordedGames.text(RecordedGames.file(setup))).setup())
                    .isEqualTo(setup);
        }
    }

    @Test
    void everyEditionThatHasOtherRulesTodayIsRecordedByThoseOfBefore() throws IOException {
        List<Setup> changed = RecordedGames.setups().stream()
                .filter(RecordedGames::wasThereBefore)
                .map(Setup::earlier)
                .filter(Setup::isEarlier)
                .toList();
        assertThat(changed).extracting(setup -> setup.edition().id()).contains("micro", "playroom");
        for (Setup setup : changed) {
            SavedGame game = read(RecordedGames.text(RecordedGames.file(setup)));
            assertThat(game.setup()).isEqualTo(setup);
            assertThat(read(SavedGameCodec.write(game).toString()).setup()).isEqualTo(setup);
        }
    }

    private static SavedGame read(String text) {
        return SavedGameCodec.read(new JsonFields(StrictJsonParser.object(text)));
    }
}
