package millebornes.desktop.table;

import javafx.scene.input.KeyCode;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.TableShortcut;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.PlayerEmote;
import org.jspecify.annotations.Nullable;

/// Maps the letter keys to inputs of the table: each letter triggers its [TableShortcut] if that has an effect now.
final class ShortcutKeyMapper {

    private ShortcutKeyMapper() {}

    /// The input of a key; null if it is no shortcut or has no effect now.
    ///
    /// @param shift whether Shift is held: the letter that asks about the player's car then asks about all cars
    static @Nullable TableInput input(KeyCode key, boolean shift, KeyboardContext context) {
        return context.letters()
                .of(key)
                .map(shortcut -> shift && shortcut == TableShortcut.STATE
                        ? new TableInput.Ask(StatusQuery.ALL_CARS)
                        : input(shortcut, context))
                .orElse(null);
    }

    private static @Nullable TableInput input(TableShortcut shortcut, KeyboardContext context) {
        return switch (shortcut) {
            case RULE -> new TableInput.ReadRuleAtHand();
            case END_TURN -> context.flowState() instanceof FlowState.Turn ? press(TableCommand.END_TURN) : null;
            case PAUSE -> context.people() == 0 ? press(TableCommand.PAUSE) : null;
            case HINTS -> context.people() > 0 ? press(TableCommand.HINTS) : null;
            case MUTE -> press(TableCommand.MUTE);
            case SPEAK -> press(TableCommand.SPEAK);
            case STATE -> new TableInput.Ask(StatusQuery.OWN_CAR);
            case SCORES -> new TableInput.Ask(StatusQuery.SCORES);
            case TURN -> new TableInput.Ask(StatusQuery.TURN);
            case UNDO -> context.people() > 0 ? press(TableCommand.UNDO) : null;
            case HORN, BRAVO, OH_NO, HURRY -> new TableInput.ShowEmote(PlayerEmote.valueOf(shortcut.name()));
            case LOG -> context.flowState() instanceof FlowState.Curtain ? null : press(TableCommand.LOG);
        };
    }

    private static TableInput press(TableCommand command) {
        return new TableInput.PressButton(command);
    }

    /// The state that decides what a key does.
    ///
    /// @param flowState what the table waits for
    /// @param people how many people play
    /// @param reading whether a page of the rules or the menu lies over the table
    /// @param moving whether an animation runs
    /// @param logOpen whether the log is open
    /// @param letters the shortcut letters
    record KeyboardContext(
            FlowState flowState,
            int people,
            boolean reading,
            boolean moving,
            boolean logOpen,
            ShortcutLetters letters) {}
}
