package millebornes.cli;

/// A command could not do what it should, for a reason that can be said in one sentence.
final class CommandFailedException extends Exception {

    private static final long serialVersionUID = 1L;

    /// @param sentence for people, in the language of the system
    CommandFailedException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
