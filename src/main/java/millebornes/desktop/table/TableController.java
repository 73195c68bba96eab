package millebornes.desktop.table;

import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.engine.table.Seating;
import millebornes.session.flow.ChosenCard;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.RelevantRule;
import millebornes.session.flow.TableStateMachine;
import org.jspecify.annotations.Nullable;

/// Turns everything that is done at a table into what it means, and has the result shown, once for each input.
final class TableController {

    private final GameTableModel model;
    private final TableStateMachine flow;
    private final TableControllerHost output;
    private final TableExits exits;

    TableController(GameTableModel model, TableControllerHost output, TableExits exits) {
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
                flow.playNear(drop.car());
            }
            case TableInput.DropCardOnDiscards drop -> {
                flow.choose(drop.place());
                flow.discard();
            }
            case TableInput.DropCardOnRoad drop -> {
                flow.choose(drop.place());
                flow.pressCard(drop.place());
            }
            case TableInput.PressLane lane -> flow.playNear(lane.car());
            case TableInput.PressCar car -> flow.playOn(car.car());
            case TableInput.PressSeat seat -> flow.playOn(carOf(seat.seat()));
            case TableInput.PressDiscards _ -> flow.discard();
            case TableInput.GiveAnswer answer -> answer(answer.reply(), answer.seat());
            case TableInput.GoBack _ -> flow.goBack();
            case TableInput.LeaveTable _ -> {
                output.skipMotion();
                flow.cover();
            }
            case TableInput.ChooseFromMenu chosen -> {
                choose(chosen.entry());
                return false;
            }
            case TableInput.FollowPhones _ -> flow.followPhones();
            case TableInput.PressButton button -> {
                return press(button.act());
            }
            case TableInput.PressCurtain curtain -> {
                return pressCurtain(curtain.reply());
            }
            case TableInput.PlayComputerMove found -> {
                return play(found);
            }
            case TableInput.Ask ask -> {
                output.announce(ask.question());
                return false;
            }
            case TableInput.ReadRule rule -> {
                read(rule.id());
                return false;
            }
            case TableInput.ReadRuleAtHand _ -> {
                read(RelevantRule.of(flow.moment()));
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
        if (input instanceof TableInput.PressButton(TableCommand act) && act == TableCommand.LOG) {
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

    private boolean press(TableCommand act) {
        switch (act) {
            case DISCARD -> flow.discard();
            case END_TURN -> flow.endTurn();
            case STUCK -> flow.declareStuck();
            case HINTS -> model.aids().hintMore();
            case MUTE -> model.aids().mute();
            case SPEAK -> model.aids().speak();
            case UNDO -> takeBack();
            case REDO -> playAgain();
            case LOG -> model.aids().toggleLog();
            case PAUSE -> watch(model.watch().toggled());
            case SPEED -> watch(model.watch().faster());
            case SKIP -> watch(model.watch().skipping());
            case MENU -> {
                leave(HandCoverTrigger.MENU);
                output.openMenu(MenuEntry.offered(exits.offered()));
                return false;
            }
        }
        return true;
    }

    /// What lies over the table covers the cards first, where somebody else may look.
    private void leave(HandCoverTrigger way) {
        if (flow.people() > 1) {
            handle(new TableInput.LeaveTable(way));
        }
    }

    private void read(String rule) {
        leave(HandCoverTrigger.RULE);
        output.openRule(rule);
    }

    private void choose(MenuEntry entry) {
        output.closePopup();
        switch (entry) {
            case RESUME -> {}
            case FULL_SCREEN -> output.toggleFullScreen();
            case HOME -> exits.leave(TableDestination.HOME);
            case PHONES -> exits.leave(TableDestination.PHONES);
            case NEW_GAME -> exits.leave(TableDestination.NEW_GAME);
            case SETTINGS -> exits.leave(TableDestination.SETTINGS);
            case RULES -> exits.leave(TableDestination.RULES);
            case SAVES -> exits.leave(TableDestination.SAVES);
            case QUIT -> exits.leave(TableDestination.QUIT);
        }
    }

    private void answer(ReplyKind reply, int seat) {
        switch (reply) {
            case CLAIM -> flow.claim(seat);
            case GO_ON -> flow.goOn();
            case CONFIRM -> flow.confirm();
            case UNDERSTOOD -> flow.understand();
            case CANCEL, BACK -> flow.goBack();
            case EXTEND -> flow.extend();
            case STOP -> flow.stop();
            case OPEN -> flow.raiseCurtain();
            case UNDO -> takeBack();
            case REDO -> playAgain();
            case PLAY_HERE -> model.phones().playHere(seat);
            case COMPUTER -> model.phones().letComputerPlay(seat);
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
        answer(reply, Seating.NOBODY);
        return true;
    }

    /// Takes back what was done last, if that is still possible.
    private void takeBack() {
        output.skipMotion();
        if (model.coach().teaches()) {
            return;
        }
        switch (flow.undo()) {
            case POSSIBLE -> {
                output.forgetQuestions();
                flow.takeBack();
            }
            case NOTHING -> output.tellWhyNot("undo.none");
            case TOO_LATE -> output.tellWhyNot("undo.seen");
        }
    }

    /// Plays again what was taken back last, if that is still possible.
    private void playAgain() {
        output.skipMotion();
        if (model.coach().teaches()) {
            return;
        }
        switch (flow.redo()) {
            case POSSIBLE -> {
                output.forgetQuestions();
                flow.playAgain();
            }
            case NOTHING -> output.tellWhyNot("redo.none");
            case TOO_LATE -> output.tellWhyNot("redo.late");
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
