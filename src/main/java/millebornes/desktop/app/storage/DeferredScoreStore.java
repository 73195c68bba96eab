package millebornes.desktop.app.storage;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import millebornes.records.FinishedMatch;
import millebornes.records.ScoreFile;
import millebornes.records.ScoreStore;
import millebornes.save.StoredValue.Source;

/// The scores of a window.
final class DeferredScoreStore implements ScoreStore {

    private final ScoreFile file;
    private final DeferredFile<List<FinishedMatch>> kept;

    /// @param writes whether this window writes; what another one has taken over is left to it
    DeferredScoreStore(ScoreFile file, DeferredFileWriter writer, BooleanSupplier writes) {
        this.file = file;
        this.kept = new DeferredFile<>(file.stored(), List.of(), writer, writes);
    }

    /// Reads the file for the first time; see [DeferredFile#begin].
    Source begin() {
        return kept.begin();
    }

    @Override
    public List<FinishedMatch> games() {
        return kept.shown();
    }

    @Override
    public void add(FinishedMatch game) {
        if (!game.players().isEmpty()) {
            kept.change(games -> Stream.concat(games.stream(), Stream.of(game)).toList(), () -> file.add(game));
        }
    }

    @Override
    public void forget() {
        kept.change(_ -> List.of(), file::forget);
    }
}
