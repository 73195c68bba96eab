package millebornes.desktop.saves;

import java.io.IOException;
import java.util.function.Function;
import millebornes.session.AutosavedGamesStore;
import millebornes.words.Words;

/// The message, or the input, at the foot of the page beside its buttons.
sealed interface ShelfFooterState {

    /// No message.
    record Silent() implements ShelfFooterState {}

    /// A message of one sentence, in any language.
    record Said(Function<Words, String> sentence) implements ShelfFooterState {}

    /// The text key of the message that something could not be written.
    static String keyOf(IOException failure) {
        return failure instanceof AutosavedGamesStore.TakenOverException ? "shelf.takenOver" : "shelf.disk";
    }

    /// The message that a game was moved to the bin, with a button to restore it.
    record Deleted(Function<Words, String> title) implements ShelfFooterState {}

    /// A field in which a new name for a game is typed.
    record Renaming(ShelfGame game) implements ShelfFooterState {}
}
