package millebornes.session.flow;

/// A sign that a player gives everybody at the table. It has nothing to do with cards.
public enum PlayerEmote {
    /// the horn of the player's car
    HORN,
    BRAVO,
    OH_NO,
    HURRY
}
