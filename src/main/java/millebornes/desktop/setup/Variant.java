package millebornes.desktop.setup;

/// The most common variants of the game, each with a picture.
enum Variant {
    /// several cards in a turn
    ACCELERATED,
    /// the discards become the draw pile
    EXTENDED,
    /// players share points, and often a car
    TEAMS,
    /// rounds up to a total
    LONG_GAME,
    /// 700 km instead of 1,000
    SHORT_ROAD;

    /// The text key of its name.
    public String textKey() {
        return "variant." + name();
    }
}
