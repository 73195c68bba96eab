package millebornes.desktop.micro;

import millebornes.desktop.motion.Pace;

/// The delays of the retro screen, in ms.
///
/// @param thinking the constant thinking time of the computer player
/// @param notice the duration of a notice
/// @param complaint the duration of an error message; 0 means until the next key
/// @param page the duration of a page of the presentation; 0 means until the next key
record MicroDelays(double thinking, double notice, double complaint, double page) {

    /// The delays of tests: automatic steps happen at once, texts to be read stay until a key is pressed.
    public static final MicroDelays NONE = new MicroDelays(0, 0, 0, 0);

    private static final double SEEMS_TO_THINK = 700;
    private static final double LEAST_THINKING = 400;
    private static final double IS_READ = 1500;
    private static final double LEAST_READING = 900;
    private static final double STAYS_RED = 1600;
    private static final double PAGE = 7000;

    /// The delays at a pace. Texts stay for a least time, even without animations.
    public static MicroDelays at(Pace pace) {
        return new MicroDelays(
                Math.max(LEAST_THINKING, SEEMS_TO_THINK / pace.speed()),
                Math.max(LEAST_READING, IS_READ / pace.speed()),
                STAYS_RED,
                PAGE);
    }
}
