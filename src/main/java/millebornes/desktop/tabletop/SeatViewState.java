package millebornes.desktop.tabletop;

import java.util.List;
import millebornes.desktop.tabletop.CarViewState.BonnetLamp;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.FaceMood;
import millebornes.session.flow.HandPlace;

/// The view state of one seat.
///
/// @param name of the player
/// @param outfit how the car is dressed, and whose face the seat wears
/// @param livery of the car that the seat drives
/// @param role with whom the seat plays
/// @param numbers how far, how many cards, how many points
/// @param place where the cards of the seat are
/// @param hazards what lies before the car
/// @param lamp whether the car waits for its green light
/// @param safeties what the car wears
/// @param highlight why the seat stands out, if it does
/// @param spoken what a screen reader says when the seat has the focus
public record SeatViewState(
        String name,
        CarOutfit outfit,
        Livery livery,
        SeatRole role,
        SeatNumbers numbers,
        HandPlace place,
        List<Hazard> hazards,
        BonnetLamp lamp,
        List<CarSafetyViewState> safeties,
        SeatHighlight highlight,
        String spoken) {

    /// How the driver looks; it follows from what everybody sees of the car.
    public FaceMood mood() {
        if (!hazards.isEmpty()) {
            return FaceMood.FROWN;
        }
        return lamp == BonnetLamp.AMBER ? FaceMood.CALM : FaceMood.SMILE;
    }

    /// The numbers of a seat, as they are written.
    ///
    /// @param km with its unit
    /// @param cards how many cards the seat holds
    /// @param points with their unit; without a number where the game has no points
    public record SeatNumbers(Measure km, String cards, Measure points) {}

    /// A number and its unit.
    public record Measure(String number, String unit) {

        /// Nothing is measured.
        public static final Measure NONE = new Measure("", "");

        /// The number alone.
        public Measure bare() {
            return new Measure(number, "");
        }
    }

    /// With whom a seat plays. What a team has in common is shown once, in the seat that is listed first.
    public enum SeatRole {
        ALONE,
        /// the first of a team in which everybody has a car
        TEAM_FIRST,
        TEAM_NEXT,
        /// the first of a team with one car
        CREW_FIRST,
        CREW_NEXT;

        /// True for all but the first of a team.
        public boolean isNext() {
            return this == TEAM_NEXT || this == CREW_NEXT;
        }
    }

    /// Why a seat stands out.
    public enum SeatHighlight {
        NONE,
        /// this seat is asked: for its turn, or for an answer
        TURN,
        /// this seat has attacked and waits for the answer: it is dimmed
        WAITS,
        /// the chosen card may go to this seat's car
        TARGET
    }

    public SeatViewState {
        hazards = List.copyOf(hazards);
        safeties = List.copyOf(safeties);
    }
}
