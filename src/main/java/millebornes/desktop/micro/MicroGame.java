package millebornes.desktop.micro;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import millebornes.desktop.controls.MicroExits;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.micro.MicroGameState.CardUse;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import millebornes.words.RefusalHelp;
import org.jspecify.annotations.Nullable;

/// A match on the retro screen, played as the 1980s edition was: by two arrow keys and the space bar. Each key leads to
/// the next [MicroGameState].
///
/// In the rules a turn begins with a drawn card, after the question about a coup-fourré. Here both are one choice:
/// drawing declines the coup-fourré, and the card that the rules have already dealt is shown only then.
///
/// Confined to the session's thread.
final class MicroGame {

    /// The error message for a coup-fourré with a card that is not a safety.
    static final String NOT_A_SAFETY = "micro.complaint.NOT_A_SAFETY";

    /// The error message for a coup-fourré without an attack.
    static final String NO_ATTACK = "micro.complaint.NO_ATTACK";

    private final Session session;
    private final MicroExits exits;
    private final Consumer<MicroCue> cues;
    private final int person;
    private final Deque<MicroNotice> notices = new ArrayDeque<>();
    private MicroGameState state;
    private @Nullable String complaint;
    private @Nullable Event machineEvent;
    private boolean drawn;
    private boolean counted;
    private boolean givenUp;

    /// Continues a match from its current state.
    ///
    /// @param session of one person and one computer player
    /// @param cues called with each sound
    public MicroGame(Session session, MicroExits exits, Consumer<MicroCue> cues) {
        this.session = session;
        this.exits = exits;
        this.cues = cues;
        this.person = session.game().people().getFirst();
        if (!session.history().isEmpty()) {
            MatchTransition lastTransition = session.history().getLast();
            drawn = isAct(lastTransition, person);
            noteMachine(lastTransition);
        }
        this.state = ask();
    }

    public MicroGameState moment() {
        return state;
    }

    public Session session() {
        return session;
    }

    /// The seat of the person, and the number of the car.
    public int person() {
        return person;
    }

    /// The seat of the machine, and the number of its car.
    public int machine() {
        return 1 - person;
    }

    /// The key of the current error message, or null; `{0}` is the target. It is removed by the next key press.
    public @Nullable String complaint() {
        return complaint;
    }

    /// The machine's last act, kept until the person draws; null if there was none.
    @Nullable
    Event machineAct() {
        return machineEvent;
    }

    /// Whether the person has yet to draw the card of the turn. The rules have dealt it already.
    boolean isDrawDue() {
        return round().phase() instanceof Phase.Turn turn && turn.seat() == person && !drawn;
    }

    /// The person's cards in display order: sorted, with the card of the turn last once it is drawn.
    public List<Card> hand() {
        List<Card> cards = new ArrayList<>(round().hand(person).cards());
        Card lastCard = RoundEvents.of(session).drawnBy(person);
        boolean turn = round().phase() instanceof Phase.Turn turnPhase && turnPhase.seat() == person;
        if (turn && lastCard != null && cards.remove(lastCard) && drawn) {
            cards.add(lastCard);
        }
        return cards;
    }

    /// Moves the cursor.
    ///
    /// @param way -1 to the left, 1 to the right
    public void step(int way) {
        complaint = null;
        switch (state) {
            case MicroGameState.Choice(MicroQuestion question, int cursor) ->
                moveTo(new MicroGameState.Choice(
                        question, Math.floorMod(cursor + way, question.options().size())));
            case MicroGameState.CardChoice(CardUse use, int cursor) ->
                moveTo(new MicroGameState.CardChoice(use, Math.floorMod(cursor + way, hand().size() + 1)));
            case MicroGameState.Telling _, MicroGameState.Thinking _, MicroGameState.Points _ -> {}
        }
    }

    /// Chooses the item under the cursor, or continues if there is nothing to choose.
    public void press() {
        complaint = null;
        switch (state) {
            case MicroGameState.Choice choice -> choose(choice);
            case MicroGameState.CardChoice(CardUse use, int cursor) -> {
                if (cursor == hand().size()) {
                    back();
                } else {
                    use(use, hand().get(cursor));
                }
            }
            case MicroGameState.Telling _ -> goOn();
            case MicroGameState.Points _ -> afterPoints();
            case MicroGameState.Thinking _ -> {}
        }
    }

    /// Goes back to the question before, or opens the pause menu.
    public void back() {
        complaint = null;
        switch (state) {
            case MicroGameState.CardChoice(CardUse use, int _) -> moveTo(before(use));
            case MicroGameState.Choice(MicroQuestion question, int _) -> {
                switch (question) {
                    case SURE, PAUSE -> moveTo(ask());
                    case AGAIN -> exits.leave(TableDestination.HOME);
                    case FIRST, SECOND -> pause();
                }
            }
            case MicroGameState.Telling _, MicroGameState.Thinking _, MicroGameState.Points _ -> pause();
        }
    }

    /// Moves the cursor to a place and presses, for mouse and touch input.
    ///
    /// @param card true for a place of the hand, false for one of the dialogue line
    public void point(int place, boolean card) {
        switch (state) {
            case MicroGameState.Choice(MicroQuestion question, int _)
            when !card && place < question.options().size() -> pressAt(new MicroGameState.Choice(question, place));
            case MicroGameState.CardChoice(CardUse use, int _)
            when card && place < hand().size() -> pressAt(new MicroGameState.CardChoice(use, place));
            case MicroGameState.Choice _, MicroGameState.CardChoice _ -> {}
            case MicroGameState.Telling _, MicroGameState.Thinking _, MicroGameState.Points _ -> press();
        }
    }

    /// Ends the current notice or error message.
    public void timeUp() {
        if (complaint != null) {
            complaint = null;
        } else if (state instanceof MicroGameState.Telling) {
            goOn();
        }
    }

    /// Plays the machine's move.
    ///
    /// @throws IllegalArgumentException when the rules refuse it
    public void answer(int seat, Move move) {
        if (state instanceof MicroGameState.Thinking(int asked) && asked == seat) {
            Refusal refusal = session.play(move);
            if (refusal != null) {
                throw new IllegalArgumentException(move + " is refused: " + refusal);
            }
            tell();
        }
    }

    private void pressAt(MicroGameState microMoment) {
        state = microMoment;
        press();
    }

    private void moveTo(MicroGameState nextState) {
        state = nextState;
        cues.accept(MicroCue.CURSOR);
    }

    private void pause() {
        moveTo(new MicroGameState.Choice(MicroQuestion.PAUSE, 0));
    }

    /// The choice between words that led to a choice of cards, for going back.
    private static MicroGameState before(CardUse use) {
        return new MicroGameState.Choice(
                use.question(), use.question().options().indexOf(use.option()));
    }

    private void choose(MicroGameState.Choice choice) {
        cues.accept(MicroCue.CHOICE);
        switch (choice.option()) {
            case DRAW -> draw();
            case COUP_FOURRE -> state = new MicroGameState.CardChoice(CardUse.COUP_FOURRE, 0);
            case PLAY -> state = new MicroGameState.CardChoice(CardUse.PLAY, 0);
            case DISCARD -> state = new MicroGameState.CardChoice(CardUse.DISCARD, 0);
            case ABANDON -> state = new MicroGameState.Choice(MicroQuestion.SURE, 0);
            case GO_ON -> state = ask();
            case SETTINGS -> leave(TableDestination.SETTINGS);
            case HOME -> leave(TableDestination.HOME);
            case NO -> {
                if (choice.question() == MicroQuestion.AGAIN) {
                    exits.leave(TableDestination.HOME);
                } else {
                    state = ask();
                }
            }
            case YES -> {
                if (choice.question() == MicroQuestion.AGAIN) {
                    exits.anotherGame(session);
                } else {
                    givenUp = true;
                    exits.abandoned(session);
                    state = ask();
                }
            }
        }
    }

    private void leave(TableDestination destination) {
        state = ask();
        exits.leave(destination);
    }

    /// Draws, which declines a pending coup-fourré.
    private void draw() {
        machineEvent = null;
        if (round().phase() instanceof Phase.CoupFourreWindow) {
            play(Move.decline(person));
        } else {
            drawn = true;
            state = ask();
        }
    }

    private void use(CardUse use, Card card) {
        switch (use) {
            case PLAY -> tryToPlay(card instanceof Hazard hazard ? Move.attack(hazard, machine()) : Move.play(card));
            case DISCARD -> tryToPlay(Move.discard(card));
            case COUP_FOURRE -> claim(card);
        }
    }

    private void tryToPlay(Move move) {
        Refusal refusal = session.match().rules().refusal(round(), move);
        if (refusal == null) {
            play(move);
        } else {
            complain(RefusalHelp.briefKey(refusal));
        }
    }

    private void claim(Card card) {
        if (!(card instanceof Safety)) {
            complain(NOT_A_SAFETY);
        } else if (!(machineEvent instanceof Event.Attacked)) {
            complain(NO_ATTACK);
        } else if (round().phase() instanceof Phase.CoupFourreWindow window && card == window.safety()) {
            machineEvent = null;
            play(Move.coupFourre(person));
        } else {
            complain(RefusalHelp.briefKey(Refusal.NOT_HOLDING_SAFETY));
        }
    }

    private void complain(String why) {
        complaint = why;
        cues.accept(MicroCue.REFUSAL);
    }

    private void play(Move move) {
        session.playLegal(move);
        tell();
    }

    private void goOn() {
        notices.poll();
        state = ask();
        cue();
    }

    private void afterPoints() {
        cues.accept(MicroCue.CHOICE);
        if (session.match().isOver()) {
            state = new MicroGameState.Choice(MicroQuestion.AGAIN, 0);
        } else {
            session.nextRound();
            tell();
        }
    }

    /// Prepares the notices of the last step, which are shown one after the other.
    private void tell() {
        MatchTransition transition = session.history().getLast();
        drawn = isAct(transition, person);
        noteMachine(transition);
        for (Event event : transition.events()) {
            MicroNotice.of(event, person).ifPresent(notices::add);
            if (event instanceof Event.Drove drove && drove.seat() == person) {
                cues.accept(MicroCue.DRIVE);
            } else if (event instanceof Event.SafetyShown shown && shown.seat() == person) {
                cues.accept(MicroCue.SAFETY);
            }
        }
        state = ask();
        cue();
    }

    private void cue() {
        if (state instanceof MicroGameState.Telling(MicroNotice notice)) {
            cues.accept(notice.kind().cue());
        }
    }

    private void noteMachine(MatchTransition transition) {
        if (isAct(transition, machine()) || transition.before().round().isOver()) {
            machineEvent = transition.events().stream()
                    .filter(event -> MicroNotice.of(event, person).isPresent())
                    .findFirst()
                    .orElse(null);
        }
    }

    private static boolean isAct(MatchTransition transition, int seat) {
        return transition.before().round().phase().asked().contains(seat);
    }

    private MicroGameState ask() {
        if (givenUp) {
            return new MicroGameState.Choice(MicroQuestion.AGAIN, 0);
        }
        MicroNotice notice = notices.peek();
        if (notice != null) {
            return new MicroGameState.Telling(notice);
        }
        OptionalInt asked = session.asked();
        if (asked.isEmpty()) {
            count();
            return new MicroGameState.Points();
        }
        if (asked.getAsInt() != person) {
            return new MicroGameState.Thinking(asked.getAsInt());
        }
        boolean second = round().phase() instanceof Phase.Turn && drawn;
        return new MicroGameState.Choice(second ? MicroQuestion.SECOND : MicroQuestion.FIRST, 0);
    }

    private void count() {
        if (session.match().isOver() && !counted) {
            counted = true;
            exits.matchOver(session);
        }
    }

    private Round round() {
        return session.match().round();
    }
}
