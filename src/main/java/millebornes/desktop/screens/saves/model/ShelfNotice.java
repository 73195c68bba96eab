package millebornes.desktop.screens.saves.model;

import java.util.function.Function;
import millebornes.words.Words;

/// What the foot of the page has to say or asks for.
public sealed interface ShelfNotice {

    /// Nothing.
    record Silent() implements ShelfNotice {}

    /// One sentence, in whatever language is spoken.
    record Said(Function<Words, String> sentence) implements ShelfNotice {}

    /// A game has gone, and can come back.
    record Deleted(Function<Words, String> title) implements ShelfNotice {}

    /// A game is being given a name.
    record Renaming(ShelfGame game) implements ShelfNotice {}
}
