package millebornes.engine.table;

/// A card that moves the player's own car along the road.
public enum Distance implements Card {
    KM_25(25),
    KM_50(50),
    KM_75(75),
    KM_100(100),
    KM_200(200);

    /// One square of the road, in km.
    public static final int KM_PER_SQUARE = 25;

    /// Half of the usual distance, in km. Its stone on the road is larger than the others.
    public static final int HALFWAY_KM = 500;

    /// The longest distance in km that a limited car may drive.
    public static final int LIMIT = 50;

    private final int km;

    Distance(int km) {
        this.km = km;
    }

    /// The distance in km.
    public int km() {
        return km;
    }

    /// The distance in squares of the road.
    public int squares() {
        return km / KM_PER_SQUARE;
    }
}
