package millebornes.cli.referee;

import java.util.Arrays;
import millebornes.cli.referee.BadRequestException.Problem;

/// The referee's commands, by protocol word.
enum RequestType {
    NEW("new"),
    PLAY("play"),
    STATE("state"),
    VIEW("view"),
    NEXT_ROUND("next-round"),
    ADVISE("advise"),
    SAVE("save"),
    LOAD("load");

    private final String word;

    RequestType(String word) {
        this.word = word;
    }

    /// The command of that word.
    ///
    /// @throws BadRequestException when there is none
    static RequestType named(String word) {
        return Arrays.stream(values())
                .filter(type -> type.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new BadRequestException(Problem.UNKNOWN_COMMAND, "cmd"));
    }
}
