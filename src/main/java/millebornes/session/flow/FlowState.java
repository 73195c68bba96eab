package millebornes.session.flow;

import java.util.List;
import java.util.OptionalInt;
import millebornes.engine.table.Hazard;
import org.jspecify.annotations.Nullable;

/// What the table waits for. Nothing in a moment that several people look at depends on a card that one of them holds.
public sealed interface FlowState {

    /// The cards are covered until the person of that seat sits down before them.
    ///
    /// @param extent how much is covered: everything when people have turned to something else meanwhile
    record Curtain(int seat, CurtainPurpose purpose, CurtainExtent extent) implements FlowState {

        /// A curtain between two acts, over the cards only.
        public Curtain(int seat, CurtainPurpose purpose) {
            this(seat, purpose, CurtainExtent.FOOT);
        }
    }

    /// Why a curtain is down.
    enum CurtainPurpose {
        /// the seat plays its turn
        TURN,
        /// the seat wants to show a safety
        CLAIM,
        /// the seat says whether everybody goes on
        EXTENSION
    }

    /// A person plays a turn, the own cards open.
    ///
    /// @param choice the card that is chosen, or null
    record Turn(int seat, @Nullable ChosenCard choice) implements FlowState {}

    /// An attack lies there, and the people who drive the attacked car are asked. Everybody looks on.
    ///
    /// @param seats who of them may still show the safety and sits before the screen; never a computer player
    record CoupFourreAsked(int attacker, int car, Hazard hazard, List<Integer> seats) implements FlowState {

        public CoupFourreAsked {
            seats = List.copyOf(seats);
        }
    }

    /// A person has said *coup-fourré!* and sees the own cards, to confirm it or go back.
    record CoupFourreClaim(int seat, int attacker, int car, Hazard hazard, ClaimStatus answer) implements FlowState {}

    /// What a claim has been told, for the claiming person's eyes only.
    enum ClaimStatus {
        /// the hand holds the matching safety, which can be shown now
        HELD,
        /// the hand does not hold the matching safety
        NOT_HELD
    }

    /// People are asked whose cards are on phones: everybody looks on and waits, whatever they hold.
    ///
    /// @param seats who is asked there
    record AskedOnPhones(List<Integer> seats) implements FlowState {

        public AskedOnPhones {
            seats = List.copyOf(seats);
        }
    }

    /// A computer player is asked, or the one that plays for a phone.
    record Thinking(int seat) implements FlowState {}

    /// A person stands on 700 km and is asked for the extension.
    record ExtensionAsked(int seat) implements FlowState {}

    /// The round is over.
    record RoundOver() implements FlowState {}

    /// The person who may see the own cards now; empty while several look on or nobody is asked.
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
