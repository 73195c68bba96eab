package millebornes.desktop.controls;

/// Whether the table shows the signs (horns and short exclamations) that players send with their phones.
public enum EmoteSetting {
    SHOWN,
    HIDDEN
}
