package millebornes.desktop.controls;

import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Setup;

/// Where the games of 1980s home computers are played: one person against the machine.
public enum MicroStyle {
    /// on a retro screen
    RETRO,
    /// at the usual table
    TABLE;

    /// Whether an edition offers this choice.
    public static boolean isOffered(Edition edition) {
        return edition.opponents() == Edition.OpponentsRule.PERSON_AGAINST_COMPUTER;
    }

    /// Whether a game is played on the retro screen.
    public boolean isRetro(Setup setup) {
        return this == RETRO && isOffered(setup.edition());
    }

    /// The key of its name.
    public String textKey() {
        return "setup.micro." + name();
    }
}
