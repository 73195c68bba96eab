package millebornes.words;

import millebornes.engine.rules.Event;
import millebornes.engine.table.Seating;

/// The audience of the [Narrator]. It decides what may be said, but not the wording: two listeners with the same
/// knowledge get the same sentences.
///
/// @param seat the seat of a player; [Seating#NOBODY] for other listeners
public record Audience(Kind kind, int seat) {

    /// Everybody nearby: several people at one screen, a loudspeaker, a public log.
    public static final Audience BYSTANDER = new Audience(Kind.BYSTANDER, Seating.NOBODY);

    /// The reader of a complete saved game, who knows all cards.
    public static final Audience READER = new Audience(Kind.READER, Seating.NOBODY);

    /// Which hidden cards a listener knows.
    public enum Kind {
        /// the cards of the listener's seat
        PLAYER,
        /// no hidden cards
        BYSTANDER,
        /// all cards
        READER
    }

    public Audience {
        if ((kind == Kind.PLAYER) == (seat == Seating.NOBODY)) {
            throw new IllegalArgumentException("a player has a seat, and nobody else has: " + kind + " " + seat);
        }
    }

    /// The player of a seat, with nobody else listening.
    public static Audience at(int seat) {
        return new Audience(Kind.PLAYER, seat);
    }

    /// The event as this listener may know it.
    Event hears(Event event) {
        return switch (kind) {
            case PLAYER, BYSTANDER -> event.seenBy(seat);
            case READER -> event;
        };
    }
}
