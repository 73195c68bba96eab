package millebornes.desktop.micro;

import millebornes.desktop.motion.Pace;

/// How long the screen of the home computer waits, in ms.
///
/// @param thinking how long the machine seems to think, whatever it is asked and whatever it holds
/// @param notice how long something is told
/// @param complaint how long something is complained of; 0 until the next key
/// @param page how long a page of the presentation is shown; 0 until the next key
record MicroDelays(double thinking, double notice, double complaint, double page) {

    /// No waiting at all, for tests: what would pass by itself passes at once, what is read stays.
    public static final MicroDelays NONE = new MicroDelays(0, 0, 0, 0);

    private static final double SEEMS_TO_THINK = 700;
    private static final double LEAST_THINKING = 400;
    private static final double IS_READ = 1500;
    private static final double LEAST_READING = 900;
    private static final double STAYS_RED = 1600;
    private static final double PAGE = 7000;

    /// What people get who play at that pace. Reading takes its time even where nothing moves.
    public static MicroDelays at(Pace pace) {
        return new MicroDelays(
                Math.max(LEAST_THINKING, SEEMS_TO_THINK / pace.speed()),
                Math.max(LEAST_READING, IS_READ / pace.speed()),
                STAYS_RED,
                PAGE);
    }
}
