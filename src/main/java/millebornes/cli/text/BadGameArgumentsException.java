package millebornes.cli.text;

/// Thrown for invalid arguments of a game; the message is a sentence for people.
public final class BadGameArgumentsException extends Exception {

    private static final long serialVersionUID = 1L;

    BadGameArgumentsException(String sentence) {
        super(sentence);
    }
}
