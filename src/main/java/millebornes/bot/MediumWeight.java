package millebornes.bot;

/// The weights of `medium`, in its own units. The values are in `resources/bot/medium.properties`, where the tuning
/// writes them (docs/players.md).
enum MediumWeight {
    /// the value of driving a distance: the first whatever its length, the second for every square
    DRIVE,
    DRIVE_SQUARE,
    /// the loss of the bonus for a target reached without a 200 or a 100, by the first such card
    DRIVE_FIRST_200,
    DRIVE_SECOND_200,
    DRIVE_FIRST_100,
    /// driving while the car has a speed limit
    DRIVE_LIMITED,
    /// 1 to 8 squares left after a drive, if no cards in hand complete them exactly
    REST_1,
    REST_2,
    REST_3,
    REST_4,
    REST_5,
    REST_6,
    REST_7,
    REST_8,
    /// up to 8 squares left after a drive, if one card, two cards or more in hand complete them exactly
    REST_ONE_CARD,
    REST_TWO_CARDS,
    REST_SOME_CARDS,
    /// 9 to 16 squares left after a drive, if two cards or more in hand complete them exactly
    REST_FAR_TWO_CARDS,
    REST_FAR_SOME_CARDS,

    /// the value of stopping a car: the first for any car, the second for every square that it has driven
    STOP,
    STOP_SQUARE,
    /// added if the victim could reach the target with one card
    STOP_NEAR,
    /// added for a red light, for which most players have a remedy
    STOP_RED,
    /// added if the victim certainly holds the safety; in proportion if that is less probable
    STOP_RISK,
    /// added if the victim certainly holds the remedy; in proportion if that is less probable
    STOP_CURED,
    /// added if no coup-fourré is possible: the safety is in the player's hand or was played
    STOP_SAFELY,
    /// a speed limit: for any car, for every square that the victim has left, for a certain coup-fourré, for a standing
    /// car
    LIMIT,
    LIMIT_SQUARE_LEFT,
    LIMIT_RISK,
    LIMIT_STANDING,
    /// the value of a wrong-way card: the first for any car, the second for every square that the victim has driven
    TURN,
    TURN_SQUARE,
    /// added to any attack on the leading car, and on the last car
    LEADER,
    LAST,

    /// the value of a remedy: the first green light, a later one, a repair, an end of wrong way, an end of limit, and
    /// what is added to the last for every square that the hand could drive and for a standing car
    START,
    ROLL_AGAIN,
    REPAIR,
    TURN_ROUND,
    LIFT_LIMIT,
    LIFT_LIMIT_SQUARE,
    LIFT_LIMIT_STOPPED,

    /// the value of playing a safety against a present hazard; when no other play would follow; when it starts the car
    SAFETY_CURES,
    SAFETY_LATE,
    SAFETY_STARTS,
    /// keeping a safety: in any case, for each hazard to come, for each with the whole road left; the share in junior
    /// games
    HOLD,
    HOLD_HAZARD,
    HOLD_HAZARD_FAR,
    HOLD_JUNIOR_PERCENT,
    /// the remaining km of a moving opponent up to which the player shows every safety
    ALARM_KM,
    /// the number of cards per seat in the draw pile below which the player shows every safety
    ALARM_PILE,

    /// the value of keeping a card rather than discarding it, and what changes it
    KEEP_25,
    KEEP_50,
    KEEP_75,
    KEEP_100,
    KEEP_200,
    KEEP_SECOND_PERCENT,
    /// added for every distance card in hand beyond a number that is enough
    KEEP_DISTANCE_MANY,
    KEEP_EXACT,
    KEEP_SLOW_WHEN_LIMITED,
    KEEP_REMEDY,
    KEEP_REMEDY_HAZARD,
    /// added with 1000 km left, and in proportion with less
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
    /// added if the nearest opponent has 1000 km left, and in proportion if it has less
    KEEP_HAZARD_FAR,

    /// the value of ending an accelerated turn: plays above it go on
    END_TURN,
    /// the greatest distance of an opponent, in km, at which the player calls the extension
    EXTEND_KM
}
