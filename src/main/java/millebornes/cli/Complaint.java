package millebornes.cli;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/// Arguments that make no sense, said in the language of the system.
final class Complaint extends ParameterException {

    private static final long serialVersionUID = 1L;

    private final String sentence;

    Complaint(CommandLine line, String sentence) {
        super(line, sentence);
        this.sentence = sentence;
    }

    String sentence() {
        return sentence;
    }
}
