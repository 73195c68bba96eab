package millebornes.desktop.screens.table;

import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import millebornes.desktop.screens.common.ShortcutKeys;
import millebornes.desktop.screens.table.flow.Choice;
import millebornes.desktop.screens.table.flow.Moment;
import millebornes.desktop.screens.table.flow.TableFlow;
import millebornes.desktop.screens.table.overlay.Reply;
import millebornes.desktop.tabletop.controls.Act;
import org.jspecify.annotations.Nullable;

/// The keyboard at the table: ←/→ choose a card, Enter plays it, Delete throws it away, a digit plays it on that car,
/// Esc lets go, Space skips what moves, F1 opens the page of the rule that matters now, Ctrl+Z takes the last act back;
/// letters are those of [TableLetters].
final class TableKeys {

    private static final KeyCombination UNDO = new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN);

    private final TableScreen screen;
    private final TableFlow flow;
    private final TableHands hands;
    private final TableLetters letters;

    TableKeys(TableScreen screen, TableFlow flow, TableHands hands, Supplier<ShortcutKeys> letters) {
        this.letters = new TableLetters(letters, flow, hands);
        this.screen = screen;
        this.flow = flow;
        this.hands = hands;
    }

    /// Takes a key before the focused node does, when it means something to the table.
    void pressed(KeyEvent event) {
        if (UNDO.match(event) && !screen.isReading()) {
            hands.act(Act.UNDO);
            event.consume();
        }
        boolean ofTheProgram = event.isShortcutDown() || event.isAltDown();
        if (!ofTheProgram && !screen.isReading() && (letters.take(event.getCode()) || takes(event))) {
            event.consume();
        }
    }

    private boolean takes(KeyEvent event) {
        if (event.getCode() == KeyCode.SPACE && screen.motions().isMoving()) {
            return skip(event.getCode());
        }
        if (event.getCode() == KeyCode.F1) {
            hands.rule(RuleAtHand.of(flow.moment()));
            return true;
        }
        if (event.getCode() == KeyCode.ESCAPE
                && screen.aids().isLogOpen()
                && !(flow.moment() instanceof Moment.Curtain)) {
            hands.act(Act.LOG);
            return true;
        }
        return switch (flow.moment()) {
            case Moment.Curtain curtain -> curtain(event.getCode());
            case Moment.Turn turn -> turn(event, turn.seat(), turn.choice());
            case Moment.Asked asked -> bar(event);
            case Moment.Claim claim -> bar(event);
            case Moment.Extension extension -> bar(event);
            case Moment.Thinking thinking -> skip(event.getCode());
            case Moment.Over over -> skip(event.getCode());
        };
    }

    private boolean curtain(KeyCode code) {
        return switch (code) {
            case ENTER, SPACE -> {
                hands.curtain(Reply.OPEN);
                yield true;
            }
            case ESCAPE -> {
                hands.curtain(Reply.BACK);
                yield true;
            }
            default -> false;
        };
    }

    private boolean turn(KeyEvent event, int seat, @Nullable Choice choice) {
        KeyCode code = event.getCode();
        if (code.isDigitKey() || code.isKeypadKey()) {
            return digit(event.getText());
        }
        return switch (code) {
            case LEFT -> move(seat, choice, -1);
            case RIGHT -> move(seat, choice, 1);
            case ENTER -> button(event) || play(choice);
            case DELETE, BACK_SPACE -> discard(choice);
            case ESCAPE -> drop(choice);
            case SPACE -> !(focused(event) instanceof ButtonBase) && skip(code);
            default -> false;
        };
    }

    /// Cars are numbered from 1.
    private boolean digit(String text) {
        if (text.length() == 1 && Character.isDigit(text.charAt(0)) && text.charAt(0) > '0') {
            hands.car(text.charAt(0) - '1');
            return true;
        }
        return false;
    }

    private boolean move(int seat, @Nullable Choice choice, int way) {
        int cards = flow.session().match().round().hand(seat).size();
        if (cards > 0) {
            int from = choice == null ? (way > 0 ? -1 : 0) : choice.place();
            int place = Math.floorMod(from + way, cards);
            flow.choose(place);
            screen.refresh();
            screen.view().focusCard(place);
        }
        return true;
    }

    private boolean play(@Nullable Choice choice) {
        if (choice != null) {
            hands.card(choice.place());
        }
        return choice != null;
    }

    private boolean discard(@Nullable Choice choice) {
        if (choice != null) {
            hands.act(Act.DISCARD);
        }
        return choice != null;
    }

    private boolean drop(@Nullable Choice choice) {
        if (choice != null) {
            flow.dropChoice();
            screen.refresh();
        }
        return choice != null;
    }

    private boolean bar(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            flow.goBack();
            screen.refresh();
            return true;
        }
        return event.getCode() == KeyCode.ENTER && button(event);
    }

    private boolean skip(KeyCode code) {
        if (code == KeyCode.SPACE) {
            screen.motions().skip();
        }
        return code == KeyCode.SPACE;
    }

    /// Enter presses a focused button; the toolkit itself knows only Space.
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
