package millebornes.engine.match;

import java.util.function.Supplier;
import millebornes.engine.table.Car;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Seating;

/// Finds contradictions that no view of a real round contains.
final class ViewContradictionCheck {

    private ViewContradictionCheck() {}

    /// Checks that the seats, cars and phase of a view are possible at its table.
    ///
    /// @throws IllegalArgumentException with the contradiction in its message
    static void check(SeatView view) {
        Seating seating = view.rules().seating();
        isPlace("seat", view.seat(), seating.seats());
        unless(view.cars().size() == seating.carCount(), () -> view.cars().size() + " cars");
        unless(
                view.handCounts().size() == seating.seats(),
                () -> "hands of " + view.handCounts().size() + " seats");
        unless(
                view.totals().size() == seating.teams(),
                () -> "totals of " + view.totals().size() + " teams");
        int held = view.handCounts().get(view.seat());
        unless(held == view.hand().size(), () -> "the own hand counts " + held + " cards");
        switch (view.phase()) {
            case Phase.Turn turn -> isPlace("seat", turn.seat(), seating.seats());
            case Phase.CoupFourreWindow window -> check(window, view);
            case Phase.Extension extension -> isPlace("seat", extension.seat(), seating.seats());
            case Phase.Over over -> {
                Phase.Arrival arrival = over.arrival();
                isPlace("car", arrival == null ? 0 : arrival.car(), seating.carCount());
            }
        }
    }

    /// Checks that a condition holds.
    ///
    /// @throws IllegalArgumentException with that message when it does not
    static void unless(boolean holds, Supplier<String> message) {
        if (!holds) {
            throw new IllegalArgumentException("no view: " + message.get());
        }
    }

    private static void check(Phase.CoupFourreWindow window, SeatView view) {
        Seating seating = view.rules().seating();
        isPlace("seat", window.attacker(), seating.seats());
        isPlace("car", window.car(), seating.carCount());
        Car attackedCar = window.before().attackedBy(window.hazard());
        unless(
                attackedCar.equals(view.car(window.car())),
                () -> window.hazard() + " does not lie before the car as said");
        unless(!window.asked().isEmpty(), () -> "nobody is asked about " + window.hazard());
        for (int seat : window.asked().toList()) {
            isPlace("seat", seat, seating.seats());
            unless(seating.carOf(seat) == window.car(), () -> "seat " + seat + " drives another car");
            unless(view.handCounts().get(seat) > 0, () -> "seat " + seat + " has no card to answer with");
        }
    }

    private static void isPlace(String what, int number, int count) {
        unless(number >= 0 && number < count, () -> "there is no " + what + " " + number);
    }
}
