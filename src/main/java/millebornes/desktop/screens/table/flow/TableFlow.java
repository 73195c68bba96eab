package millebornes.desktop.screens.table.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import millebornes.desktop.screens.table.flow.Moment.Answer;
import millebornes.desktop.screens.table.flow.Moment.Purpose;
import millebornes.engine.card.Hazard;
import millebornes.engine.play.Move;
import millebornes.engine.play.Refusal;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.Player;
import millebornes.session.Session;
import millebornes.session.UndoState;
import org.jspecify.annotations.Nullable;

/// Leads people and computer players through a round: what they do goes in, the next [Moment] comes out.
///
/// With two people or more, cards are covered whenever another person may look: between turns, while a computer player
/// is asked, while an attack is answered, and when [#cover()] says so. With one person nothing is ever covered.
///
/// What does not fit the moment is ignored, so a late click harms nothing. Belongs to the session's thread.
public final class TableFlow {

    private static final int NOBODY = -1;

    private final Session session;
    private final Predicate<Move> permission;
    private final List<Integer> people;
    private int atScreen = NOBODY;
    private Moment moment;

    public TableFlow(Session session) {
        this(session, _ -> true);
    }

    /// A flow whose people are watched over.
    ///
    /// @param permission asked before every legal move of a person; without it nothing happens
    public TableFlow(Session session, Predicate<Move> permission) {
        this.session = session;
        this.permission = permission;
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < session.game().players().size(); seat++) {
            if (session.player(seat).isHuman()) {
                seats.add(seat);
            }
        }
        this.people = List.copyOf(seats);
        this.moment = ask();
    }

    public Moment moment() {
        return moment;
    }

    public Session session() {
        return session;
    }

    /// Whose cards lie open on the screen: a lone person's always, otherwise those of [Moment#before()].
    public OptionalInt looker() {
        return people.size() == 1 ? OptionalInt.of(people.getFirst()) : moment.before();
    }

    /// How many people play.
    public int people() {
        return people.size();
    }

    /// The person whom the curtain names has sat down.
    public void raiseCurtain() {
        if (moment instanceof Moment.Curtain curtain) {
            atScreen = curtain.seat();
            session.endUndoFor(curtain.seat());
            moment = switch (curtain.purpose()) {
                case TURN -> new Moment.Turn(curtain.seat(), null);
                case CLAIM -> claimed(curtain.seat());
                case EXTENSION -> new Moment.Extension(curtain.seat());
            };
        }
    }

    /// Covers the open cards again, because somebody else may be looking.
    public void cover() {
        if (people.size() < 2) {
            return;
        }
        moment = switch (moment) {
            case Moment.Turn turn -> new Moment.Curtain(turn.seat(), Purpose.TURN);
            case Moment.Claim claim -> new Moment.Curtain(claim.seat(), Purpose.CLAIM);
            case Moment.Extension extension -> new Moment.Curtain(extension.seat(), Purpose.EXTENSION);
            case Moment.Curtain curtain -> curtain;
            case Moment.Asked asked -> asked;
            case Moment.Thinking thinking -> thinking;
            case Moment.Over over -> over;
        };
        atScreen = NOBODY;
    }

    /// Chooses the card at a place of the hand; one that is chosen already is played when only one car is possible.
    public void press(int place) {
        if (moment instanceof Moment.Turn turn && place >= 0 && place < handSize(turn.seat())) {
            Choice choice = turn.choice();
            if (choice == null || choice.place() != place) {
                choose(place);
            } else if (choice.onlyTarget() != NOBODY) {
                playLegal(choice.on(choice.onlyTarget()));
            }
        }
    }

    /// Chooses the card at a place of the hand without ever playing it.
    public void choose(int place) {
        if (moment instanceof Moment.Turn turn && place >= 0 && place < handSize(turn.seat())) {
            moment = new Moment.Turn(turn.seat(), Choice.of(session.match().rules(), round(), turn.seat(), place));
        }
    }

    /// Nothing is chosen any more.
    public void dropChoice() {
        if (moment instanceof Moment.Turn turn) {
            moment = new Moment.Turn(turn.seat(), null);
        }
    }

    /// Plays the chosen card on that car; when the rules forbid it, the choice says why.
    public void target(int car) {
        if (moment instanceof Moment.Turn turn && turn.choice() != null && mayConcern(car, turn)) {
            tryToPlay(turn.seat(), turn.choice(), turn.choice().on(car));
        }
    }

    /// Throws the chosen card away; when the rules forbid it, the choice says why.
    public void discard() {
        if (moment instanceof Moment.Turn turn && turn.choice() != null) {
            tryToPlay(turn.seat(), turn.choice(), Move.discard(turn.choice().card()));
        }
    }

    /// Ends an accelerated turn.
    public void endTurn() {
        if (moment instanceof Moment.Turn) {
            play(new Move.EndTurn());
        }
    }

    /// Declares that nothing can be played.
    public void stuck() {
        if (moment instanceof Moment.Turn) {
            play(new Move.Stuck());
        }
    }

    /// Calls the extension.
    public void extend() {
        if (moment instanceof Moment.Extension) {
            play(new Move.Extend());
        }
    }

    /// Ends the round at 700 km.
    public void stop() {
        if (moment instanceof Moment.Extension) {
            play(new Move.Stop());
        }
    }

    /// Nobody shows a safety: every person who is asked lets the attack stand.
    public void goOn() {
        if (moment instanceof Moment.Asked asked) {
            asked.seats().stream().map(Move::decline).filter(permission).forEach(session::play);
            moment = ask();
        }
    }

    /// The person of that seat says *coup-fourré!*. Whether it is one is found out only when nobody else looks on; a
    /// lone person has nobody to hide from and is answered at once.
    public void claim(int seat) {
        if (moment instanceof Moment.Asked asked
                && asked.seats().contains(seat)
                && permission.test(Move.coupFourre(seat))) {
            session.endUndoFor(seat);
            moment = new Moment.Curtain(seat, Purpose.CLAIM);
            if (people.size() == 1) {
                raiseCurtain();
                confirm();
            }
        }
    }

    /// Shows the safety. Without it the claim is told so, and nobody else hears of it.
    public void confirm() {
        if (moment instanceof Moment.Claim claim && play(Move.coupFourre(claim.seat())) != null) {
            moment = new Moment.Claim(claim.seat(), claim.attacker(), claim.car(), claim.hazard(), Answer.NOT_HELD);
        }
    }

    /// Back to the question that everybody sees, as if nothing had been said.
    public void goBack() {
        boolean claiming = moment instanceof Moment.Claim
                || (moment instanceof Moment.Curtain curtain && curtain.purpose() == Purpose.CLAIM);
        if (claiming) {
            moment = ask();
        }
    }

    /// Whether the last act can be taken back now: only while the table lies open, and nobody is about to answer.
    public UndoState undo() {
        return session.undoState() == UndoState.POSSIBLE && !isOpen() ? UndoState.TOO_LATE : session.undoState();
    }

    /// Takes the last act back, if that is still possible.
    public void takeBack() {
        if (undo() == UndoState.POSSIBLE) {
            session.undo();
            moment = ask();
        }
    }

    private boolean isOpen() {
        return switch (moment) {
            case Moment.Turn _ -> true;
            case Moment.Asked _ -> true;
            case Moment.Thinking _ -> true;
            case Moment.Extension _ -> true;
            case Moment.Curtain _ -> false;
            case Moment.Claim _ -> false;
            case Moment.Over _ -> false;
        };
    }

    /// Plays what the computer player that is asked has chosen.
    ///
    /// @throws IllegalArgumentException when the rules refuse it: such a player is broken
    public void answer(int seat, Move move) {
        if (moment instanceof Moment.Thinking thinking && thinking.seat() == seat) {
            Refusal refusal = session.play(move);
            if (refusal != null) {
                throw new IllegalArgumentException(move + " is refused: " + refusal);
            }
            moment = ask();
        }
    }

    /// Looks at the session again after it was changed elsewhere, such as by an act that was taken back.
    public void refresh() {
        moment = ask();
    }

    /// The choice knows already what the rules say.
    private void tryToPlay(int seat, Choice choice, Move move) {
        Refusal refusal = choice.refusal(move);
        if (refusal == null) {
            playLegal(move);
        } else {
            moment = new Moment.Turn(seat, choice.refusing(move, refusal));
        }
    }

    private @Nullable Refusal play(Move move) {
        Refusal refusal = session.match().rules().refusal(round(), move);
        if (refusal == null) {
            playLegal(move);
        }
        return refusal;
    }

    private void playLegal(Move move) {
        if (permission.test(move)) {
            session.playLegal(move);
            moment = ask();
        }
    }

    /// What the session waits for now. Somebody sits before the screen only as long as the own turn lasts and nobody
    /// else is asked to look on.
    private Moment ask() {
        Phase phase = round().phase();
        OptionalInt asked = session.asked();
        if (phase.turn() != atScreen) {
            atScreen = NOBODY;
        }
        if (asked.isEmpty()) {
            return new Moment.Over();
        }
        int seat = asked.getAsInt();
        if (session.player(seat) instanceof Player.Computer) {
            return new Moment.Thinking(seat);
        }
        return switch (phase) {
            case Phase.Over _ -> new Moment.Over();
            case Phase.CoupFourreWindow window -> {
                atScreen = NOBODY;
                yield new Moment.Asked(window.attacker(), window.car(), window.hazard(), peopleAsked(window));
            }
            case Phase.Turn _ -> covered(seat) ? curtain(seat, Purpose.TURN) : new Moment.Turn(seat, null);
            case Phase.Extension _ -> covered(seat) ? curtain(seat, Purpose.EXTENSION) : new Moment.Extension(seat);
        };
    }

    private boolean covered(int seat) {
        return people.size() > 1 && atScreen != seat;
    }

    private static Moment curtain(int seat, Purpose purpose) {
        return new Moment.Curtain(seat, purpose);
    }

    private Moment claimed(int seat) {
        return round().phase() instanceof Phase.CoupFourreWindow window
                ? new Moment.Claim(seat, window.attacker(), window.car(), window.hazard(), Answer.NOT_YET)
                : ask();
    }

    private List<Integer> peopleAsked(Phase.CoupFourreWindow window) {
        return people.stream().filter(window.asked()::contains).toList();
    }

    /// Every car can be attacked or not; everything else is for the own car only.
    private boolean mayConcern(int car, Moment.Turn turn) {
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
