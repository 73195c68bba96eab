package millebornes.cli;

/// Thrown when a command has failed for a reason that fits in one sentence.
final class CommandFailedException extends Exception {

    private static final long serialVersionUID = 1L;

    /// @param sentence the reason, for people, in the language of the system
    CommandFailedException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
