package millebornes.session.flow;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.RedoAvailability;
import millebornes.session.Session;
import millebornes.session.UndoAvailability;
import millebornes.session.flow.FlowState.ClaimStatus;
import millebornes.session.flow.FlowState.CurtainPurpose;

/// Leads people and computer players through a round: what they do goes in, the next [FlowState] comes out.
///
/// With two people or more, cards are covered whenever another person may look: between turns, while a computer player
/// is asked, while an attack is answered, and when [#cover()] says so. With one person nothing is ever covered.
///
/// What does not fit the moment is ignored, so a late click harms nothing. Belongs to the session's thread.
public final class TableStateMachine {

    private static final int NOBODY = -1;

    private final Session session;
    private final Predicate<Move> permission;
    private final TableSeats seats;
    private int atScreen = NOBODY;
    private TableSeats.Sight sight;
    private FlowState moment;

    public TableStateMachine(Session session) {
        this(session, _ -> true);
    }

    /// A flow whose people are watched over.
    ///
    /// @param permission asked before every legal move of a person; without it nothing happens
    public TableStateMachine(Session session, Predicate<Move> permission) {
        this(session, permission, SeatPhones.none(session.game()));
    }

    /// A flow in which some of the people may have their cards on phones. What those are asked is asked there.
    ///
    /// @param permission asked before every legal move of a person before the screen
    public TableStateMachine(Session session, Predicate<Move> permission, SeatPhones phones) {
        this.session = session;
        this.permission = permission;
        this.seats = new TableSeats(session, phones);
        this.sight = seats.sight();
        this.moment = ask();
    }

    public FlowState moment() {
        return moment;
    }

    public Session session() {
        return session;
    }

    /// Whose cards lie open on the screen: a lone person's always, otherwise those of [FlowState#personAtScreen()].
    public OptionalInt looker() {
        OptionalInt loner = seats.loner();
        return loner.isPresent() ? loner : moment.personAtScreen();
    }

    /// How many people play, before the screen or with phones.
    public int people() {
        return seats.people().size();
    }

    /// The person whom the curtain names has sat down.
    public void raiseCurtain() {
        if (moment instanceof FlowState.Curtain curtain) {
            atScreen = curtain.seat();
            session.endUndoFor(curtain.seat());
            moment = switch (curtain.purpose()) {
                case TURN -> new FlowState.Turn(curtain.seat(), null);
                case CLAIM -> claimed(curtain.seat());
                case EXTENSION -> new FlowState.ExtensionAsked(curtain.seat());
            };
        }
    }

    /// Covers the open cards again, and everything with them, because people have turned to something else and somebody
    /// else may be looking.
    public void cover() {
        if (people() < 2) {
            return;
        }
        moment = switch (moment) {
            case FlowState.Turn turn -> everything(turn.seat(), CurtainPurpose.TURN);
            case FlowState.CoupFourreClaim claim -> everything(claim.seat(), CurtainPurpose.CLAIM);
            case FlowState.ExtensionAsked extension -> everything(extension.seat(), CurtainPurpose.EXTENSION);
            case FlowState.Curtain curtain -> everything(curtain.seat(), curtain.purpose());
            case FlowState.CoupFourreAsked asked -> asked;
            case FlowState.AskedOnPhones asked -> asked;
            case FlowState.Thinking thinking -> thinking;
            case FlowState.RoundOver over -> over;
        };
        atScreen = NOBODY;
    }

    /// Chooses the card at a place of the hand; one that is chosen already is played when only one car is possible.
    public void pressCard(int place) {
        if (moment instanceof FlowState.Turn turn && place >= 0 && place < handSize(turn.seat())) {
            ChosenCard choice = turn.choice();
            if (choice == null || choice.place() != place) {
                choose(place);
            } else if (choice.onlyTarget() != NOBODY) {
                playLegal(choice.on(choice.onlyTarget()));
            }
        }
    }

    /// Chooses the card at a place of the hand without ever playing it.
    public void choose(int place) {
        if (moment instanceof FlowState.Turn turn && place >= 0 && place < handSize(turn.seat())) {
            moment = new FlowState.Turn(
                    turn.seat(), ChosenCard.of(session.match().rules(), round(), turn.seat(), place));
        }
    }

    /// Nothing is chosen any more.
    public void dropChoice() {
        if (moment instanceof FlowState.Turn turn) {
            moment = new FlowState.Turn(turn.seat(), null);
        }
    }

    /// Plays the chosen card on that car; when the rules forbid it, the choice says why.
    public void playOn(int car) {
        if (moment instanceof FlowState.Turn turn && turn.choice() != null && mayConcern(car, turn)) {
            tryToPlay(turn.seat(), turn.choice(), turn.choice().on(car));
        }
    }

    /// Plays the chosen card on the road near a car: a hazard on that car, any other card on the player's own car.
    public void playNear(int car) {
        if (moment instanceof FlowState.Turn turn && turn.choice() != null) {
            boolean hazard = turn.choice().card() instanceof Hazard;
            playOn(hazard ? car : session.match().rules().seating().carOf(turn.seat()));
        }
    }

    /// Throws the chosen card away; when the rules forbid it, the choice says why.
    public void discard() {
        if (moment instanceof FlowState.Turn turn && turn.choice() != null) {
            tryToPlay(turn.seat(), turn.choice(), Move.discard(turn.choice().card()));
        }
    }

    /// Ends an accelerated turn.
    public void endTurn() {
        if (moment instanceof FlowState.Turn) {
            play(new Move.EndTurn());
        }
    }

    /// Declares that nothing can be played.
    public void declareStuck() {
        if (moment instanceof FlowState.Turn) {
            play(new Move.Stuck());
        }
    }

    /// Calls the extension.
    public void extend() {
        if (moment instanceof FlowState.ExtensionAsked) {
            play(new Move.Extend());
        }
    }

    /// Ends the round at 700 km.
    public void stop() {
        if (moment instanceof FlowState.ExtensionAsked) {
            play(new Move.Stop());
        }
    }

    /// Nobody shows a safety: every person who is asked lets the attack stand.
    public void goOn() {
        if (moment instanceof FlowState.CoupFourreAsked asked) {
            asked.seats().stream().map(Move::decline).filter(permission).forEach(session::play);
            moment = ask();
        }
    }

    /// The person of that seat says *coup-fourré!*. Whether it is one is found out only when nobody else looks on; a
    /// lone person has nobody to hide from and is answered at once.
    public void claim(int seat) {
        if (moment instanceof FlowState.CoupFourreAsked asked
                && asked.seats().contains(seat)
                && permission.test(Move.coupFourre(seat))) {
            session.endUndoFor(seat);
            moment = new FlowState.Curtain(seat, CurtainPurpose.CLAIM);
            if (people() == 1) {
                raiseCurtain();
                confirm();
            }
        }
    }

    /// Shows the safety, where the hand holds it.
    public void confirm() {
        if (moment instanceof FlowState.CoupFourreClaim claim && claim.answer() == ClaimStatus.HELD) {
            playLegal(Move.coupFourre(claim.seat()));
        }
    }

    /// Ends a failed claim: a lone person lets the attack stand; among several, the question returns to all of them.
    public void understand() {
        if (people() == 1
                && moment instanceof FlowState.CoupFourreClaim claim
                && claim.answer() == ClaimStatus.NOT_HELD) {
            playLegal(Move.decline(claim.seat()));
        } else {
            goBack();
        }
    }

    /// Back to the question that everybody sees, as if nothing had been said.
    public void goBack() {
        if (isClaiming()) {
            moment = ask();
        }
    }

    private boolean isClaiming() {
        return moment instanceof FlowState.CoupFourreClaim
                || (moment instanceof FlowState.Curtain curtain && curtain.purpose() == CurtainPurpose.CLAIM);
    }

    /// Whether the last act can be taken back now: while the table lies open, or the next person has not sat down yet;
    /// never while somebody is about to answer.
    public UndoAvailability undo() {
        return session.undoState() == UndoAvailability.POSSIBLE && isAnswering()
                ? UndoAvailability.TOO_LATE
                : session.undoState();
    }

    /// Takes the last act back, if that is still possible. With two people or more, the cards of whoever did it are
    /// covered then: anybody can have pressed the button.
    public void takeBack() {
        if (undo() == UndoAvailability.POSSIBLE) {
            session.undo();
            moment = ask();
        }
    }

    /// Whether what was taken back last can be played again now.
    public RedoAvailability redo() {
        return session.redoState();
    }

    /// Plays again what was taken back last, if that is still possible. Whose cards lay open is still so: everybody has
    /// seen that card played.
    public void playAgain() {
        if (session.takenBack().filter(permission).isPresent()) {
            session.redo();
            moment = ask();
        }
    }

    private boolean isAnswering() {
        return isClaiming() || moment instanceof FlowState.RoundOver;
    }

    /// Plays what the computer player that is asked has chosen.
    ///
    /// @throws IllegalArgumentException when the rules refuse it: such a player is broken
    public void answer(int seat, Move move) {
        if (moment instanceof FlowState.Thinking thinking && thinking.seat() == seat) {
            Refusal refusal = session.play(move);
            if (refusal != null) {
                throw new IllegalArgumentException(move + " is refused: " + refusal);
            }
            if (session.player(seat).isHuman()) {
                // What was played for a phone that is not heard stands, as every act of a computer does.
                session.endUndoFor(NOBODY);
            }
            moment = ask();
        }
    }

    /// Looks at the session again after it was changed elsewhere, such as by an act that was taken back.
    public void refresh() {
        FlowState before = moment;
        moment = ask();
        // What has been covered wholly stays so until the person who is called looks.
        if (moment instanceof FlowState.Curtain now
                && before instanceof FlowState.Curtain old
                && old.seat() == now.seat()
                && old.purpose() == now.purpose()) {
            moment = old;
        }
    }

    /// Looks again after phones have played, have come or have gone. What somebody before the screen is about to do is
    /// left as it is, as long as the same people are asked for the same.
    public void followPhones() {
        if (!seats.sight().equals(sight)) {
            refresh();
        }
    }

    /// The choice knows already what the rules say.
    private void tryToPlay(int seat, ChosenCard choice, Move move) {
        Refusal refusal = choice.refusal(move);
        if (refusal == null) {
            playLegal(move);
        } else {
            moment = new FlowState.Turn(seat, choice.refusing(move, refusal));
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
            moment = ask();
        }
    }

    /// What the session waits for now. Somebody sits before the screen only as long as the own turn lasts and nobody
    /// else is asked to look on.
    private FlowState ask() {
        sight = seats.sight();
        Phase phase = round().phase();
        if (atScreen != NOBODY && (phase.turn() != atScreen || !seats.isAtScreen(atScreen))) {
            atScreen = NOBODY;
        }
        OptionalInt computer = seats.askedComputer();
        if (computer.isPresent()) {
            return new FlowState.Thinking(computer.getAsInt());
        }
        List<Integer> here = seats.askedAtScreen();
        if (here.isEmpty()) {
            List<Integer> phones = seats.askedOnPhones();
            atScreen = NOBODY;
            return phones.isEmpty() ? new FlowState.RoundOver() : new FlowState.AskedOnPhones(phones);
        }
        int seat = here.getFirst();
        return switch (phase) {
            case Phase.Over _ -> new FlowState.RoundOver();
            case Phase.CoupFourreWindow window -> {
                atScreen = NOBODY;
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

    /// Only the claiming person looks on: whether the safety is there is said at once, so that nothing is offered that
    /// the hand does not hold.
    private FlowState claimed(int seat) {
        if (!(round().phase() instanceof Phase.CoupFourreWindow window)) {
            return ask();
        }
        boolean held = session.match().rules().refusal(round(), Move.coupFourre(seat)) == null;
        return new FlowState.CoupFourreClaim(
                seat, window.attacker(), window.car(), window.hazard(), held ? ClaimStatus.HELD : ClaimStatus.NOT_HELD);
    }

    /// Every car can be attacked or not; everything else is for the own car only.
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
