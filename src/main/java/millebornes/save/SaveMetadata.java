package millebornes.save;

import java.time.Instant;
import millebornes.engine.rules.Move;
import org.jspecify.annotations.Nullable;

/// The metadata of a saved game.
///
/// @param name the name that players have given the game; empty if it has none
/// @param began the time of the first deal; null if unknown
/// @param saved the time of the last write; null if unknown
/// @param checksum the [StateChecksum] of the match after the last move; null if there is none
/// @param takenBack the undone move that can be redone; null if there is none
public record SaveMetadata(
        String name,
        @Nullable Instant began,
        @Nullable Instant saved,
        @Nullable String checksum,
        @Nullable Move takenBack) {

    public SaveMetadata {
        name = DisplayNameSanitizer.ofGame(name);
    }

    /// No metadata: a game of the referee, or of version 1.
    public static final SaveMetadata NONE = new SaveMetadata("", null, null, null, null);

    /// A copy with that checksum.
    public SaveMetadata withChecksum(@Nullable String other) {
        return new SaveMetadata(name, began, saved, other, takenBack);
    }

    /// A copy with another name.
    public SaveMetadata withName(String other) {
        return new SaveMetadata(other, began, saved, checksum, takenBack);
    }

    /// A copy with that time of the last write.
    public SaveMetadata withSaved(Instant moment) {
        return new SaveMetadata(name, began == null ? moment : began, moment, checksum, takenBack);
    }

    /// A copy with that move to redo.
    ///
    /// @param otherMove null for none
    public SaveMetadata withTakenBack(@Nullable Move otherMove) {
        return new SaveMetadata(name, began, saved, checksum, otherMove);
    }

    /// A copy for another state of the match: without checksum and without a move to redo.
    SaveMetadata ofAnotherState() {
        return new SaveMetadata(name, began, saved, null, null);
    }
}
