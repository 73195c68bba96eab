package millebornes.net.table;

import java.util.List;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import millebornes.engine.table.Seating;
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

    /// The news of some events for a seat, or for a bystander if the seat is [Seating#NOBODY].
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

    /// The car of the player whom the sentence is about; [Seating#NOBODY] if it is about everybody.
    default int car(Seating seating) {
        return switch (this) {
            case Happened happened -> car(happened.event(), seating);
            case TakenBack back -> seating.carOf(back.seat());
        };
    }

    private static int car(Event event, Seating seating) {
        return switch (event) {
            case Event.HazardLifted lifted -> lifted.car();
            case Event.Arrived arrived -> arrived.car();
            case Event.CardPlayed cardPlayed -> seating.carOf(cardPlayed.seat());
            case Event.Dealt dealt -> seating.carOf(dealt.seat());
            case Event.TurnBegan turnBegan -> seating.carOf(turnBegan.seat());
            case Event.Drew drew -> seating.carOf(drew.seat());
            case Event.TurnLost turnLost -> seating.carOf(turnLost.seat());
            case Event.TurnEnded turnEnded -> seating.carOf(turnEnded.seat());
            case Event.DeclaredStuck stuck -> seating.carOf(stuck.seat());
            case Event.Skipped skipped -> seating.carOf(skipped.seat());
            case Event.ExtensionOffered offered -> seating.carOf(offered.seat());
            case Event.Extended extended -> seating.carOf(extended.seat());
            case Event.ExtensionDeclined declined -> seating.carOf(declined.seat());
            case Event.RoundBegan _, Event.Reshuffled _, Event.RoundEnded _, Event.MatchEnded _ -> Seating.NOBODY;
        };
    }

    /// Whether an event is news for a seat. For the seat that draws a card, that is news, too.
    private static boolean isNews(Event event, int seat) {
        return event.isNews() || (event instanceof Event.Drew drew && drew.seat() == seat);
    }
}
