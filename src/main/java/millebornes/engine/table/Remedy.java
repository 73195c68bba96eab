package millebornes.engine.table;

/// A card that removes a hazard from the player's own car; the matching hazard is [Hazard#curedBy(Remedy)].
public enum Remedy implements Card {
    GREEN_LIGHT,
    END_OF_LIMIT,
    GASOLINE,
    SPARE_TIRE,
    REPAIRS,
    END_OF_WRONG_WAY
}
