package millebornes.cli.text;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Phase;
import millebornes.session.ComputerMoveTask;
import millebornes.session.Session;
import millebornes.session.Session.UndoneStep;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TableStateMachine;
import millebornes.words.Narrator;
import org.jspecify.annotations.Nullable;

/// A match in the terminal, from its current state until it is over or left.
final class TextGame {

    private final DialogueContext context;
    private final long pause;

    /// How a game has ended.
    enum Ending {
        /// the match is over
        OVER,
        /// the game was left and can be resumed
        LEFT
    }

    /// @param pause the time of a computer player for every move and answer, in ms; it is constant, since a varying one
    ///     would reveal cards
    TextGame(TextTerminal terminal, Session session, Narrator narrator, long pause) {
        TableStateMachine stateMachine = new TableStateMachine(session);
        NewsTeller news = new NewsTeller(terminal, narrator, lone(session));
        this.context = new DialogueContext(terminal, session, stateMachine, narrator, news);
        this.pause = pause;
        session.onStep(transition -> news.tell(transition.events()));
        session.onUndo(() -> news.takenBack(undone(session, narrator)));
    }

    private static OptionalInt lone(Session session) {
        List<Integer> people = session.game().people();
        return people.size() == 1 ? OptionalInt.of(people.getFirst()) : OptionalInt.empty();
    }

    private static String undone(Session session, Narrator narrator) {
        UndoneStep lastStep = session.undone().getLast();
        @Nullable Card card = session.takenBack().map(Move::card).orElse(null);
        return narrator.undone(lastStep.step().before().round().phase().turn(), card);
    }

    /// Plays from the deal of the first round.
    Ending begin() throws InputEndedException {
        context.news().tell(context.session().opening().events());
        return play();
    }

    /// Resumes the match, after printing its state.
    Ending goOn() throws InputEndedException {
        Session session = context.session();
        context.say(TextTone.ANSWER, context.text("terminal.resumed"));
        for (int car = 0; car < session.match().round().cars().size(); car++) {
            context.say(
                    TextTone.ANSWER,
                    context.narrator().car(session.match().round().car(car), car));
        }
        if (session.match().round().phase() instanceof Phase.CoupFourreWindow window) {
            context.news().tell(List.of(new Event.Attacked(window.attacker(), window.car(), window.hazard())));
        }
        return play();
    }

    private Ending play() throws InputEndedException {
        CoupFourreDialogue coupFourreDialogue = new CoupFourreDialogue(context);
        while (!context.isLeft()) {
            switch (context.flow().moment()) {
                case FlowState.Curtain curtain -> new HandoverDialogue(context, curtain).run();
                case FlowState.Turn turn -> new TurnDialogue(context, turn.seat()).run();
                case FlowState.CoupFourreAsked asked -> coupFourreDialogue.ask(asked);
                case FlowState.CoupFourreClaim claim -> coupFourreDialogue.claim(claim);
                case FlowState.ExtensionAsked extension -> extension(extension.seat());
                case FlowState.AskedOnPhones _ -> throw new IllegalStateException("nobody has a phone here");
                case FlowState.Thinking thinking -> think(thinking.seat());
                case FlowState.RoundOver _ -> {
                    if (!new RoundEndDialogue(context).run()) {
                        return context.session().match().isOver() ? Ending.OVER : Ending.LEFT;
                    }
                }
            }
        }
        return Ending.LEFT;
    }

    private void extension(int seat) throws InputEndedException {
        Optional<Boolean> on = context.yes(seat, context.text("terminal.extension", context.name(seat)));
        if (on.isPresent()) {
            if (on.get()) {
                context.flow().extend();
            } else {
                context.flow().stop();
            }
        }
    }

    /// Plays the move of the computer player of a seat, after the fixed time even if it was chosen sooner.
    private void think(int seat) {
        long began = System.nanoTime();
        ComputerMoveTask task = context.session().computerTurn(seat);
        Move move = task.move();
        context.terminal().pause(pause - TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
        context.flow().answer(seat, move);
    }
}
