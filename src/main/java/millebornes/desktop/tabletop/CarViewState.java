package millebornes.desktop.tabletop;

import java.util.List;
import millebornes.desktop.geometry.CarStop;
import millebornes.engine.table.Car;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;

/// The view state of one car.
///
/// @param livery its livery
/// @param outfit its outfit
/// @param stop where it stands
/// @param hazards the attack tokens before it, nearest first; each kind once
/// @param safeties the safeties it wears, in the order in which they were played
/// @param greenLight whether it waits for its green light
/// @param spoken what a screen reader says when the car has the focus
public record CarViewState(
        Livery livery,
        CarOutfit outfit,
        CarStop stop,
        List<Hazard> hazards,
        List<CarSafetyViewState> safeties,
        GreenLightNeed greenLight,
        String spoken) {

    /// Whether a car waits for its green light.
    public enum GreenLightNeed {
        NONE,
        /// no hazard stops the car, but it still waits for a green light, the first one included
        WAITING;

        /// Whether a car has no hazard that stops it and waits for its green light.
        public static GreenLightNeed of(Car car) {
            return car.needsGreenLight() && !car.stopped() ? WAITING : NONE;
        }
    }

    /// A car without an outfit.
    public CarViewState(
            Livery livery,
            CarStop stop,
            List<Hazard> hazards,
            List<CarSafetyViewState> safeties,
            GreenLightNeed greenLight,
            String spoken) {
        this(livery, CarOutfit.PLAIN, stop, hazards, safeties, greenLight, spoken);
    }

    public CarViewState {
        hazards = List.copyOf(hazards);
        safeties = List.copyOf(safeties);
        if (hazards.stream().distinct().count() < hazards.size()) {
            throw new IllegalArgumentException("A car shows each kind of attack once: " + hazards);
        }
        if (safeties.stream().map(CarSafetyViewState::safety).distinct().count() < safeties.size()) {
            throw new IllegalArgumentException("A car wears each safety once: " + safeties);
        }
    }

    /// This car without its safeties, for a picture beside which they are listed.
    CarViewState withoutSafeties() {
        return new CarViewState(livery, outfit, stop, hazards, List.of(), greenLight, spoken);
    }

    /// Whether the sign of a green light that it waits for follows its attack tokens; at its garage a lamp tells of it.
    public boolean isMarkedAsWaiting() {
        return greenLight == GreenLightNeed.WAITING && !stop.equals(CarStop.GARAGE);
    }

    /// The number of signs before it: its attack tokens and, if it is marked as waiting, one more.
    public int signs() {
        return hazards.size() + (isMarkedAsWaiting() ? 1 : 0);
    }

    /// True when it has tokens that could be shown larger.
    public boolean hasTokens() {
        return !hazards.isEmpty() || !safeties.isEmpty();
    }
}
