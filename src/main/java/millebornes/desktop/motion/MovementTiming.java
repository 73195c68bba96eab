package millebornes.desktop.motion;

/// The duration of a movement, and the delay of the next one, in milliseconds at the normal pace.
///
/// @param millis the duration
/// @param next the time until the next one may begin; less than `millis` if both may overlap
record MovementTiming(double millis, double next) {

    /// A card moves to where everybody sees it; its effect begins on arrival.
    static final MovementTiming SHOW = new MovementTiming(430, 430);

    /// The time for which a card is held up, and then of its flight to the played cards.
    static final MovementTiming HELD = new MovementTiming(420, 0);

    static final MovementTiming LAY = new MovementTiming(360, 0);

    /// The camera zooms in on a drive. It begins when the card has left the foot of the table, so that only the board
    /// is redrawn.
    static final MovementTiming LEAN_IN = new MovementTiming(240, 0);

    /// The camera zooms out after a drive; the next movement does not wait.
    static final MovementTiming LEAN_OUT = new MovementTiming(260, 0);

    static final MovementTiming DISCARD = new MovementTiming(460, 400);
    /// The movements of an undo, all at once.
    static final MovementTiming BACK = new MovementTiming(460, 0);

    static final MovementTiming DRAW = new MovementTiming(380, 150);
    static final MovementTiming DEAL = new MovementTiming(320, 45);
    /// A garage opens; the next one begins before it has ended.
    static final MovementTiming OPENS = new MovementTiming(800, 0);

    static final double NEXT_OPENS = 330;

    static final MovementTiming REMOVE = new MovementTiming(500, 200);
    static final MovementTiming RESHUFFLE = new MovementTiming(1150, 1050);

    /// A stone winks; nothing waits for it.
    static final MovementTiming WINK = new MovementTiming(340, 0);

    /// The stone of 500 km leaps up; nothing waits for it.
    static final MovementTiming HALFWAY = new MovementTiming(1300, 0);

    static final MovementTiming DROP = new MovementTiming(620, 560);
    static final MovementTiming LIFT = new MovementTiming(520, 220);
    static final MovementTiming CLIP = new MovementTiming(760, 520);

    /// The time from the start of a moment until a token that leaves begins to fly; nothing waits for it.
    static final double UNTIL_LIFT = 500;
    static final MovementTiming FLOURISH = new MovementTiming(2600, 2500);
    static final MovementTiming FIREWORKS = new MovementTiming(2800, 2800);

    /// A movement that the next one waits for.
    static MovementTiming whole(double millis) {
        return new MovementTiming(millis, millis);
    }
}
