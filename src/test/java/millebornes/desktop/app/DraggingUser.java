package millebornes.desktop.app;

/// A user who drags every card to its target. Buttons are clicked, since they cannot be dragged.
final class DraggingUser implements SimulatedUser {

    private final WindowRobot robot;
    private final SimulatedUser user;
    private int plays;
    private int attacks;

    DraggingUser(WindowRobot robot) {
        this.robot = robot;
        this.user = new ClickingUser(robot);
    }

    @Override
    public void press(String id) {
        user.press(id);
    }

    @Override
    public void open() {
        user.open();
    }

    @Override
    public void play(int place, OwnSeat own) {
        switch (plays++ % 3) {
            case 0 -> drag(place, "car-" + own.car());
            case 1 -> drag(place, "seat-" + own.seat());
            default -> robot.drag(robot.control("hand-" + place), robot.sky());
        }
    }

    @Override
    public void attack(int place, int car, int seat) {
        drag(place, attacks++ % 2 == 0 ? "car-" + car : "seat-" + seat);
    }

    @Override
    public void discard(int place) {
        drag(place, "discards");
    }

    private void drag(int place, String target) {
        robot.drag(robot.control("hand-" + place), WindowRobot.middle(robot.control(target)));
    }
}
