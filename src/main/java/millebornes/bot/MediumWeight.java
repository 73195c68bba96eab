package millebornes.bot;

/// The weights of `medium`, in its own units. The values are in `resources/bot/medium.properties`, where the tuning
/// writes them (docs/players.md).
enum MediumWeight {
    /// driving at all, then for every square
    DRIVE,
    DRIVE_SQUARE,
    /// losing the bonus for a target reached without a 200 or a 100, by the first such card
    DRIVE_FIRST_200,
    DRIVE_SECOND_200,
    DRIVE_FIRST_100,
    /// driving within a speed limit
    DRIVE_LIMITED,
    /// the remaining distance after a drive, if no card in hand completes it
    REST_1,
    REST_2,
    REST_3,
    REST_4,
    REST_5,
    REST_6,
    REST_7,
    REST_8,
    /// the same if one card in hand completes it exactly, or two do, or several
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
    /// stopping with a red light, for which most players have a remedy
    STOP_RED,
    /// for each thousandth of the probability that the victim holds the safety, in thousandths
    STOP_RISK,
    /// the same for each remedy that is still to come
    STOP_CURED,
    /// the safety is in the player's hand or was played: no coup-fourré is possible
    STOP_SAFELY,
    /// a limit, then for the distance that the victim has left
    LIMIT,
    LIMIT_SQUARE_LEFT,
    LIMIT_RISK,
    LIMIT_STANDING,
    /// the wrong way, then for the distance that the victim has driven
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
    /// keeping a safety for a coup-fourré: by itself, for each hazard that may come, and before the start
    HOLD,
    HOLD_HAZARD,
    HOLD_HAZARD_FAR,
    HOLD_JUNIOR_PERCENT,
    /// the remaining km of a moving opponent at which every safety is played
    ALARM_KM,
    /// the number of cards per seat in the draw pile at which every safety is played
    ALARM_PILE,

    /// the value of keeping a card rather than discarding it
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
    /// with the whole distance left
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
    /// with the opponents having the whole distance left
    KEEP_HAZARD_FAR,

    /// an accelerated turn continues with plays above this value
    END_TURN,
    /// the greatest distance of the others at which the extension is called
    EXTEND_KM
}
