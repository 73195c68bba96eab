package millebornes.engine.card;

/// A card that takes a hazard off the own car; the matching hazard is found in [Hazard#remedy()].
public enum Remedy implements Card {
    GREEN_LIGHT,
    END_OF_LIMIT,
    GASOLINE,
    SPARE_TIRE,
    REPAIRS,
    END_OF_WRONG_WAY;

    /// The one hazard that this remedy cures.
    public Hazard hazard() {
        return Cures.HAZARDS[ordinal()];
    }

    /// Built from the table in [Hazard], so that the matching is written in one place only.
    private static final class Cures {
        static final Hazard[] HAZARDS = new Hazard[Remedy.values().length];

        static {
            for (Hazard hazard : Hazard.values()) {
                HAZARDS[hazard.remedy().ordinal()] = hazard;
            }
        }
    }
}
