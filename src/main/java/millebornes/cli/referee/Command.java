package millebornes.cli.referee;

import java.util.Arrays;
import millebornes.save.BadJson;
import millebornes.save.BadJson.Reason;

/// What can be asked of the referee, by its protocol word.
enum Command {
    NEW("new"),
    PLAY("play"),
    STATE("state"),
    VIEW("view"),
    NEXT_ROUND("next-round"),
    ADVISE("advise"),
    SAVE("save"),
    LOAD("load");

    private final String word;

    Command(String word) {
        this.word = word;
    }

    /// The command of that word.
    ///
    /// @throws BadJson when there is none
    static Command named(String word) {
        return Arrays.stream(values())
                .filter(command -> command.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new BadJson(Reason.UNKNOWN_COMMAND, "cmd"));
    }
}
