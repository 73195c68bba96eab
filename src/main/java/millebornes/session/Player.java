package millebornes.session;

import millebornes.bot.BotLevel;

/// Who plays a seat.
public sealed interface Player {

    /// The name that everybody calls this player by, or nothing.
    String name();

    /// Somebody at the table.
    ///
    /// @param help how much the table helps this person, while it is this person's turn
    record Human(String name, PersonalHelpLevel help) implements Player {

        /// Somebody who is helped as much as everybody.
        public Human(String name) {
            this(name, PersonalHelpLevel.USUAL);
        }
    }

    /// A computer player of that level.
    ///
    /// @param name empty when nobody has named it: then it is called what computers are called in the language that is
    ///     spoken
    record Computer(String name, BotLevel level) implements Player {}

    /// How much the table helps this player; a computer needs none.
    default PersonalHelpLevel help() {
        return PersonalHelpLevel.USUAL;
    }

    /// True for somebody at the table.
    default boolean isHuman() {
        return this instanceof Human;
    }
}
