package millebornes.desktop.screens.setup.model;

import millebornes.bot.BotLevel;
import org.jspecify.annotations.Nullable;

/// Somebody who sits down to play.
///
/// @param name what was typed; empty while nobody has said a name
/// @param level how well the computer plays, or null for a person
public record SetupPlayer(String name, @Nullable BotLevel level) {

    /// The longest name that can be typed, in characters: it has to fit on a seat of the table.
    public static final int LONGEST_NAME = 16;

    /// A person who has not said a name.
    public static final SetupPlayer SOMEBODY = new SetupPlayer("", null);

    public SetupPlayer {
        if (name.length() > LONGEST_NAME) {
            throw new IllegalArgumentException("too long for a seat: " + name);
        }
    }

    public boolean isPerson() {
        return level == null;
    }

    SetupPlayer withName(String other) {
        return new SetupPlayer(other, level);
    }

    SetupPlayer playedBy(@Nullable BotLevel other) {
        return new SetupPlayer(name, other);
    }
}
