package millebornes.session;

/// How much the table helps one person, whatever the others want. The rules are the same for all of them.
public enum PersonalHelpLevel {
    /// as much as the table helps everybody
    USUAL,
    /// for a player who cannot read yet: pictures on the cards, playable cards highlighted, reasons as pictures
    PICTURES;

    public boolean isPictures() {
        return this == PICTURES;
    }
}
