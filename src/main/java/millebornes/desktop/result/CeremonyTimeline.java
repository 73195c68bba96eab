package millebornes.desktop.result;

import millebornes.desktop.motion.BounceCurve;
import millebornes.desktop.motion.EaseCurve;

/// When what happens at the end of a match, in ms after the beginning at the normal pace: one car after the other rolls
/// in, families step out, climb on the podium from the lowest step to the highest, the cup falls into the winners'
/// hands, letters spring up, confetti rains, the panel with what comes next rises.
///
/// @param cars how many cars arrive
record CeremonyTimeline(int cars) {

    private static final double BETWEEN_CARS = 260;
    private static final double ROLL = 1500;
    private static final double REST = 150;
    private static final double ALL_FAMILIES = 1250;
    private static final double MOST_BETWEEN = 340;
    private static final double DOOR = 220;
    private static final double DOOR_EARLY = 140;
    private static final double STEP_OUT = 260;
    private static final double WAIT = 180;
    private static final double HOP = 560;
    private static final double FALL = 720;
    private static final double LETTERS_LATE = 250;
    private static final double LETTERS = 900;
    private static final double RAIN_LATE = 450;
    private static final double RAIN = 2600;
    private static final double PANEL_LATE = 1000;
    private static final double RISE = 320;

    public CeremonyTimeline {
        if (cars < 1) {
            throw new IllegalArgumentException("somebody arrives: " + cars);
        }
    }

    /// How far a car has rolled in.
    ///
    /// @param turn of the car among those that arrive, from 0
    /// @return 0 out of sight, 1 where it is parked
    public double rolled(int turn, double millis) {
        double share = Math.clamp((millis - turn * BETWEEN_CARS) / ROLL, 0, 1);
        // At full speed from the beginning, braking until it stands.
        return 1 - (1 - share) * (1 - share);
    }

    /// When every car is parked.
    public double parked() {
        return (cars - 1) * BETWEEN_CARS + ROLL;
    }

    /// How far the door of a family is open, 0 to 1: it opens when all cars stand, before anybody steps out, and falls
    /// shut when everybody is on the way.
    public double door(int turn, double millis) {
        double opened = new EaseCurve(0, 1, DOOR).valueAt(millis - out(turn) + DOOR_EARLY);
        return opened - new EaseCurve(0, 1, DOOR).valueAt(millis - out(turn) - STEP_OUT - WAIT);
    }

    /// When a family steps out.
    ///
    /// @param turn of the family, from 0, the last on the podium first
    public double out(int turn) {
        double between = cars == 1 ? 0 : Math.min(MOST_BETWEEN, ALL_FAMILIES / (cars - 1));
        return parked() + REST + turn * between;
    }

    /// When a family stands on its step.
    public double landed(int turn) {
        return out(turn) + STEP_OUT + WAIT + HOP;
    }

    /// How large a family is seen: 0 before it has stepped out, 1 from then on.
    public double size(int turn, double millis) {
        return new EaseCurve(0, 1, STEP_OUT).valueAt(millis - out(turn));
    }

    /// How far a family is on its way from the road to its step, 0 to 1.
    public double climbed(int turn, double millis) {
        return new EaseCurve(0, 1, HOP).valueAt(millis - out(turn) - STEP_OUT - WAIT);
    }

    /// When the cup begins to fall.
    public double trophy() {
        return landed(cars - 1) + REST;
    }

    /// How high above the winners' hands the cup is.
    ///
    /// @param height where it falls from
    public double trophyHeight(double height, double millis) {
        return new BounceCurve(height, FALL).valueAt(millis - trophy());
    }

    /// How far the rays behind the cup have opened, 0 to 1.
    public double rays(double millis) {
        return new EaseCurve(0, 1, FALL).valueAt(millis - trophy() - FALL / 2);
    }

    /// When the first letter springs up.
    public double letters() {
        return trophy() + LETTERS_LATE;
    }

    /// How long the letters take.
    public double lettersMillis() {
        return LETTERS;
    }

    /// How far the confetti has come down, 0 to 1.
    public double rained(double millis) {
        return Math.clamp((millis - trophy() - RAIN_LATE) / RAIN, 0, 1);
    }

    /// How far the panel has risen, 0 to 1.
    public double risen(double millis) {
        return new EaseCurve(0, 1, RISE).valueAt(millis - trophy() - PANEL_LATE);
    }

    /// From then on people can press what they like; before, everything that is pressed skips.
    public double free() {
        return trophy() + PANEL_LATE + RISE;
    }

    /// When nothing moves any more.
    public double end() {
        return Math.max(free(), trophy() + RAIN_LATE + RAIN);
    }
}
