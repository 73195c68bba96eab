package millebornes.desktop.setup;

import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.save.DisplayNameSanitizer;
import millebornes.session.CarOutfit;
import millebornes.session.ReadingHelp;
import org.jspecify.annotations.Nullable;

/// A player of the set-up page.
///
/// @param name the typed name, cleaned by [DisplayNameSanitizer]; empty if none
/// @param level the level of the computer player, or null for a person
/// @param character the character of the computer player; it stays with the seat while a person plays
/// @param help the help level of this person; it stays with the name while a computer plays the seat
/// @param outfit the chosen outfit; plain if none was chosen
public record SetupPlayer(
        String name, @Nullable BotLevel level, ReadingHelp help, BotCharacter character, CarOutfit outfit) {

    /// A person without a name.
    public static final SetupPlayer SOMEBODY = new SetupPlayer("", null);

    public SetupPlayer {
        name = DisplayNameSanitizer.of(name);
        level = level != null && level.isYours() ? BotLevel.YOURS_3 : level;
    }

    /// A player with the usual hint level.
    public SetupPlayer(String name, @Nullable BotLevel level) {
        this(name, level, ReadingHelp.USUAL, BotCharacter.PLAIN);
    }

    /// A player with a plain car.
    public SetupPlayer(String name, @Nullable BotLevel level, ReadingHelp help, BotCharacter character) {
        this(name, level, help, character, CarOutfit.PLAIN);
    }

    public boolean isPerson() {
        return level == null;
    }

    SetupPlayer withName(String other) {
        return new SetupPlayer(other, level, help, character, outfit);
    }

    SetupPlayer helped(ReadingHelp newReadingHelp) {
        return new SetupPlayer(name, level, newReadingHelp, character, outfit);
    }

    SetupPlayer as(BotCharacter newCharacter) {
        return new SetupPlayer(name, level, help, newCharacter, outfit);
    }

    SetupPlayer playedBy(@Nullable BotLevel newLevel) {
        return new SetupPlayer(name, newLevel, help, character, outfit);
    }

    SetupPlayer dressed(CarOutfit newOutfit) {
        return new SetupPlayer(name, level, help, character, newOutfit);
    }
}
