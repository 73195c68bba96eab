package millebornes.desktop.screens.table;

import millebornes.desktop.motion.Pace;
import millebornes.desktop.screens.exits.TableExits;
import millebornes.desktop.screens.table.flow.ChosenCard;
import millebornes.desktop.screens.table.flow.FlowState;
import millebornes.desktop.screens.table.flow.TableFlow;
import millebornes.desktop.screens.table.model.RelevantRule;
import millebornes.desktop.screens.table.model.SpectatorState;
import millebornes.desktop.screens.table.model.TableInput;
import millebornes.desktop.screens.table.model.TableScreenActions;
import millebornes.desktop.screens.table.overlay.model.ReplyKind;
import millebornes.desktop.tabletop.state.TableAction;
import millebornes.session.UndoState;
import org.jspecify.annotations.Nullable;

/// Turns everything that is done at a table into what it means, and has the result shown, once for each input.
public final class TableController {

    private final GameTableModel model;
    private final TableFlow flow;
    private final TableScreenActions output;
    private final TableExits exits;

    TableController(GameTableModel model, TableScreenActions output, TableExits exits) {
        this.model = model;
        this.flow = model.flow();
        this.output = output;
        this.exits = exits;
    }

    /// Does what an input means.
    void handle(TableInput input) {
        if (changes(input)) {
            output.refresh();
            focus(input);
        }
    }

    /// Whether the table may look different now.
    private boolean changes(TableInput input) {
        switch (input) {
            case TableInput.PressCard card -> flow.pressCard(card.place());
            case TableInput.StepToCard step -> stepToCard(step.way());
            case TableInput.LetGoOfCard _ -> flow.dropChoice();
            case TableInput.DropCardOnCar drop -> {
                flow.choose(drop.place());
                flow.playOn(drop.car());
            }
            case TableInput.DropCardOnDiscards drop -> {
                flow.choose(drop.place());
                flow.discard();
            }
            case TableInput.DropCardOnRoad drop -> {
                flow.choose(drop.place());
                flow.pressCard(drop.place());
            }
            case TableInput.PressCar car -> flow.playOn(car.car());
            case TableInput.PressSeat seat -> flow.playOn(carOf(seat.seat()));
            case TableInput.PressDiscards _ -> flow.discard();
            case TableInput.GiveAnswer answer -> answer(answer.reply(), answer.seat());
            case TableInput.GoBack _ -> flow.goBack();
            case TableInput.LeaveWindow _ -> {
                output.skipMotion();
                flow.cover();
            }
            case TableInput.PressButton button -> {
                return press(button.act());
            }
            case TableInput.PressCurtain curtain -> {
                return pressCurtain(curtain.reply());
            }
            case TableInput.PlayComputerMove found -> {
                return play(found);
            }
            case TableInput.ReadRule rule -> {
                output.openRule(rule.id());
                return false;
            }
            case TableInput.ReadRuleAtHand _ -> {
                output.openRule(RelevantRule.of(flow.moment()));
                return false;
            }
            case TableInput.SkipMotion _ -> {
                output.skipMotion();
                return false;
            }
        }
        return true;
    }

    /// What has the keyboard now, where the input was about that.
    private void focus(TableInput input) {
        if (input instanceof TableInput.PressButton(TableAction act) && act == TableAction.LOG) {
            if (model.aids().isLogOpen()) {
                output.focusLog();
            } else {
                output.focusTable();
            }
        } else if (input instanceof TableInput.StepToCard) {
            ChosenCard choice = choice();
            if (choice != null) {
                output.focusCard(choice.place());
            }
        }
    }

    private boolean press(TableAction act) {
        switch (act) {
            case DISCARD -> flow.discard();
            case END_TURN -> flow.endTurn();
            case STUCK -> flow.declareStuck();
            case HINTS -> model.aids().hintMore();
            case MUTE -> model.aids().mute();
            case UNDO -> takeBack();
            case LOG -> model.aids().toggleLog();
            case PAUSE -> watch(model.watch().toggled());
            case SPEED -> watch(model.watch().faster());
            case SKIP -> watch(SpectatorState.at(Pace.OFF));
            case MENU -> {
                exits.leave();
                return false;
            }
        }
        return true;
    }

    private void answer(ReplyKind reply, int seat) {
        switch (reply) {
            case CLAIM -> flow.claim(seat);
            case GO_ON -> flow.goOn();
            case CONFIRM -> flow.confirm();
            case CANCEL, BACK -> flow.goBack();
            case EXTEND -> flow.extend();
            case STOP -> flow.stop();
            case OPEN -> flow.raiseCurtain();
        }
    }

    private boolean pressCurtain(ReplyKind reply) {
        if (output.isMoving()) {
            // The curtain is still to fall: who presses has seen enough of what moves, and nothing else.
            output.skipMotion();
            return false;
        }
        if (model.isDeaf()) {
            return false;
        }
        if (reply == ReplyKind.BACK) {
            flow.goBack();
        } else {
            flow.raiseCurtain();
        }
        return true;
    }

    /// Takes back what was done last, if that is still possible.
    private void takeBack() {
        output.skipMotion();
        if (!model.coach().teaches() && flow.undo() == UndoState.POSSIBLE) {
            output.forgetQuestions();
            flow.takeBack();
        }
    }

    private void watch(SpectatorState other) {
        output.skipMotion();
        model.watch(other);
        output.forgetQuestions();
    }

    private boolean play(TableInput.PlayComputerMove found) {
        boolean waited = model.watch().isPaused() || output.isReading();
        if (!waited) {
            flow.answer(found.seat(), found.move());
        }
        return !waited;
    }

    private void stepToCard(int way) {
        if (flow.moment() instanceof FlowState.Turn turn) {
            int cards = flow.session().match().round().hand(turn.seat()).size();
            ChosenCard choice = turn.choice();
            int from = choice == null ? (way > 0 ? -1 : 0) : choice.place();
            if (cards > 0) {
                flow.choose(Math.floorMod(from + way, cards));
            }
        }
    }

    private @Nullable ChosenCard choice() {
        return flow.moment() instanceof FlowState.Turn turn ? turn.choice() : null;
    }

    private int carOf(int seat) {
        return flow.session().match().rules().seating().carOf(seat);
    }
}
