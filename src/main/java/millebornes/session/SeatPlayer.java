package millebornes.session;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.save.DisplayNameSanitizer;

/// The player of a seat.
public sealed interface SeatPlayer {

    /// The name as [DisplayNameSanitizer] has cleaned it; empty if none was given.
    String name();

    /// A person who plays a seat.
    ///
    /// @param help the help level during this person's turn
    /// @param outfit the outfit of the car, with the driver's face
    record Human(String name, ReadingHelp help, CarOutfit outfit) implements SeatPlayer {

        public Human {
            name = DisplayNameSanitizer.of(name);
        }

        /// Creates a person with a plain car.
        public Human(String name, ReadingHelp help) {
            this(name, help, CarOutfit.PLAIN);
        }

        /// Creates a person with the usual help and a plain car.
        public Human(String name) {
            this(name, ReadingHelp.USUAL);
        }
    }

    /// A computer player.
    ///
    /// @param name the name; if empty, the player is called by its character, or by the usual name for computers in the
    ///     current language
    /// @param character its preferences, name and face
    /// @param outfit the outfit of its car
    record Computer(String name, BotLevel level, BotCharacter character, CarOutfit outfit) implements SeatPlayer {

        public Computer {
            name = DisplayNameSanitizer.of(name);
        }

        /// Creates a computer player with the car outfit of its character.
        public Computer(String name, BotLevel level, BotCharacter character) {
            this(name, level, character, CarOutfit.of(character));
        }

        /// Creates a computer player without a character.
        public Computer(String name, BotLevel level) {
            this(name, level, BotCharacter.PLAIN);
        }
    }

    /// The character of a computer player; [BotCharacter#PLAIN] for a person.
    default BotCharacter character() {
        return BotCharacter.PLAIN;
    }

    /// The word of this player's character; empty for a player without one.
    default Optional<String> characterWord() {
        return Optional.of(character()).filter(BotCharacter::isSomebody).map(BotCharacter::word);
    }

    /// The outfit of this player's car, with the driver's face.
    CarOutfit outfit();

    /// The help level of this player; [ReadingHelp#USUAL] for a computer player.
    default ReadingHelp help() {
        return ReadingHelp.USUAL;
    }

    /// The seats of the people among the players of a game, in ascending order.
    static List<Integer> people(List<SeatPlayer> players) {
        return IntStream.range(0, players.size())
                .filter(seat -> players.get(seat).isHuman())
                .boxed()
                .toList();
    }

    /// True for a person.
    default boolean isHuman() {
        return this instanceof Human;
    }
}
