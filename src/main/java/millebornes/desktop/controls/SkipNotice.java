package millebornes.desktop.controls;

/// Whether the notice that a click skips animations was shown. It is shown once.
public enum SkipNotice {
    DUE,
    GIVEN
}
