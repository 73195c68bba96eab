package millebornes.cli.text;

/// Nobody can answer any more: the input has ended, or the terminal has gone.
final class InputEndedException extends Exception {

    private static final long serialVersionUID = 1L;
}
