package millebornes.desktop.screens.table;

import millebornes.desktop.motion.Pace;
import millebornes.desktop.screens.table.flow.TableFlow;
import millebornes.desktop.screens.table.overlay.Question.Answer;
import millebornes.desktop.screens.table.overlay.Reply;
import millebornes.desktop.tabletop.controls.Act;

/// Turns what people do into what it means, and shows the result.
final class TableHands implements TableInputs {

    private static final double NANOS_PER_MILLI = 1e6;

    private final TableScreen screen;
    private final TableFlow flow;
    private long deafUntil;

    TableHands(TableScreen screen, TableFlow flow) {
        this.screen = screen;
        this.flow = flow;
        this.deafUntil = System.nanoTime();
    }

    /// A curtain has just fallen and hears nothing for a while: who still clicks meant something else.
    void curtainFell(double deafMillis) {
        deafUntil = System.nanoTime() + (long) (deafMillis * NANOS_PER_MILLI);
    }

    @Override
    public void card(int place) {
        flow.press(place);
        screen.refresh();
    }

    @Override
    public void cardOnCar(int place, int car) {
        flow.choose(place);
        flow.target(car);
        screen.refresh();
    }

    @Override
    public void cardOnDiscards(int place) {
        flow.choose(place);
        flow.discard();
        screen.refresh();
    }

    @Override
    public void cardOnRoad(int place) {
        flow.choose(place);
        flow.press(place);
        screen.refresh();
    }

    @Override
    public void car(int car) {
        flow.target(car);
        screen.refresh();
    }

    @Override
    public void seat(int seat) {
        car(flow.session().match().rules().seating().carOf(seat));
    }

    @Override
    public void discards() {
        act(Act.DISCARD);
    }

    @Override
    public void act(Act act) {
        switch (act) {
            case DISCARD -> flow.discard();
            case END_TURN -> flow.endTurn();
            case STUCK -> flow.stuck();
            case HINTS -> screen.aids().hintMore();
            case MUTE -> screen.aids().mute();
            case UNDO -> screen.takeBack();
            case LOG -> {
                screen.toggleLog();
                return;
            }
            case PAUSE -> screen.watch(screen.watch().toggled());
            case SPEED -> screen.watch(screen.watch().faster());
            case SKIP -> screen.watch(Watch.at(Pace.OFF));
            case MENU -> {
                screen.exits().leave();
                return;
            }
        }
        screen.refresh();
    }

    @Override
    public void answer(Answer answer) {
        switch (answer.reply()) {
            case CLAIM -> flow.claim(answer.seat());
            case GO_ON -> flow.goOn();
            case CONFIRM -> flow.confirm();
            case CANCEL, BACK -> flow.goBack();
            case EXTEND -> flow.extend();
            case STOP -> flow.stop();
            case OPEN -> flow.raiseCurtain();
        }
        screen.refresh();
    }

    @Override
    public void rule(String id) {
        screen.read(id);
    }

    @Override
    public void curtain(Reply reply) {
        if (screen.motions().isMoving()) {
            // The curtain is still to fall: who presses has seen enough of what moves, and nothing else.
            screen.motions().skip();
            return;
        }
        if (System.nanoTime() - deafUntil < 0) {
            return;
        }
        if (reply == Reply.BACK) {
            flow.goBack();
        } else {
            flow.raiseCurtain();
        }
        screen.refresh();
    }
}
