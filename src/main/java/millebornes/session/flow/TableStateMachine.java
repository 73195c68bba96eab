package millebornes.session.flow;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Seating;
import millebornes.session.Session;
import millebornes.session.Session.Availability;
import millebornes.session.flow.FlowState.ClaimStatus;
import millebornes.session.flow.FlowState.CurtainPurpose;
import org.jspecify.annotations.Nullable;

/// The flow of a round for people and computer players: takes their actions and returns the next [FlowState].
///
/// With two people or more, cards are covered whenever another person may look: between turns, during a computer's
/// move, during the question about an attack, and after [#cover()]. With one person nothing is ever covered.
///
/// Actions that do not fit the state are ignored, such as a late click. Confined to the session's thread.
public final class TableStateMachine {

    private final Session session;
    private final Predicate<Move> permission;
    private final TableSeats seats;
    private int atScreen = Seating.NOBODY;
    private TableSeats.Sight sight;
    private FlowState flowState;

    public TableStateMachine(Session session) {
        this(session, _ -> true);
    }

    /// Creates the flow of a table without phones.
    ///
    /// @param permission called before every legal move of a person; if it returns false, nothing happens
    public TableStateMachine(Session session, Predicate<Move> permission) {
        this(session, permission, SeatPhones.none(session.game()));
    }

    /// Creates the flow of a table at which people may have their cards, and their questions, on phones.
    ///
    /// @param permission called before every legal move of a person at the screen; if it returns false, nothing happens
    public TableStateMachine(Session session, Predicate<Move> permission, SeatPhones phones) {
        this.session = session;
        this.permission = permission;
        this.seats = new TableSeats(session, phones);
        this.sight = seats.sight();
        this.flowState = ask();
    }

    public FlowState moment() {
        return flowState;
    }

    public Session session() {
        return session;
    }

    /// The seat whose cards are open on the screen: that of a lone person, otherwise [FlowState#personAtScreen()].
    public OptionalInt looker() {
        OptionalInt loner = seats.loner();
        return loner.isPresent() ? loner : flowState.personAtScreen();
    }

    /// The number of people, at the screen or with phones.
    public int people() {
        return seats.people().size();
    }

    /// Shows the cards of the person whom the curtain has called.
    public void raiseCurtain() {
        if (flowState instanceof FlowState.Curtain curtain) {
            atScreen = curtain.seat();
            session.endUndoFor(curtain.seat());
            flowState = switch (curtain.purpose()) {
                case TURN -> new FlowState.Turn(curtain.seat(), null);
                case CLAIM -> claimed(curtain.seat());
                case EXTENSION -> new FlowState.ExtensionAsked(curtain.seat());
            };
        }
    }

    /// Covers the open cards and the whole window, for when people have turned to something else and another person may
    /// look.
    public void cover() {
        if (people() < 2) {
            return;
        }
        flowState = switch (flowState) {
            case FlowState.Turn turn -> everything(turn.seat(), CurtainPurpose.TURN);
            case FlowState.CoupFourreClaim claim -> everything(claim.seat(), CurtainPurpose.CLAIM);
            case FlowState.ExtensionAsked extension -> everything(extension.seat(), CurtainPurpose.EXTENSION);
            case FlowState.Curtain curtain -> everything(curtain.seat(), curtain.purpose());
            case FlowState.CoupFourreAsked asked -> asked;
            case FlowState.AskedOnPhones asked -> asked;
            case FlowState.Thinking thinking -> thinking;
            case FlowState.RoundOver over -> over;
        };
        atScreen = Seating.NOBODY;
    }

    /// Selects the card at an index of the hand; a selected one is played if that is possible on one car only.
    public void pressCard(int place) {
        if (flowState instanceof FlowState.Turn turn && place >= 0 && place < handSize(turn.seat())) {
            ChosenCard chosenCard = turn.choice();
            if (chosenCard == null || chosenCard.place() != place) {
                choose(place);
            } else if (chosenCard.onlyTarget() != Seating.NOBODY) {
                playLegal(chosenCard.on(chosenCard.onlyTarget()));
            }
        }
    }

    /// Selects the card at an index of the hand, without ever playing it.
    public void choose(int place) {
        if (flowState instanceof FlowState.Turn turn && place >= 0 && place < handSize(turn.seat())) {
            flowState = new FlowState.Turn(
                    turn.seat(), ChosenCard.of(session.match().rules(), round(), turn.seat(), place));
        }
    }

    /// Replaces the selection of a turn; with null, deselects the card.
    public void select(@Nullable ChosenCard chosenCard) {
        if (flowState instanceof FlowState.Turn turn) {
            flowState = new FlowState.Turn(turn.seat(), chosenCard);
        }
    }

    /// Plays the selected card on a car; if the rules refuse, the selection has the reason.
    public void playOn(int car) {
        if (flowState instanceof FlowState.Turn turn && turn.choice() != null && mayConcern(car, turn)) {
            tryToPlay(turn.seat(), turn.choice(), turn.choice().on(car));
        }
    }

    /// Plays the selected card on the road near a car: a hazard on that car, any other card on the player's own car.
    public void playNear(int car) {
        if (flowState instanceof FlowState.Turn turn && turn.choice() != null) {
            boolean hazard = turn.choice().card() instanceof Hazard;
            playOn(hazard ? car : session.match().rules().seating().carOf(turn.seat()));
        }
    }

    /// Discards the selected card; if the rules refuse, the selection has the reason.
    public void discard() {
        if (flowState instanceof FlowState.Turn turn && turn.choice() != null) {
            tryToPlay(turn.seat(), turn.choice(), Move.discard(turn.choice().card()));
        }
    }

    /// Ends an accelerated turn.
    public void endTurn() {
        if (flowState instanceof FlowState.Turn) {
            play(new Move.EndTurn());
        }
    }

    /// Declares that nothing can be played.
    public void declareStuck() {
        if (flowState instanceof FlowState.Turn) {
            play(new Move.Stuck());
        }
    }

    /// Calls the extension.
    public void extend() {
        if (flowState instanceof FlowState.ExtensionAsked) {
            play(new Move.Extend());
        }
    }

    /// Ends the round at 700 km.
    public void stop() {
        if (flowState instanceof FlowState.ExtensionAsked) {
            play(new Move.Stop());
        }
    }

    /// Declines the attack for all people who are asked at the screen.
    public void goOn() {
        if (flowState instanceof FlowState.CoupFourreAsked asked) {
            asked.seats().stream().map(Move::decline).filter(permission).forEach(session::play);
            flowState = ask();
        }
    }

    /// Claims a coup-fourré for a seat: its person is called behind the curtain to confirm it. For a lone person it is
    /// played at once.
    public void claim(int seat) {
        if (flowState instanceof FlowState.CoupFourreAsked asked
                && asked.seats().contains(seat)
                && permission.test(Move.coupFourre(seat))) {
            session.endUndoFor(seat);
            flowState = new FlowState.Curtain(seat, CurtainPurpose.CLAIM);
            if (people() == 1) {
                raiseCurtain();
                confirm();
            }
        }
    }

    /// Plays the claimed coup-fourré if the hand holds the safety.
    public void confirm() {
        if (flowState instanceof FlowState.CoupFourreClaim claim && claim.answer() == ClaimStatus.HELD) {
            playLegal(Move.coupFourre(claim.seat()));
        }
    }

    /// Ends a wrong claim: for a lone person, declines the attack; with several people, returns to the question.
    public void understand() {
        if (people() == 1
                && flowState instanceof FlowState.CoupFourreClaim claim
                && claim.answer() == ClaimStatus.NOT_HELD) {
            playLegal(Move.decline(claim.seat()));
        } else {
            goBack();
        }
    }

    /// Cancels a claim, and returns to the question that everybody sees.
    public void goBack() {
        if (isClaiming()) {
            flowState = ask();
        }
    }

    private boolean isClaiming() {
        return flowState instanceof FlowState.CoupFourreClaim
                || (flowState instanceof FlowState.Curtain curtain && curtain.purpose() == CurtainPurpose.CLAIM);
    }

    /// Whether the last step can be undone now: also while the next person's curtain is down, but not during a claim.
    public Availability undo() {
        return session.undoState() == Availability.POSSIBLE && isAnswering()
                ? Availability.TOO_LATE
                : session.undoState();
    }

    /// Undoes the last move, if possible. With two people or more, a curtain then covers the cards of its player, since
    /// it is not known who pressed the button.
    public void takeBack() {
        if (undo() == Availability.POSSIBLE) {
            session.undo();
            flowState = ask();
        }
    }

    /// Whether the step undone last can be redone now.
    public Availability redo() {
        return session.redoState();
    }

    /// Redoes the move undone last, if possible. Open cards stay open: everybody has seen the card played.
    public void playAgain() {
        if (session.takenBack().filter(permission).isPresent()) {
            session.redo();
            flowState = ask();
        }
    }

    private boolean isAnswering() {
        return isClaiming() || flowState instanceof FlowState.RoundOver;
    }

    /// Plays a move that a computer has chosen for a seat; ignored when the table does not wait for it.
    ///
    /// @throws IllegalArgumentException when the rules refuse it, because the player has an error
    public void answer(int seat, Move move) {
        if (flowState instanceof FlowState.Thinking thinking && thinking.seat() == seat) {
            Refusal refusal = session.play(move);
            if (refusal != null) {
                throw new IllegalArgumentException(move + " is refused: " + refusal);
            }
            if (session.player(seat).isHuman()) {
                // A move played for a silent phone cannot be taken back, like every move of a computer.
                session.endUndoFor(Seating.NOBODY);
            }
            flowState = ask();
        }
    }

    /// Updates the state after the session was changed elsewhere, such as by an undo.
    public void refresh() {
        FlowState stateBefore = flowState;
        flowState = ask();
        // A screen that was fully covered stays so until the person who is called looks.
        if (flowState instanceof FlowState.Curtain currentCurtain
                && stateBefore instanceof FlowState.Curtain oldCurtain
                && oldCurtain.seat() == currentCurtain.seat()
                && oldCurtain.purpose() == currentCurtain.purpose()) {
            flowState = oldCurtain;
        }
    }

    /// Updates the state after phones have played, connected or disconnected. An unfinished action at the screen is
    /// kept as long as the same people are asked the same question.
    public void followPhones() {
        if (!seats.sight().equals(sight)) {
            refresh();
        }
    }

    /// Plays a move with the selected card, or shows the refusal that the selection holds for it.
    private void tryToPlay(int seat, ChosenCard chosenCard, Move move) {
        Refusal refusal = chosenCard.refusal(move);
        if (refusal == null) {
            playLegal(move);
        } else {
            flowState = new FlowState.Turn(seat, chosenCard.refusing(move, refusal));
        }
    }

    private void play(Move move) {
        if (session.match().rules().refusal(round(), move) == null) {
            playLegal(move);
        }
    }

    private void playLegal(Move move) {
        if (permission.test(move)) {
            session.playLegal(move);
            flowState = ask();
        }
    }

    /// The state that follows from the session's current phase. A person's cards stay open only during their own turn.
    private FlowState ask() {
        sight = seats.sight();
        Phase phase = round().phase();
        if (atScreen != Seating.NOBODY && (phase.turn() != atScreen || !seats.isAtScreen(atScreen))) {
            atScreen = Seating.NOBODY;
        }
        OptionalInt computer = seats.askedComputer();
        if (computer.isPresent()) {
            return new FlowState.Thinking(computer.getAsInt());
        }
        List<Integer> here = seats.askedAtScreen();
        if (here.isEmpty()) {
            List<Integer> phones = seats.askedOnPhones();
            atScreen = Seating.NOBODY;
            return phones.isEmpty() ? new FlowState.RoundOver() : new FlowState.AskedOnPhones(phones);
        }
        int seat = here.getFirst();
        return switch (phase) {
            case Phase.Over _ -> new FlowState.RoundOver();
            case Phase.CoupFourreWindow window -> {
                atScreen = Seating.NOBODY;
                yield new FlowState.CoupFourreAsked(window.attacker(), window.car(), window.hazard(), here);
            }
            case Phase.Turn _ ->
                covered(seat) ? new FlowState.Curtain(seat, CurtainPurpose.TURN) : new FlowState.Turn(seat, null);
            case Phase.Extension _ ->
                covered(seat)
                        ? new FlowState.Curtain(seat, CurtainPurpose.EXTENSION)
                        : new FlowState.ExtensionAsked(seat);
        };
    }

    private boolean covered(int seat) {
        return people() > 1 && atScreen != seat;
    }

    private static FlowState everything(int seat, CurtainPurpose purpose) {
        return new FlowState.Curtain(seat, purpose, CurtainExtent.WINDOW);
    }

    /// The state behind the curtain of a claim. It depends on the hand, since only the claiming person looks.
    private FlowState claimed(int seat) {
        if (!(round().phase() instanceof Phase.CoupFourreWindow window)) {
            return ask();
        }
        boolean held = session.match().rules().refusal(round(), Move.coupFourre(seat)) == null;
        return new FlowState.CoupFourreClaim(
                seat, window.attacker(), window.car(), window.hazard(), held ? ClaimStatus.HELD : ClaimStatus.NOT_HELD);
    }

    /// Whether the selected card can be tried on a car: a hazard on any car, every other card only on the player's own.
    private boolean mayConcern(int car, FlowState.Turn turn) {
        int own = session.match().rules().seating().carOf(turn.seat());
        boolean hazard = turn.choice() != null && turn.choice().card() instanceof Hazard;
        return car >= 0 && car < round().cars().size() && (hazard || car == own);
    }

    private int handSize(int seat) {
        return round().hand(seat).size();
    }

    private Round round() {
        return session.match().round();
    }
}
