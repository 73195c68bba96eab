package millebornes.session.flow;

import java.util.List;
import java.util.OptionalInt;
import millebornes.engine.table.Hazard;
import org.jspecify.annotations.Nullable;

/// What the table waits for. No state that several people see depends on a card in a hand.
public sealed interface FlowState {

    /// A curtain covers the cards until the person of that seat is at the screen.
    ///
    /// @param extent the covered part: the whole window if people have turned to something else meanwhile
    record Curtain(int seat, CurtainPurpose purpose, CurtainExtent extent) implements FlowState {

        /// Creates a curtain that covers the cards only.
        public Curtain(int seat, CurtainPurpose purpose) {
            this(seat, purpose, CurtainExtent.FOOT);
        }
    }

    /// What the person behind a curtain is called for.
    enum CurtainPurpose {
        /// to play a turn
        TURN,
        /// to confirm a coup-fourré
        CLAIM,
        /// to decide on the extension
        EXTENSION
    }

    /// A person plays a turn with open cards.
    ///
    /// @param choice the card that is selected, or null
    record Turn(int seat, @Nullable ChosenCard choice) implements FlowState {}

    /// The people who drive an attacked car are asked for a coup-fourré. Everybody sees the question.
    ///
    /// @param seats the seats of those who may still answer and are at the screen; never a computer player
    record CoupFourreAsked(int attacker, int car, Hazard hazard, List<Integer> seats) implements FlowState {

        public CoupFourreAsked {
            seats = List.copyOf(seats);
        }
    }

    /// A person has claimed a coup-fourré and sees their cards, to confirm it or go back; the answer tells if it is
    /// right.
    record CoupFourreClaim(int seat, int attacker, int car, Hazard hazard, ClaimStatus answer) implements FlowState {}

    /// Whether a claim is right, for the claiming person only.
    enum ClaimStatus {
        /// the hand holds the matching safety, which can be shown now
        HELD,
        /// the hand does not hold the matching safety
        NOT_HELD
    }

    /// People with phones are asked: the screen shows that everybody waits, whatever the hands.
    ///
    /// @param seats the seats that are asked
    record AskedOnPhones(List<Integer> seats) implements FlowState {

        public AskedOnPhones {
            seats = List.copyOf(seats);
        }
    }

    /// A computer is to move: a computer player, or one that plays for a phone.
    record Thinking(int seat) implements FlowState {}

    /// A person has reached 700 km and is asked for the extension.
    record ExtensionAsked(int seat) implements FlowState {}

    /// The round is over.
    record RoundOver() implements FlowState {}

    /// The seat of the person who may see their cards now; empty while several people look or nobody is to move.
    default OptionalInt personAtScreen() {
        return switch (this) {
            case Turn turn -> OptionalInt.of(turn.seat());
            case CoupFourreClaim claim -> OptionalInt.of(claim.seat());
            case ExtensionAsked extension -> OptionalInt.of(extension.seat());
            case Curtain _ -> OptionalInt.empty();
            case CoupFourreAsked _ -> OptionalInt.empty();
            case AskedOnPhones _ -> OptionalInt.empty();
            case Thinking _ -> OptionalInt.empty();
            case RoundOver _ -> OptionalInt.empty();
        };
    }
}
