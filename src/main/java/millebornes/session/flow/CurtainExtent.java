package millebornes.session.flow;

/// How much a curtain between two people covers. No card is visible in either case.
public enum CurtainExtent {
    /// the lower part of the table with the cards: the road stays visible
    FOOT,
    /// the whole window
    WINDOW;

    /// The larger one of two.
    public CurtainExtent and(CurtainExtent newExtent) {
        return compareTo(newExtent) >= 0 ? this : newExtent;
    }

    /// The key of the text that names this extent.
    public String textKey() {
        return "settings.curtain." + name();
    }
}
