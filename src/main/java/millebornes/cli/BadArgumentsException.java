package millebornes.cli;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/// Thrown for invalid arguments; the message is in the language of the system.
final class BadArgumentsException extends ParameterException {

    private static final long serialVersionUID = 1L;

    private final String sentence;

    BadArgumentsException(CommandLine line, String sentence) {
        super(line, sentence);
        this.sentence = sentence;
    }

    String sentence() {
        return sentence;
    }
}
