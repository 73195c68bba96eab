package millebornes.net.table;

import java.util.List;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import millebornes.words.Audience;
import millebornes.words.Narrator;
import org.jspecify.annotations.Nullable;

/// Something that happened at the table, as one listener may know it, to become a sentence in the listener's language.
sealed interface TableNews {

    /// An event of the rules, without what the listener may not know.
    record Happened(Event event) implements TableNews {}

    /// A move or answer was undone.
    ///
    /// @param card the card that had been played or discarded, or null
    record TakenBack(int seat, @Nullable Card card) implements TableNews {}

    /// The news of some events for a seat, or for a bystander if the seat is [millebornes.engine.table.Seating#NOBODY].
    static List<TableNews> of(List<Event> events, int seat) {
        return events.stream()
                .filter(event -> isNews(event, seat))
                .<TableNews>map(event -> new Happened(event.seenBy(seat)))
                .toList();
    }

    /// The news as a sentence.
    default String sentence(Narrator narrator, Audience audience) {
        return switch (this) {
            case Happened happened -> narrator.event(happened.event(), audience);
            case TakenBack back -> narrator.undone(back.seat(), back.card());
        };
    }

    /// Whether an event is news for a seat. For the seat that draws a card, that is news, too.
    private static boolean isNews(Event event, int seat) {
        return event.isNews() || (event instanceof Event.Drew drew && drew.seat() == seat);
    }
}
