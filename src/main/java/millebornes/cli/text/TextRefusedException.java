package millebornes.cli.text;

/// What was said on the command line makes no game; the message is a sentence for people.
public final class TextRefusedException extends Exception {

    private static final long serialVersionUID = 1L;

    TextRefusedException(String sentence) {
        super(sentence);
    }
}
