package millebornes.desktop.screens.table;

import java.util.function.Supplier;
import java.util.stream.IntStream;
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
    /// What the digits' keys give without Shift on a French keyboard, from 1 on.
    private static final String FRENCH_DIGITS = "&é\"'(-è_ç";

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
            case Moment.Curtain curtain -> curtain(event);
            case Moment.Turn turn -> turn(event, turn.seat(), turn.choice());
            case Moment.Asked asked -> bar(event);
            case Moment.Claim claim -> bar(event);
            case Moment.Extension extension -> bar(event);
            case Moment.Thinking thinking -> watching(event);
            case Moment.Over over -> watching(event);
        };
    }

    /// A curtain lets nothing through but the way from one of its buttons to the other.
    private boolean curtain(KeyEvent event) {
        return switch (event.getCode()) {
            case ENTER, SPACE -> {
                boolean back =
                        focused(event) instanceof Node node && Reply.BACK.id().equals(node.getId());
                hands.curtain(back ? Reply.BACK : Reply.OPEN);
                yield true;
            }
            case TAB, LEFT, RIGHT, UP, DOWN -> {
                screen.view().focusOtherOnCurtain();
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
        if (digit(event)) {
            return true;
        }
        return switch (code) {
            case LEFT -> move(seat, choice, -1);
            case RIGHT -> move(seat, choice, 1);
            case ENTER -> button(event) || touch(event) || play(choice);
            case DELETE, BACK_SPACE -> discard(choice);
            case ESCAPE -> drop(choice);
            case SPACE -> !(focused(event) instanceof ButtonBase) && (touch(event) || skip(code));
            default -> false;
        };
    }

    /// Cars are numbered from 1.
    private boolean digit(KeyEvent event) {
        int car = car(event);
        if (car >= 0) {
            hands.car(car);
        }
        return car >= 0;
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

    /// The card or the car that has the keyboard is pressed.
    private boolean touch(KeyEvent event) {
        if (!(focused(event) instanceof Node node)) {
            return false;
        }
        int place = screen.view().hand().place(node);
        int cars = flow.session().match().round().cars().size();
        int car = IntStream.range(0, cars)
                .filter(number -> node.equals(screen.view().board().carNode(number)))
                .findFirst()
                .orElse(-1);
        if (place >= 0) {
            hands.card(place);
        } else if (car >= 0) {
            hands.car(car);
        }
        return place >= 0 || car >= 0;
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

    /// Nobody is asked: only the buttons can be pressed, and what moves can be skipped.
    private boolean watching(KeyEvent event) {
        return switch (event.getCode()) {
            case ENTER -> button(event);
            case SPACE -> !(focused(event) instanceof ButtonBase) && skip(event.getCode());
            default -> false;
        };
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
