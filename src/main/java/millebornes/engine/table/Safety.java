package millebornes.engine.table;

/// A card that protects the player's own car from its hazards for the rest of the round;
/// [Hazard#safety()] has the pairs.
public enum Safety implements Card {
    RIGHT_OF_WAY,
    EXTRA_TANK,
    PUNCTURE_PROOF,
    DRIVING_ACE
}
