package millebornes.desktop.controls;

import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Setup;

/// Where the games are played that the home computers of the 1980s knew: one person against the machine.
public enum MicroStyle {
    /// on a screen like theirs
    RETRO,
    /// at the usual table
    TABLE;

    /// Whether there is this choice for the games of an edition.
    public static boolean isOffered(Edition edition) {
        return edition.opponents() == Edition.OpponentsRule.PERSON_AGAINST_COMPUTER;
    }

    /// Whether a game is played on the screen of a home computer.
    public boolean isRetro(Setup setup) {
        return this == RETRO && isOffered(setup.edition());
    }

    /// The key of the words that name it.
    public String textKey() {
        return "setup.micro." + name();
    }
}
