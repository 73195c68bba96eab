package millebornes.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import millebornes.engine.match.Match;
import millebornes.engine.notation.PositionReader;
import millebornes.engine.notation.PositionText;
import millebornes.engine.rules.BadSetupException;
import millebornes.save.BadJsonException;
import millebornes.save.JsonFields;
import millebornes.save.RecoveredGame;
import millebornes.save.RefusedReplayException;
import millebornes.save.ReplayedGame;
import millebornes.save.SavedGame;
import millebornes.save.SavedGameCodec;
import millebornes.save.StateChecksum;
import millebornes.save.StrictJsonParser;

/// Law: whatever bytes a saved game consists of, they are read or refused. What was read can be written and read again
/// as the same game, and its playable part leads to a position that can be written and read.
public final class SaveReaderFuzzTarget {

    private SaveReaderFuzzTarget() {}

    /// Called by the fuzzer.
    ///
    /// @throws AssertionError where the law does not hold
    public static void fuzzerTestOneInput(byte[] input) {
        String text = new String(input, UTF_8);
        RecoveredGame.of(text).ifPresent(recovered -> {
            written(recovered.game());
            if (!StateChecksum.of(ReplayedGame.of(recovered.game()).match())
                    .equals(StateChecksum.of(recovered.match()))) {
                throw new AssertionError("another beginning");
            }
        });
        try {
            SavedGame game = read(text);
            written(game);
            position(ReplayedGame.of(game).match());
        } catch (BadJsonException | BadSetupException | RefusedReplayException _) {
            // refused
        }
    }

    private static SavedGame read(String text) {
        return SavedGameCodec.read(new JsonFields(StrictJsonParser.object(text)));
    }

    private static void written(SavedGame game) {
        String text = SavedGameCodec.write(game).toString();
        if (!read(text).equals(game)) {
            throw new AssertionError("another game is written: " + text);
        }
    }

    private static void position(Match match) {
        String text = PositionText.of(match);
        if (!PositionText.of(PositionReader.read(text)).equals(text)) {
            throw new AssertionError("another position is written: " + text);
        }
    }
}
