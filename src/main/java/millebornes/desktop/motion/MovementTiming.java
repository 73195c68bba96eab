package millebornes.desktop.motion;

/// The duration of a movement, and the delay of the next one, in milliseconds at the normal pace.
///
/// @param millis the duration
/// @param next the time until the next one may begin; less than `millis` if both may overlap
record MovementTiming(double millis, double next) {

    /// Of a card that is played: it moves to where everybody sees it; the next movement, its effect, begins on arrival.
    static final MovementTiming SHOW = new MovementTiming(430, 430);

    /// Of a card that is held up (HELD), and of its flight to the played cards afterwards (LAY).
    static final MovementTiming HELD = new MovementTiming(420, 0);

    static final MovementTiming LAY = new MovementTiming(360, 0);

    /// Of the camera that zooms in on a drive. It begins when the card has left the foot of the table, so that only the
    /// board is redrawn.
    static final MovementTiming LEAN_IN = new MovementTiming(240, 0);

    /// Of the camera that zooms out after a drive; the next movement does not wait for it.
    static final MovementTiming LEAN_OUT = new MovementTiming(260, 0);

    static final MovementTiming DISCARD = new MovementTiming(460, 400);
    /// Of the movements of an undo, which begin all at once.
    static final MovementTiming BACK = new MovementTiming(460, 0);

    static final MovementTiming DRAW = new MovementTiming(380, 150);
    static final MovementTiming DEAL = new MovementTiming(320, 45);
    /// Of a garage that opens; the next one begins before it has ended.
    static final MovementTiming OPENS = new MovementTiming(800, 0);

    static final double NEXT_OPENS = 330;

    static final MovementTiming REMOVE = new MovementTiming(500, 200);
    static final MovementTiming RESHUFFLE = new MovementTiming(1150, 1050);

    /// Of a stone that winks; the next movement does not wait for it.
    static final MovementTiming WINK = new MovementTiming(340, 0);

    /// Of the stone at 500 km that leaps up; the next movement does not wait for it.
    static final MovementTiming HALFWAY = new MovementTiming(1300, 0);

    static final MovementTiming DROP = new MovementTiming(620, 560);
    static final MovementTiming LIFT = new MovementTiming(520, 220);
    static final MovementTiming CLIP = new MovementTiming(760, 520);

    /// The time, in ms, from the start of an attack's or a remedy's disc until a token that leaves begins to fly.
    static final double UNTIL_LIFT = 500;
    static final MovementTiming FLOURISH = new MovementTiming(2600, 2500);
    static final MovementTiming FIREWORKS = new MovementTiming(2800, 2800);

    /// The timing of a movement that the next one waits for.
    static MovementTiming whole(double millis) {
        return new MovementTiming(millis, millis);
    }
}
