package millebornes.cli.text;

/// Thrown when the input has ended or the terminal was closed.
final class InputEndedException extends Exception {

    private static final long serialVersionUID = 1L;
}
