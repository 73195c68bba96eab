package millebornes.desktop.controls;

/// Whether the text that a click skips animations is still to be shown. It is shown once.
public enum SkipHintStatus {
    DUE,
    GIVEN
}
