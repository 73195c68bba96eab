package millebornes.session;

import millebornes.bot.BotLevel;

/// Who plays a seat.
public sealed interface Player {

    /// The name that everybody calls this player by.
    String name();

    /// Somebody at the table.
    record Human(String name) implements Player {}

    /// A computer player of that level.
    record Computer(String name, BotLevel level) implements Player {}

    /// True for somebody at the table.
    default boolean isHuman() {
        return this instanceof Human;
    }
}
