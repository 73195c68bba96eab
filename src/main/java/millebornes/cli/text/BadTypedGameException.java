package millebornes.cli.text;

/// Thrown for invalid arguments of a game; the message is a sentence for people.
public final class BadTypedGameException extends Exception {

    private static final long serialVersionUID = 1L;

    BadTypedGameException(String sentence) {
        super(sentence);
    }
}
