package millebornes.desktop.app;

/// A user who clicks.
final class ClickingUser implements SimulatedUser {

    private final WindowRobot robot;
    private int plays;
    private int attacks;
    private int discards;

    ClickingUser(WindowRobot robot) {
        this.robot = robot;
    }

    @Override
    public void press(String id) {
        robot.click(robot.control(id));
    }

    @Override
    public void open() {
        press("curtain-open");
    }

    @Override
    public void play(int place, OwnSeat own) {
        card(place);
        switch (plays++ % 3) {
            case 0 -> card(place);
            case 1 -> press("car-" + own.car());
            default -> press("seat-" + own.seat());
        }
    }

    @Override
    public void attack(int place, int car, int seat) {
        card(place);
        press(attacks++ % 2 == 0 ? "seat-" + seat : "car-" + car);
    }

    @Override
    public void discard(int place) {
        card(place);
        press(discards++ % 2 == 0 ? "discard" : "discards");
    }

    private void card(int place) {
        press("hand-" + place);
    }
}
