package millebornes.cli;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/// Arguments that make no sense, said in the language of the system.
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
