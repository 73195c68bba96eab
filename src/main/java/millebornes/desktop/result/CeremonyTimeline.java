package millebornes.desktop.result;

import millebornes.desktop.motion.MotionCurve.BounceCurve;
import millebornes.desktop.motion.MotionCurve.EaseCurve;

/// The timeline of the ceremony, in ms after the beginning at the normal pace: one car after the other rolls in,
/// families get out and climb on the podium from the lowest step to the highest, the cup falls into the winners' hands,
/// the title appears, confetti rains, and the panel with the exits rises.
///
/// @param cars the number of cars
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

    /// The progress of a car that rolls in.
    ///
    /// @param turn the position of the car in the order of arrival, from 0
    /// @return 0 when out of sight, 1 when parked
    public double rolled(int turn, double millis) {
        double share = Math.clamp((millis - turn * BETWEEN_CARS) / ROLL, 0, 1);
        // At full speed from the beginning, braking until it stands.
        return 1 - (1 - share) * (1 - share);
    }

    /// The time at which every car is parked.
    public double parked() {
        return (cars - 1) * BETWEEN_CARS + ROLL;
    }

    /// The opening of a family's door, 0 to 1: it opens when all cars are parked, and closes when the family has left
    /// for the podium.
    public double door(int turn, double millis) {
        double opened = new EaseCurve(0, 1, DOOR).valueAt(millis - out(turn) + DOOR_EARLY);
        return opened - new EaseCurve(0, 1, DOOR).valueAt(millis - out(turn) - STEP_OUT - WAIT);
    }

    /// The time at which a family gets out.
    ///
    /// @param turn the position of the family in the order of getting out, from 0; the winners come last
    public double out(int turn) {
        double between = cars == 1 ? 0 : Math.min(MOST_BETWEEN, ALL_FAMILIES / (cars - 1));
        return parked() + REST + turn * between;
    }

    /// The time at which a family stands on its step.
    public double landed(int turn) {
        return out(turn) + STEP_OUT + WAIT + HOP;
    }

    /// The scale of a family: 0 before it has got out, 1 from then on.
    public double size(int turn, double millis) {
        return new EaseCurve(0, 1, STEP_OUT).valueAt(millis - out(turn));
    }

    /// The progress of a family's climb from the road to its step, 0 to 1.
    public double climbed(int turn, double millis) {
        return new EaseCurve(0, 1, HOP).valueAt(millis - out(turn) - STEP_OUT - WAIT);
    }

    /// The time at which the cup begins to fall.
    public double trophy() {
        return landed(cars - 1) + REST;
    }

    /// The height of the cup above the winners' hands.
    ///
    /// @param height the height from which it falls
    public double trophyHeight(double height, double millis) {
        return new BounceCurve(height, FALL).valueAt(millis - trophy());
    }

    /// The opening of the rays behind the cup, 0 to 1.
    public double rays(double millis) {
        return new EaseCurve(0, 1, FALL).valueAt(millis - trophy() - FALL / 2);
    }

    /// The time at which the first letter of the title appears.
    public double letters() {
        return trophy() + LETTERS_LATE;
    }

    /// The duration of the title's appearance.
    public double lettersMillis() {
        return LETTERS;
    }

    /// The progress of the confetti on its way down, 0 to 1.
    public double rained(double millis) {
        return Math.clamp((millis - trophy() - RAIN_LATE) / RAIN, 0, 1);
    }

    /// The progress of the panel that rises, 0 to 1.
    public double risen(double millis) {
        return new EaseCurve(0, 1, RISE).valueAt(millis - trophy() - PANEL_LATE);
    }

    /// The time from which buttons can be pressed; before it, every click or key skips the animation.
    public double free() {
        return trophy() + PANEL_LATE + RISE;
    }

    /// The end of the animation.
    public double end() {
        return Math.max(free(), trophy() + RAIN_LATE + RAIN);
    }
}
