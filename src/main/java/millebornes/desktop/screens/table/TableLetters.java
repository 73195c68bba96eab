package millebornes.desktop.screens.table;

import java.util.function.Supplier;
import javafx.scene.input.KeyCode;
import millebornes.desktop.screens.common.Shortcut;
import millebornes.desktop.screens.common.ShortcutKeys;
import millebornes.desktop.screens.table.flow.Moment;
import millebornes.desktop.screens.table.flow.TableFlow;
import millebornes.desktop.tabletop.controls.Act;

/// The letters of the keyboard at the table: each does what its [Shortcut] says, when there is something to do.
///
/// @param keys which letter does what now
record TableLetters(Supplier<ShortcutKeys> keys, TableFlow flow, TableHands hands) {

    /// Does what a key is for.
    ///
    /// @return false when it is no letter of the table, or there is nothing to do
    boolean take(KeyCode key) {
        return keys.get().of(key).map(this::take).orElse(false);
    }

    private boolean take(Shortcut shortcut) {
        return switch (shortcut) {
            case RULE -> rule();
            case END_TURN -> flow.moment() instanceof Moment.Turn && act(Act.END_TURN);
            case PAUSE -> flow.people() == 0 && act(Act.PAUSE);
            case HINTS -> flow.people() > 0 && act(Act.HINTS);
            case MUTE -> act(Act.MUTE);
            case UNDO -> flow.people() > 0 && act(Act.UNDO);
            case LOG -> !(flow.moment() instanceof Moment.Curtain) && act(Act.LOG);
        };
    }

    private boolean rule() {
        hands.rule(RuleAtHand.of(flow.moment()));
        return true;
    }

    private boolean act(Act act) {
        hands.act(act);
        return true;
    }
}
