package millebornes.session;

/// How much help one person gets, independent of the others at the table. The rules are the same for all of them.
public enum ReadingHelp {
    /// the help that the table gives everybody
    USUAL,
    /// for a player who cannot read yet: pictures on the cards, playable cards highlighted, reasons as pictures
    PICTURES;

    public boolean isPictures() {
        return this == PICTURES;
    }
}
