package millebornes.session;

import java.util.Optional;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.save.PlainName;

/// The player of a seat.
public sealed interface SeatPlayer {

    /// The name that everybody calls this player by, as [PlainName] lets it in, or nothing.
    String name();

    /// A person.
    ///
    /// @param help the help level during this person's turn
    /// @param outfit the outfit of the car, with the driver's face
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

    /// The word of the character that names a computer player without a name of its own; empty for all others.
    default Optional<String> characterWord() {
        return Optional.of(character()).filter(BotCharacter::isSomebody).map(BotCharacter::word);
    }

    /// The outfit of this player's car, with the driver's face.
    CarOutfit outfit();

    /// The help level of this player; none for a computer player.
    default PersonalHelpLevel help() {
        return PersonalHelpLevel.USUAL;
    }

    /// True for a person.
    default boolean isHuman() {
        return this instanceof Human;
    }
}
