package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.tabletop.HandViewState.FaceStyle;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import org.jspecify.annotations.Nullable;

/// The content of the log. Equal public events give equal states.
///
/// @param title its title
/// @param close the text of its button
/// @param empty the text of an empty log
/// @param turns the latest last
record LogViewState(String title, String close, String empty, List<Entry> turns) {

    /// One turn of the log.
    ///
    /// @param livery the livery of the current car, or null
    /// @param victim the livery of a car that was attacked, or null
    /// @param player the name of the player, if the brief texts do not mention it; else empty
    /// @param brief the events in a few words each, beside the pictures of the cards
    /// @param spoken the events in sentences, for screen readers
    /// @param cards the cards that were played or discarded, in order; the words say which were discarded
    public record Entry(
            @Nullable Livery livery,
            @Nullable Livery victim,
            String player,
            List<String> brief,
            List<String> spoken,
            List<LoggedCard> cards) {

        public Entry {
            brief = List.copyOf(brief);
            spoken = List.copyOf(spoken);
            cards = List.copyOf(cards);
        }

        /// A turn in which no card was played.
        public Entry(@Nullable Livery livery, List<String> sentences) {
            this(livery, null, "", sentences, sentences, List.of());
        }
    }

    /// A card with the face that it has in the hand.
    ///
    /// @param discarded whether it was not played
    public record LoggedCard(Card card, FaceStyle face, boolean discarded) {}

    public LogViewState {
        turns = List.copyOf(turns);
    }

    /// This log with one more entry.
    public LogViewState with(Entry lastEntry) {
        List<Entry> more = new ArrayList<>(turns);
        more.add(lastEntry);
        return new LogViewState(title, close, empty, more);
    }
}
