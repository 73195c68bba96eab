package millebornes.session;

import java.util.Optional;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.save.PlainName;

/// Who plays a seat.
public sealed interface SeatPlayer {

    /// The name that everybody calls this player by, as [PlainName] lets it in, or nothing.
    String name();

    /// A person.
    ///
    /// @param help how much the table helps this person, while it is this person's turn
    /// @param outfit how this person has dressed the car, and whose face is at the wheel
    record Human(String name, PersonalHelpLevel help, CarOutfit outfit) implements SeatPlayer {

        public Human {
            name = PlainName.of(name);
        }

        /// A person with a plain car.
        public Human(String name, PersonalHelpLevel help) {
            this(name, help, CarOutfit.PLAIN);
        }

        /// A person with the usual help and a plain car.
        public Human(String name) {
            this(name, PersonalHelpLevel.USUAL);
        }
    }

    /// A computer player of that level.
    ///
    /// @param name empty if not named: then the name is that of its character, or the usual one for computers in the
    ///     current language
    /// @param character its preferences, name and face
    /// @param outfit how its car is dressed
    record Computer(String name, BotLevel level, BotCharacter character, CarOutfit outfit) implements SeatPlayer {

        public Computer {
            name = PlainName.of(name);
        }

        /// A computer that dresses its car as its character does.
        public Computer(String name, BotLevel level, BotCharacter character) {
            this(name, level, character, CarOutfit.of(character));
        }

        /// A computer without a character.
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

    /// True for a person.
    default boolean isHuman() {
        return this instanceof Human;
    }
}
