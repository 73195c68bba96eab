package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;

/// A user without a mouse. The focused node is always visible: it has a ring and is inside the window.
final class TypingUser implements SimulatedUser {

    private static final int MOST_TABS = 120;
    private static final int MOST_ARROWS = 9;

    private final WindowRobot robot;
    private int presses;
    private int choices;
    private int plays;
    private int attacks;
    private int discards;
    private int curtains;

    TypingUser(WindowRobot robot) {
        this.robot = robot;
    }

    @Override
    public void press(String id) {
        if (robot.control(id) instanceof ToggleButton toggle) {
            arrowTo(toggle);
            return;
        }
        tabTo(id);
        robot.type(presses++ % 2 == 0 ? KeyCode.ENTER : KeyCode.SPACE);
    }

    @Override
    public void open() {
        robot.type(curtains++ % 2 == 0 ? KeyCode.ENTER : KeyCode.SPACE);
    }

    @Override
    public void play(int place, OwnSeat own) {
        choose(place);
        robot.type(plays++ % 2 == 0 ? KeyCode.ENTER : digit(own.car()));
    }

    @Override
    public void attack(int place, int car, int seat) {
        choose(place);
        if (attacks++ % 2 == 0) {
            robot.type(digit(car));
        } else {
            press("car-" + car);
        }
    }

    @Override
    public void discard(int place) {
        choose(place);
        switch (discards++ % 3) {
            case 0 -> robot.type(KeyCode.DELETE);
            case 1 -> robot.type(KeyCode.BACK_SPACE);
            default -> press("discard");
        }
    }

    /// Goes there with Tab only.
    private void tabTo(String id) {
        Node wanted = robot.control(id);
        for (int tab = 0; tab < MOST_TABS && !isFocused(id); tab++) {
            robot.type(KeyCode.TAB);
        }
        assertFocused(id, "Tab comes");
        assertThat(robot.isInSight(wanted)).as("#%s is in sight", id).isTrue();
    }

    /// One of a few values is chosen with the arrows, as soon as Tab has come to the one that is chosen, or to the
    /// first.
    private void arrowTo(ToggleButton toggle) {
        String id = toggle.getId();
        ToggleGroup group = toggle.getToggleGroup();
        Toggle chosen = group.getSelectedToggle();
        Toggle first = chosen == null ? group.getToggles().getFirst() : chosen;
        tabTo(((ToggleButton) first).getId());
        if (first.equals(toggle)) {
            robot.type(KeyCode.ENTER);
        }
        int way = group.getToggles().indexOf(toggle) - group.getToggles().indexOf(first);
        for (int step = 0; step < MOST_ARROWS && !isFocused(id); step++) {
            robot.type(way > 0 ? KeyCode.RIGHT : KeyCode.LEFT);
        }
        assertFocused(id, "the arrows come");
    }

    private void assertFocused(String id, String how) {
        assertThat(isFocused(id))
                .as("%s to #%s, not to %s", how, id, robot.focused())
                .isTrue();
    }

    /// With the arrows, or with Tab and Enter.
    private void choose(int place) {
        String id = "hand-" + place;
        if (choices++ % 3 == 2) {
            tabTo(id);
            robot.type(KeyCode.ENTER);
            return;
        }
        KeyCode way = choices % 2 == 0 ? KeyCode.RIGHT : KeyCode.LEFT;
        int steps = 0;
        do {
            robot.type(way);
            steps++;
        } while (steps < MOST_ARROWS && !isFocused(id));
        assertFocused(id, "the arrows come");
    }

    private boolean isFocused(String id) {
        return robot.focused().map(Node::getId).filter(id::equals).isPresent();
    }

    /// Cars are numbered from 1.
    private static KeyCode digit(int car) {
        return KeyCode.valueOf("DIGIT" + (car + 1));
    }
}
