package millebornes.desktop.screens.saves.model;

import java.util.function.Function;
import millebornes.words.Words;

/// What the foot of the page has to say or asks for.
public sealed interface ShelfFooterState {

    /// Nothing.
    record Silent() implements ShelfFooterState {}

    /// One sentence, in whatever language is spoken.
    record Said(Function<Words, String> sentence) implements ShelfFooterState {}

    /// A game has gone, and can come back.
    record Deleted(Function<Words, String> title) implements ShelfFooterState {}

    /// A game is being given a name.
    record Renaming(ShelfGame game) implements ShelfFooterState {}
}
