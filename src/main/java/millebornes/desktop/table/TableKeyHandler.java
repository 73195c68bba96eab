package millebornes.desktop.table;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import millebornes.desktop.table.ShortcutKeyMapper.KeyboardContext;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.session.flow.ChosenCard;
import millebornes.session.flow.FlowState;
import org.jspecify.annotations.Nullable;

/// The keyboard at the table: ←/→ choose a card, Enter plays it, Delete discards it, a digit plays it on that car, Esc
/// deselects, Space skips animations, F1 opens the relevant rule, F10 the menu, Ctrl+Z undoes the last move, Ctrl+Y or
/// Ctrl+Shift+Z redoes it; letters are those of [ShortcutKeyMapper].
final class TableKeyHandler {

    private static final KeyCombination UNDO = new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN);
    private static final List<KeyCombination> REDO = List.of(
            new KeyCodeCombination(KeyCode.Y, KeyCombination.SHORTCUT_DOWN),
            new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
    /// The characters of the digit keys without Shift on a French keyboard, from 1 on.
    private static final String FRENCH_DIGITS = "&é\"'(-è_ç";

    private final Supplier<KeyboardContext> situation;
    private final Supplier<GameTableView> view;
    private final Consumer<TableInput> inputs;

    /// @param view the focused node's table
    /// @param inputs called with the inputs of keys
    TableKeyHandler(Supplier<KeyboardContext> situation, Supplier<GameTableView> view, Consumer<TableInput> inputs) {
        this.situation = situation;
        this.view = view;
        this.inputs = inputs;
    }

    /// Handles a key before the focused node does, if it has a meaning at the table.
    void pressed(KeyEvent event) {
        KeyboardContext context = situation.get();
        if (!context.reading() && takes(event, context)) {
            event.consume();
        }
    }

    private boolean takes(KeyEvent event, KeyboardContext context) {
        if (UNDO.match(event)) {
            return does(new TableInput.PressButton(TableCommand.UNDO));
        }
        if (REDO.stream().anyMatch(keys -> keys.match(event))) {
            return does(new TableInput.PressButton(TableCommand.REDO));
        }
        if (event.isShortcutDown() || event.isAltDown()) {
            return false;
        }
        if (event.getCode() == KeyCode.ESCAPE && focused(event) instanceof TableAnswerLabel answerLabel) {
            answerLabel.close();
            return true;
        }
        return does(ShortcutKeyMapper.input(event.getCode(), event.isShiftDown(), context))
                || takesAnyKey(event, context);
    }

    private boolean takesAnyKey(KeyEvent event, KeyboardContext context) {
        if (event.getCode() == KeyCode.SPACE && context.moving()) {
            return skip();
        }
        if (event.getCode() == KeyCode.F1) {
            return does(new TableInput.ReadRuleAtHand());
        }
        if (event.getCode() == KeyCode.F10) {
            return does(new TableInput.PressButton(TableCommand.MENU));
        }
        if (event.getCode() == KeyCode.ESCAPE
                && context.logOpen()
                && !(context.flowState() instanceof FlowState.Curtain)) {
            return does(new TableInput.PressButton(TableCommand.LOG));
        }
        return switch (context.flowState()) {
            case FlowState.Curtain _ -> curtain(event);
            case FlowState.Turn turn -> turn(event, turn.choice());
            case FlowState.CoupFourreAsked _ -> bar(event);
            case FlowState.CoupFourreClaim _ -> bar(event);
            case FlowState.ExtensionAsked _ -> bar(event);
            case FlowState.AskedOnPhones _ -> watching(event);
            case FlowState.Thinking _ -> watching(event);
            case FlowState.RoundOver _ -> watching(event);
        };
    }

    /// Handles a key while a curtain is closed: it only moves between the curtain's buttons.
    private boolean curtain(KeyEvent event) {
        return switch (event.getCode()) {
            case ENTER, SPACE -> {
                OverlayAnswer answer =
                        focused(event) instanceof Node node ? CurtainView.reply(node) : OverlayAnswer.OPEN;
                yield does(new TableInput.PressCurtain(answer));
            }
            case TAB, LEFT, RIGHT, UP, DOWN -> {
                view.get().focusOtherOnCurtain();
                yield true;
            }
            case ESCAPE -> does(new TableInput.PressCurtain(OverlayAnswer.BACK));
            default -> false;
        };
    }

    private boolean turn(KeyEvent event, @Nullable ChosenCard chosenCard) {
        KeyCode code = event.getCode();
        if (digit(event)) {
            return true;
        }
        return switch (code) {
            case LEFT -> does(new TableInput.StepToCard(-1));
            case RIGHT -> does(new TableInput.StepToCard(1));
            case ENTER ->
                button(event)
                        || touch(event)
                        || does(chosenCard == null ? null : new TableInput.PressCard(chosenCard.place()));
            case DELETE, BACK_SPACE ->
                does(chosenCard == null ? null : new TableInput.PressButton(TableCommand.DISCARD));
            case ESCAPE -> does(chosenCard == null ? null : new TableInput.LetGoOfCard());
            case SPACE -> !(focused(event) instanceof ButtonBase) && (touch(event) || skip());
            default -> false;
        };
    }

    /// Handles a digit, which names a car, numbered from 1.
    private boolean digit(KeyEvent event) {
        int car = car(event);
        return does(car < 0 ? null : new TableInput.PressCar(car));
    }

    private static int car(KeyEvent event) {
        KeyCode code = event.getCode();
        String text = event.getText();
        char last = code.getName().charAt(code.getName().length() - 1);
        if ((code.isDigitKey() || code.isKeypadKey()) && Character.isDigit(last)) {
            return last - '1';
        }
        return text.isEmpty() ? -1 : FRENCH_DIGITS.indexOf(text);
    }

    /// Presses the focused card or car.
    private boolean touch(KeyEvent event) {
        return focused(event) instanceof Node node && does(view.get().pressing(node));
    }

    /// Handles a key during a question: it only moves between the answers.
    private boolean bar(KeyEvent event) {
        return switch (event.getCode()) {
            case ESCAPE -> does(new TableInput.GoBack());
            case ENTER -> button(event);
            case TAB -> stepAnswers(event.isShiftDown() ? -1 : 1);
            case RIGHT, DOWN -> stepAnswers(1);
            case LEFT, UP -> stepAnswers(-1);
            default -> false;
        };
    }

    private boolean stepAnswers(int way) {
        view.get().stepAnswers(way);
        return true;
    }

    /// Handles a key while no seat is to move: only buttons can be pressed and animations skipped.
    private boolean watching(KeyEvent event) {
        return switch (event.getCode()) {
            case ENTER -> button(event);
            case SPACE -> !(focused(event) instanceof ButtonBase) && skip();
            default -> false;
        };
    }

    private boolean skip() {
        return does(new TableInput.SkipMotion());
    }

    /// Handles an input.
    ///
    /// @return whether there was any
    private boolean does(@Nullable TableInput input) {
        if (input != null) {
            inputs.accept(input);
        }
        return input != null;
    }

    /// Lets Enter press a focused button, too; the toolkit itself only knows Space.
    private static boolean button(KeyEvent event) {
        if (focused(event) instanceof ButtonBase button) {
            button.fire();
            return true;
        }
        return false;
    }

    private static @Nullable Object focused(KeyEvent event) {
        return event.getTarget() instanceof Node node && node.getScene() != null
                ? node.getScene().getFocusOwner()
                : null;
    }
}
