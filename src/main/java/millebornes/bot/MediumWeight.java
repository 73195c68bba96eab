package millebornes.bot;

/// The weights of `medium`, in its own units. The values are in `resources/bot/medium.properties`, where the tuning
/// writes them (docs/players.md).
enum MediumWeight {
    /// driving at all, then for every square
    DRIVE,
    DRIVE_SQUARE,
    /// the first 200 and the first 100 cost the prizes for a target reached without
    DRIVE_FIRST_200,
    DRIVE_SECOND_200,
    DRIVE_FIRST_100,
    /// driving within a speed limit
    DRIVE_LIMITED,
    /// where a distance leaves the car when so many squares are left to the target and no card in hand completes them
    REST_1,
    REST_2,
    REST_3,
    REST_4,
    REST_5,
    REST_6,
    REST_7,
    REST_8,
    /// one card in hand completes the rest exactly, or two do, or several
    REST_ONE_CARD,
    REST_TWO_CARDS,
    REST_SOME_CARDS,
    /// the same when more than a 200 is left
    REST_FAR_TWO_CARDS,
    REST_FAR_SOME_CARDS,

    /// stopping a car, then for every square that it has driven
    STOP,
    STOP_SQUARE,
    /// the victim may arrive with one card
    STOP_NEAR,
    /// stopping with a red light, which most can cure
    STOP_RED,
    /// for each thousandth of a chance, in thousandths: that the victim holds the safety
    STOP_RISK,
    /// the same for each remedy that is still to come
    STOP_CURED,
    /// the safety is in the player's hand or was played: no coup-fourré can come
    STOP_SAFELY,
    /// a limit, and how far the victim has still to go
    LIMIT,
    LIMIT_SQUARE_LEFT,
    LIMIT_RISK,
    LIMIT_STANDING,
    /// the wrong way, and how far the victim has come
    TURN,
    TURN_SQUARE,
    /// the leading car; the last car
    LEADER,
    LAST,

    /// the first green light, one against a red light or after a remedy, a repair
    START,
    ROLL_AGAIN,
    REPAIR,
    TURN_ROUND,
    LIFT_LIMIT,
    LIFT_LIMIT_SQUARE,
    LIFT_LIMIT_STOPPED,

    /// a safety against a present hazard; before the start; without another play
    SAFETY_CURES,
    SAFETY_LATE,
    SAFETY_STARTS,
    /// holding a safety for a coup-fourré: for itself, for each hazard that may come, and with all the way before one
    HOLD,
    HOLD_HAZARD,
    HOLD_HAZARD_FAR,
    HOLD_JUNIOR_PERCENT,
    /// the km left of a moving opponent at which every safety is played
    ALARM_KM,
    /// when the draw pile holds so few cards a seat
    ALARM_PILE,

    /// what is kept rather than thrown away
    KEEP_25,
    KEEP_50,
    KEEP_75,
    KEEP_100,
    KEEP_200,
    KEEP_SECOND_PERCENT,
    /// for every distance in hand beyond the third
    KEEP_DISTANCE_MANY,
    KEEP_EXACT,
    KEEP_SLOW_WHEN_LIMITED,
    KEEP_REMEDY,
    KEEP_REMEDY_HAZARD,
    /// with all the way still to go
    KEEP_REMEDY_FAR,
    KEEP_REMEDY_SECOND_PERCENT,
    KEEP_REMEDY_THIRD_PERCENT,
    KEEP_REMEDY_SAFE_PERCENT,
    KEEP_REMEDY_NEEDED,
    KEEP_LIMIT_REMEDY,
    KEEP_LIMIT_REMEDY_HAZARD,
    KEEP_GREEN,
    KEEP_GREEN_HAZARD,
    KEEP_GREEN_TO_START,
    KEEP_GREEN_SECOND_PERCENT,
    KEEP_GREEN_THIRD_PERCENT,
    KEEP_HAZARD,
    KEEP_HAZARD_SECOND,
    KEEP_HAZARD_THIRD,
    KEEP_HAZARD_RED,
    KEEP_HAZARD_LIMIT,
    KEEP_HAZARD_SAFELY,
    /// with the opponents having all the way still to go
    KEEP_HAZARD_FAR,

    /// an accelerated turn continues with plays above this value
    END_TURN,
    /// the others have come no farther than so many km when the extension is called
    EXTEND_KM
}
