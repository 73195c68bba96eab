package millebornes.session.flow;

/// What a player shows everybody at the table. It has nothing to do with cards.
public enum PlayerSign {
    /// the horn of the player's car
    HORN,
    BRAVO,
    OH_NO,
    HURRY
}
