package millebornes.bot;

/// The main reason for a computer player's move. `resources/words` has the text of each.
public enum MoveReason {
    /// the distance reaches the target
    ARRIVE,
    /// the distance brings the target nearer
    DRIVE,
    /// on the wrong way the distance leads back, but every other card is more useful
    DRIVE_BACK,
    /// the car has not started yet, and needs this card to start
    START,
    /// the car is stopped, and needs this card to move again
    ROLL_AGAIN,
    /// without its speed limit the car can drive long distances again
    LIFT_LIMIT,
    /// the car drives in the right direction again
    TURN_ROUND,
    /// the safety removes a hazard that it protects from
    SAFETY_CURES,
    /// the right of way starts a car that waits for its green light
    SAFETY_STARTS,
    /// the draw pile runs low: a safety still in hand at the end is lost
    SAFETY_BEFORE_THE_END,
    /// the safety protects from now on
    SAFETY_GUARDS,
    /// the attack holds up the car that is in the lead
    HOLD_UP_LEADER,
    /// the attack holds up another car
    HOLD_UP,
    /// the card can never be played again
    DISCARD_USELESS,
    /// no other card is less useful
    DISCARD_LEAST,
    /// a coup-fourré undoes the attack and brings a turn
    COUP_FOURRE,
    /// no card in hand answers the attack
    NO_ANSWER,
    /// the remaining playable cards are better kept
    SAVE_CARDS,
    /// nothing can be played, everybody else has declared it, and ending the round is an advantage
    STUCK,
    /// the others are too far behind to endanger an extension
    EXTEND,
    /// an opponent could profit from an extension
    STOP,
    /// no reason: the move was chosen at random
    CHANCE
}
