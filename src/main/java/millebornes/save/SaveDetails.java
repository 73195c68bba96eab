package millebornes.save;

import java.time.Instant;
import millebornes.engine.rules.Move;
import org.jspecify.annotations.Nullable;

/// What a saved game says beside the game itself.
///
/// @param name what its players call it; empty when nobody has given it a name
/// @param began when its first round was dealt, null when nobody knows
/// @param saved when it was written last, null when nobody knows
/// @param checksum that of the match after the last move, see [StateChecksum]; null when it was never taken
/// @param takenBack the move that was taken back last, as long as it can be played again; null when there is none
public record SaveDetails(
        String name,
        @Nullable Instant began,
        @Nullable Instant saved,
        @Nullable String checksum,
        @Nullable Move takenBack) {

    public SaveDetails {
        name = PlainName.ofGame(name);
    }

    /// Nothing is said: a game over the pipe, or one of the first version.
    public static final SaveDetails NONE = new SaveDetails("", null, null, null, null);

    /// The same with that checksum.
    public SaveDetails withChecksum(@Nullable String other) {
        return new SaveDetails(name, began, saved, other, takenBack);
    }

    /// The same with another name.
    public SaveDetails withName(String other) {
        return new SaveDetails(other, began, saved, checksum, takenBack);
    }

    /// The same, written at that moment.
    public SaveDetails withSaved(Instant moment) {
        return new SaveDetails(name, began == null ? moment : began, moment, checksum, takenBack);
    }

    /// The same of a match where that move can be played again.
    ///
    /// @param other null when nothing can
    public SaveDetails withTakenBack(@Nullable Move other) {
        return new SaveDetails(name, began, saved, checksum, other);
    }

    /// What is still true when the match is another one: neither its checksum nor what was taken back.
    SaveDetails ofAnotherState() {
        return new SaveDetails(name, began, saved, null, null);
    }
}
