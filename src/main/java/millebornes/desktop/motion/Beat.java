package millebornes.desktop.motion;

/// How long movements take, and how long the next one waits for them, in milliseconds at the normal pace.
///
/// @param millis until the movement is over
/// @param next until the next one may begin; less than `millis` where the eye can follow both
record Beat(double millis, double next) {

    /// A card comes to where everybody sees it; what it does begins when it is there.
    static final Beat SHOW = new Beat(430, 430);

    /// How long it is held up, and how long it then takes to where played cards lie.
    static final Beat HELD = new Beat(420, 0);

    static final Beat LAY = new Beat(360, 0);

    static final Beat DISCARD = new Beat(460, 400);
    /// A card that is taken back, and the tokens that go with it; all of it at once.
    static final Beat BACK = new Beat(460, 0);

    static final Beat DRAW = new Beat(380, 150);
    static final Beat DEAL = new Beat(320, 45);
    static final Beat REMOVE = new Beat(500, 200);
    static final Beat RESHUFFLE = new Beat(1150, 1050);

    /// A stone greets who passes; nothing waits for it.
    static final Beat WINK = new Beat(340, 0);

    static final Beat DROP = new Beat(620, 560);
    static final Beat LIFT = new Beat(520, 220);
    static final Beat CLIP = new Beat(620, 420);
    static final Beat FLOURISH = new Beat(1900, 1700);
    static final Beat FIREWORKS = new Beat(2800, 2800);

    /// A movement that the next one waits for.
    static Beat whole(double millis) {
        return new Beat(millis, millis);
    }
}
