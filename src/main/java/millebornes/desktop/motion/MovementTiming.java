package millebornes.desktop.motion;

/// How long movements take, and how long the next one waits for them, in milliseconds at the normal pace.
///
/// @param millis until the movement is over
/// @param next until the next one may begin; less than `millis` where the eye can follow both
record MovementTiming(double millis, double next) {

    /// A card comes to where everybody sees it; what it does begins when it is there.
    static final MovementTiming SHOW = new MovementTiming(430, 430);

    /// How long it is held up, and how long it then takes to where played cards lie.
    static final MovementTiming HELD = new MovementTiming(420, 0);

    static final MovementTiming LAY = new MovementTiming(360, 0);

    /// How long the view leans in on the way of a car: it begins when the card has left the foot of the table, so that
    /// only the board is redrawn.
    static final MovementTiming LEAN_IN = new MovementTiming(240, 0);

    /// How long the view leans out again once a car has arrived; what comes next need not wait.
    static final MovementTiming LEAN_OUT = new MovementTiming(260, 0);

    static final MovementTiming DISCARD = new MovementTiming(460, 400);
    /// A card that is taken back, and the tokens that go with it; all of it at once.
    static final MovementTiming BACK = new MovementTiming(460, 0);

    static final MovementTiming DRAW = new MovementTiming(380, 150);
    static final MovementTiming DEAL = new MovementTiming(320, 45);
    static final MovementTiming REMOVE = new MovementTiming(500, 200);
    static final MovementTiming RESHUFFLE = new MovementTiming(1150, 1050);

    /// A stone greets who passes; nothing waits for it.
    static final MovementTiming WINK = new MovementTiming(340, 0);

    /// The stone of 500 km leaps up; nothing waits for it.
    static final MovementTiming HALFWAY = new MovementTiming(1300, 0);

    static final MovementTiming DROP = new MovementTiming(620, 560);
    /// How long after its token has begun to fall a car is hit, and how long it reels; nothing waits for it.
    static final double UNTIL_HIT = 400;

    static final MovementTiming STRICKEN = new MovementTiming(850, 0);

    /// How long after an attack has begun to leave its car rejoices, and how long.
    static final double UNTIL_RELIEVED = 160;

    static final MovementTiming RELIEVED = new MovementTiming(700, 0);

    static final MovementTiming LIFT = new MovementTiming(520, 220);
    static final MovementTiming CLIP = new MovementTiming(760, 520);
    static final MovementTiming FLOURISH = new MovementTiming(2600, 2500);
    static final MovementTiming FIREWORKS = new MovementTiming(2800, 2800);

    /// A movement that the next one waits for.
    static MovementTiming whole(double millis) {
        return new MovementTiming(millis, millis);
    }
}
