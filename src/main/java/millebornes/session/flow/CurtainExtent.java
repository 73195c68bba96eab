package millebornes.session.flow;

/// The extent of a curtain between two people. No card is visible behind either.
public enum CurtainExtent {
    /// the lower part of the table with the cards: the road stays visible
    FOOT,
    /// the whole window
    WINDOW;

    /// The larger one of two.
    public CurtainExtent and(CurtainExtent newExtent) {
        return compareTo(newExtent) >= 0 ? this : newExtent;
    }

    /// The key of the words that name it.
    public String textKey() {
        return "settings.curtain." + name();
    }
}
