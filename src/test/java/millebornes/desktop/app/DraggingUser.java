package millebornes.desktop.app;

/// Somebody who drags every card to where it is played. Buttons are clicked: they cannot be dragged.
final class DraggingUser implements SimulatedUser {

    private final WindowRobot glass;
    private final SimulatedUser mouse;
    private int plays;
    private int attacks;

    DraggingUser(WindowRobot glass) {
        this.glass = glass;
        this.mouse = new ClickingUser(glass);
    }

    @Override
    public void press(String id) {
        mouse.press(id);
    }

    @Override
    public void open() {
        mouse.open();
    }

    @Override
    public void play(int place, OwnSeat own) {
        switch (plays++ % 3) {
            case 0 -> drag(place, "car-" + own.car());
            case 1 -> drag(place, "seat-" + own.seat());
            default -> glass.drag(glass.control("hand-" + place), glass.sky());
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
        glass.drag(glass.control("hand-" + place), WindowRobot.middle(glass.control(target)));
    }
}
