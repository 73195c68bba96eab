package millebornes.words;

import millebornes.engine.rules.Event;
import millebornes.engine.table.Seating;

/// Whom the [Narrator] speaks to. It decides what is told, never how: two listeners who may know the same are told the
/// same.
///
/// @param seat the seat that a player plays, and [Seating#NOBODY] for all others
public record Listener(Kind kind, int seat) {

    /// Everybody who may be near: several people before one screen, a loudspeaker, a log that anybody opens.
    public static final Listener BYSTANDER = new Listener(Kind.BYSTANDER, Seating.NOBODY);

    /// Whoever reads the whole file of a game.
    public static final Listener READER = new Listener(Kind.READER, Seating.NOBODY);

    /// What a listener knows of hidden cards.
    public enum Kind {
        /// those of the own seat
        PLAYER,
        /// none
        BYSTANDER,
        /// all
        READER
    }

    public Listener {
        if ((kind == Kind.PLAYER) == (seat == Seating.NOBODY)) {
            throw new IllegalArgumentException("a player has a seat, and nobody else has: " + kind + " " + seat);
        }
    }

    /// The player of a seat, alone with what is told.
    public static Listener at(int seat) {
        return new Listener(Kind.PLAYER, seat);
    }

    /// The event as this listener may know it.
    Event hears(Event event) {
        return switch (kind) {
            case PLAYER, BYSTANDER -> event.seenBy(seat);
            case READER -> event;
        };
    }
}
