package millebornes.desktop.controls;

/// Whether the table shows the signs of players, from phones and from the keyboard.
public enum SignSetting {
    SHOWN,
    HIDDEN
}
