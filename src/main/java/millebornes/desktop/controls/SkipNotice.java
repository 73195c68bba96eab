package millebornes.desktop.controls;

/// Whether somebody has been told that a click skips what moves. It is said once, and never again.
public enum SkipNotice {
    DUE,
    GIVEN
}
