package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import org.jspecify.annotations.Nullable;

/// What is read in the log. A value: whoever may know the same reads the same.
///
/// @param title what it is called
/// @param close what its button says
/// @param empty what is said instead of an empty log
/// @param turns the latest last
record LogViewState(String title, String close, String empty, List<Entry> turns) {

    /// A turn in words.
    ///
    /// @param livery the look of the car whose turn it was, or null
    /// @param sentences in the order in which it happened
    /// @param cards what was laid for everybody to see, likewise
    public record Entry(@Nullable Livery livery, List<String> sentences, List<Card> cards) {

        public Entry {
            sentences = List.copyOf(sentences);
            cards = List.copyOf(cards);
        }

        /// A turn in which no card was laid.
        public Entry(@Nullable Livery livery, List<String> sentences) {
            this(livery, sentences, List.of());
        }
    }

    public LogViewState {
        turns = List.copyOf(turns);
    }

    /// The same log with one entry more.
    public LogViewState with(Entry lastEntry) {
        List<Entry> more = new ArrayList<>(turns);
        more.add(lastEntry);
        return new LogViewState(title, close, empty, more);
    }
}
