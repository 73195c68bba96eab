package millebornes.desktop.tabletop;

import java.util.List;
import millebornes.desktop.tabletop.CarViewState.GreenLightNeed;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace.FaceMood;
import millebornes.session.flow.HandPlace;

/// The view state of one seat.
///
/// @param name of the player
/// @param outfit the outfit of the car, with the driver's face
/// @param livery of the car that the seat drives
/// @param role the seat's place in its team
/// @param numbers its kilometres, cards and points
/// @param place where the cards of the seat are
/// @param hazards the attack tokens before the car
/// @param greenLight whether the car waits for its green light
/// @param safeties the safeties of the car
/// @param highlight why the seat is highlighted, if it is
/// @param spoken the text for screen readers
public record SeatViewState(
        String name,
        CarOutfit outfit,
        Livery livery,
        SeatRole role,
        SeatNumbers numbers,
        HandPlace place,
        List<Hazard> hazards,
        GreenLightNeed greenLight,
        List<CarSafetyViewState> safeties,
        SeatHighlight highlight,
        String spoken) {

    /// The mood of the driver's face; it depends only on the public state of the car.
    public FaceMood mood() {
        if (!hazards.isEmpty()) {
            return FaceMood.FROWN;
        }
        return greenLight == GreenLightNeed.WAITING ? FaceMood.CALM : FaceMood.SMILE;
    }

    /// The number of its tokens, with the dot of a car that waits for a green light.
    int tokens() {
        return hazards.size() + safeties.size() + (greenLight == GreenLightNeed.WAITING ? 1 : 0);
    }

    /// The numbers of a seat, as text.
    ///
    /// @param km with its unit
    /// @param cards the number of cards in its hand
    /// @param points with their unit; empty in a game without points
    public record SeatNumbers(Measure km, String cards, Measure points) {}

    /// A number and its unit, as text.
    public record Measure(String number, String unit) {

        /// No number.
        public static final Measure NONE = new Measure("", "");

        /// The number without its unit.
        public Measure bare() {
            return new Measure(number, "");
        }
    }

    /// The seat's place in its team. What a team has in common is shown once, in the first of its seats.
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

    /// Why a seat is highlighted.
    public enum SeatHighlight {
        NONE,
        /// this seat is to move: in its turn, or to answer an attack
        TURN,
        /// the selected card may be played on this seat's car
        TARGET;

        /// True for a seat with a ring.
        boolean isRinged() {
            return this == TURN || this == TARGET;
        }
    }

    public SeatViewState {
        hazards = List.copyOf(hazards);
        safeties = List.copyOf(safeties);
    }
}
