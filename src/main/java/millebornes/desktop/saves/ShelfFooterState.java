package millebornes.desktop.saves;

import java.io.IOException;
import java.util.function.Function;
import millebornes.session.SavedGamesStore;
import millebornes.words.Words;

/// The message or question at the foot of the page.
sealed interface ShelfFooterState {

    /// Nothing.
    record Silent() implements ShelfFooterState {}

    /// One sentence, in whatever language is spoken.
    record Said(Function<Words, String> sentence) implements ShelfFooterState {}

    /// Why something could not be done: the key of a sentence.
    static String keyOf(IOException failure) {
        return failure instanceof SavedGamesStore.TakenOverException ? "shelf.takenOver" : "shelf.disk";
    }

    /// A game has gone, and can come back.
    record Deleted(Function<Words, String> title) implements ShelfFooterState {}

    /// A game is being given a name.
    record Renaming(ShelfGame game) implements ShelfFooterState {}
}
