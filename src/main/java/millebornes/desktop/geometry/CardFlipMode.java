package millebornes.desktop.geometry;

/// Whether a card is turned over on its way.
public enum CardFlipMode {
    TURNED_OVER,
    AS_IT_IS
}
