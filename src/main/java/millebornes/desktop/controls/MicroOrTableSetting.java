package millebornes.desktop.controls;

import millebornes.engine.rules.Edition;
import millebornes.session.GameConfig;

/// The screen on which a game of the 1980s edition (one person against the machine) is played.
public enum MicroOrTableSetting {
    /// on a retro screen
    RETRO,
    /// at the usual table
    TABLE;

    /// Whether an edition offers this choice.
    public static boolean isOffered(Edition edition) {
        return edition.opponents() == Edition.OpponentsRule.PERSON_AGAINST_COMPUTER;
    }

    /// Whether a game is played on the retro screen, which has one person and one computer player.
    public boolean isRetro(GameConfig game) {
        return this == RETRO
                && isOffered(game.setup().edition())
                && game.lonePerson().isPresent();
    }

    /// The text key of its name.
    public String textKey() {
        return "setup.micro." + name();
    }
}
