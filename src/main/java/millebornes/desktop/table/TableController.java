package millebornes.desktop.table;

import java.util.List;
import millebornes.bot.Advice;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.table.TableInput.HandCoverTrigger;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Seating;
import millebornes.session.Session.Availability;
import millebornes.session.flow.ChosenCard;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.RelevantRule;
import millebornes.session.flow.TableStateMachine;
import org.jspecify.annotations.Nullable;

/// Decides what every input at a table means, carries it out, and has the result shown once.
final class TableController {

    private final GameTableModel model;
    private final TableStateMachine stateMachine;
    private final TableControllerHost host;
    private final TableExits exits;

    TableController(GameTableModel model, TableControllerHost host, TableExits exits) {
        this.model = model;
        this.stateMachine = model.flow();
        this.host = host;
        this.exits = exits;
    }

    /// Handles an input.
    void handle(TableInput input) {
        if (changes(input)) {
            host.refresh();
            focus(input);
        }
    }

    /// Whether the table may look different afterwards.
    private boolean changes(TableInput input) {
        switch (input) {
            case TableInput.PressCard card -> stateMachine.pressCard(card.place());
            case TableInput.StepToCard step -> stepToCard(step.way());
            case TableInput.LetGoOfCard _ -> stateMachine.select(null);
            case TableInput.DropCardOnCar drop -> {
                stateMachine.choose(drop.place());
                stateMachine.playNear(drop.car());
            }
            case TableInput.DropCardOnDiscards drop -> {
                ChosenCard chosenCard = choice();
                if (chosenCard == null || chosenCard.place() != drop.place()) {
                    stateMachine.choose(drop.place());
                }
                discard();
            }
            case TableInput.DropCardOnRoad drop -> {
                stateMachine.choose(drop.place());
                stateMachine.pressCard(drop.place());
            }
            case TableInput.PressLane lane -> stateMachine.playNear(lane.car());
            case TableInput.PressCar car -> stateMachine.playOn(car.car());
            case TableInput.PressSeat seat -> stateMachine.playOn(carOf(seat.seat()));
            case TableInput.PressDiscards _ -> discard();
            case TableInput.GiveAnswer answer -> answer(answer.reply(), answer.seat());
            case TableInput.GoBack _ -> stateMachine.goBack();
            case TableInput.LeaveTable _ -> {
                host.skipMotion();
                stateMachine.cover();
            }
            case TableInput.ChooseFromMenu menuInput -> {
                choose(menuInput.entry());
                return false;
            }
            case TableInput.FollowPhones _ -> stateMachine.followPhones();
            case TableInput.PressButton button -> {
                return press(button.command());
            }
            case TableInput.PressCurtain curtain -> {
                return pressCurtain(curtain.reply());
            }
            case TableInput.PlayComputerMove computerMove -> {
                return play(computerMove);
            }
            case TableInput.Ask ask -> {
                host.announce(ask.question());
                return false;
            }
            case TableInput.ReadRule rule -> {
                read(rule.id());
                return false;
            }
            case TableInput.ReadRuleAtHand _ -> {
                read(RelevantRule.of(stateMachine.moment()));
                return false;
            }
            case TableInput.ShowEmote shown -> {
                host.showSign(shown.sign());
                return false;
            }
            case TableInput.SkipMotion _ -> {
                host.skipMotion();
                return false;
            }
        }
        return true;
    }

    /// Sets the focus after inputs that concern it.
    private void focus(TableInput input) {
        if (input instanceof TableInput.PressButton(TableCommand command) && command == TableCommand.LOG) {
            if (model.aids().isLogOpen()) {
                host.focusLog();
            } else {
                host.focusTable();
            }
        } else if (input instanceof TableInput.StepToCard) {
            ChosenCard chosenCard = choice();
            if (chosenCard != null) {
                host.focusCard(chosenCard.place());
            }
        }
    }

    private boolean press(TableCommand command) {
        switch (command) {
            case DISCARD -> discard();
            case END_TURN -> stateMachine.endTurn();
            case STUCK -> stateMachine.declareStuck();
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
                host.openMenu(MenuEntry.offered(exits.offered()));
                return false;
            }
        }
        return true;
    }

    /// Discards the selected card or, if none is selected, the one that a shown hint would discard. A person with help is
    /// asked first if it is a safety.
    private void discard() {
        @Nullable Advice advice = model.aids().now().advice();
        if (choice() == null && stateMachine.moment() instanceof FlowState.Turn turn && advice != null) {
            List<Card> hand =
                    stateMachine.session().match().view(turn.seat()).hand().cards();
            if (advice.move() instanceof Move.Discard(Card card) && hand.contains(card)) {
                stateMachine.choose(hand.indexOf(card));
            }
        }
        ChosenCard chosenCard = choice();
        if (chosenCard != null
                && chosenCard.needsCare()
                && model.aids().now().level().tells(HintLevel.PLAYABLE)) {
            stateMachine.select(chosenCard.asked());
        } else {
            stateMachine.discard();
        }
    }

    /// Called when people turn away from the table: covers the cards first if another person may look at the screen.
    private void leave(HandCoverTrigger trigger) {
        if (stateMachine.people() > 1) {
            handle(new TableInput.LeaveTable(trigger));
        }
    }

    private void read(String rule) {
        leave(HandCoverTrigger.RULE);
        host.openRule(rule);
    }

    private void choose(MenuEntry entry) {
        host.closePopup();
        switch (entry) {
            case RESUME -> {}
            case FULL_SCREEN -> host.toggleFullScreen();
            case HOME -> exits.leave(TableDestination.HOME);
            case PHONES -> exits.leave(TableDestination.PHONES);
            case NEW_GAME -> exits.leave(TableDestination.NEW_GAME);
            case SETTINGS -> exits.leave(TableDestination.SETTINGS);
            case RULES -> exits.leave(TableDestination.RULES);
            case SAVES -> exits.leave(TableDestination.SAVES);
            case QUIT -> exits.leave(TableDestination.QUIT);
        }
    }

    private void answer(OverlayAnswer answer, int seat) {
        switch (answer) {
            case CLAIM -> stateMachine.claim(seat);
            case GO_ON -> stateMachine.goOn();
            case CONFIRM -> stateMachine.confirm();
            case UNDERSTOOD -> stateMachine.understand();
            case CANCEL, BACK -> stateMachine.goBack();
            case EXTEND -> stateMachine.extend();
            case STOP -> stateMachine.stop();
            case OPEN -> stateMachine.raiseCurtain();
            case UNDO -> takeBack();
            case REDO -> playAgain();
            case PLAY_HERE -> model.phones().playHere(seat);
            case COMPUTER -> model.phones().letComputerPlay(seat);
        }
    }

    private boolean pressCurtain(OverlayAnswer answer) {
        if (host.isMoving()) {
            // The curtain is still to fall: who presses has seen enough of what moves, and nothing else.
            host.skipMotion();
            return false;
        }
        if (model.isDeaf()) {
            return false;
        }
        answer(answer, Seating.NOBODY);
        return true;
    }

    private void takeBack() {
        host.skipMotion();
        undoOrRedo(stateMachine.undo(), stateMachine::takeBack, "undo.none", "undo.seen");
    }

    private void playAgain() {
        host.skipMotion();
        undoOrRedo(stateMachine.redo(), stateMachine::playAgain, "redo.none", "redo.late");
    }

    /// Undoes or redoes the last act; if that is impossible, shows the reason.
    private void undoOrRedo(Availability availability, Runnable action, String keyOfNothing, String keyOfTooLate) {
        if (model.coach().teaches()) {
            return;
        }
        switch (availability) {
            case POSSIBLE -> {
                host.forgetQuestions();
                action.run();
            }
            case NOTHING -> host.tellWhyNot(keyOfNothing);
            case TOO_LATE -> host.tellWhyNot(keyOfTooLate);
        }
    }

    private void watch(SpectatorState newState) {
        host.skipMotion();
        model.watch(newState);
        host.forgetQuestions();
    }

    private boolean play(TableInput.PlayComputerMove computerMove) {
        boolean waited = model.watch().isPaused() || host.isReading();
        if (!waited) {
            stateMachine.answer(computerMove.seat(), computerMove.move());
        }
        return !waited;
    }

    private void stepToCard(int way) {
        if (stateMachine.moment() instanceof FlowState.Turn turn) {
            int cards = stateMachine.session().match().round().hand(turn.seat()).size();
            ChosenCard chosenCard = turn.choice();
            int from = chosenCard == null ? (way > 0 ? -1 : 0) : chosenCard.place();
            if (cards > 0) {
                stateMachine.choose(Math.floorMod(from + way, cards));
            }
        }
    }

    private @Nullable ChosenCard choice() {
        return stateMachine.moment() instanceof FlowState.Turn turn ? turn.choice() : null;
    }

    private int carOf(int seat) {
        return stateMachine.session().match().rules().seating().carOf(seat);
    }
}
