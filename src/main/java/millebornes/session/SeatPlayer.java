package millebornes.session;

import java.util.Optional;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.save.PlainName;

/// Who plays a seat.
public sealed interface SeatPlayer {

    /// The name that everybody calls this player by, as [PlainName] lets it in, or nothing.
    String name();

    /// Somebody at the table.
    ///
    /// @param help how much the table helps this person, while it is this person's turn
    /// @param outfit how this person has dressed the car, and whose face is at the wheel
    record Human(String name, PersonalHelpLevel help, CarOutfit outfit) implements SeatPlayer {

        public Human {
            name = PlainName.of(name);
        }

        /// Somebody whose car is as it comes.
        public Human(String name, PersonalHelpLevel help) {
            this(name, help, CarOutfit.PLAIN);
        }

        /// Somebody who is helped as much as everybody, and whose car is as it comes.
        public Human(String name) {
            this(name, PersonalHelpLevel.USUAL);
        }
    }

    /// A computer player of that level.
    ///
    /// @param name empty when nobody has named it: then it is called as its character is, or what computers are called in
    ///     the language that is spoken
    /// @param character what it likes to do, with a name and a face
    /// @param outfit how its car is dressed
    record Computer(String name, BotLevel level, BotCharacter character, CarOutfit outfit) implements SeatPlayer {

        public Computer {
            name = PlainName.of(name);
        }

        /// A computer that dresses its car as its character does.
        public Computer(String name, BotLevel level, BotCharacter character) {
            this(name, level, character, CarOutfit.of(character));
        }

        /// A computer that is nobody in particular.
        public Computer(String name, BotLevel level) {
            this(name, level, BotCharacter.PLAIN);
        }
    }

    /// Whose face this seat wears; a person brings an own one.
    default BotCharacter character() {
        return BotCharacter.PLAIN;
    }

    /// The word of the character by which a computer without a name of its own is called; empty for everybody else.
    default Optional<String> characterWord() {
        return Optional.of(character()).filter(BotCharacter::isSomebody).map(BotCharacter::word);
    }

    /// How the car of this player is dressed, and whose face is at the wheel.
    CarOutfit outfit();

    /// How much the table helps this player; a computer needs none.
    default PersonalHelpLevel help() {
        return PersonalHelpLevel.USUAL;
    }

    /// True for somebody at the table.
    default boolean isHuman() {
        return this instanceof Human;
    }
}
