package millebornes.words;

import millebornes.engine.play.Event;
import millebornes.engine.table.Seating;

/// Whom the [Narrator] speaks to. It decides what is told, never how: two listeners who may know the same are told the
/// same.
public sealed interface Listener {

    /// Everybody who may be near: several people before one screen, a loudspeaker, a log that anybody opens.
    Listener BYSTANDER = new Bystander();

    /// Whoever reads the whole file of a game.
    Listener READER = new Reader();

    /// The player of a seat, alone with what is told.
    static Listener at(int seat) {
        return new Player(seat);
    }

    /// Somebody who plays a seat, and knows its cards.
    record Player(int seat) implements Listener {}

    /// Somebody who knows nobody's cards.
    record Bystander() implements Listener {}

    /// Somebody from whom nothing is hidden.
    record Reader() implements Listener {}

    /// The event as this listener may know it.
    default Event hears(Event event) {
        return switch (this) {
            case Player player -> event.seenBy(player.seat());
            case Bystander _ -> event.seenBy(Seating.NOBODY);
            case Reader _ -> event;
        };
    }
}
