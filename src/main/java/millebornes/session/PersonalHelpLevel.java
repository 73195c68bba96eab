package millebornes.session;

/// The help level of one person, independent of the others' levels. The rules are the same for all of them.
public enum PersonalHelpLevel {
    /// as much as the table helps everybody
    USUAL,
    /// for a player who cannot read yet: pictures on the cards, playable cards highlighted, reasons as pictures
    PICTURES;

    public boolean isPictures() {
        return this == PICTURES;
    }
}
