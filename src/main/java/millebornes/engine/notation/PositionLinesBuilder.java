package millebornes.engine.notation;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SeatSet;
import millebornes.engine.table.Seating;

/// Builds the lines of a position, each of the form `what: text`.
final class PositionLinesBuilder {

    private final List<String> lines = new ArrayList<>();

    PositionLinesBuilder add(String what, Object text) {
        lines.add(what + ": " + text);
        return this;
    }

    /// Adds the km to reach and, if the extension was called, the team that did.
    PositionLinesBuilder target(int km, int caller) {
        add("target", km);
        return caller == Seating.NOBODY ? this : add("extension", caller);
    }

    PositionLinesBuilder cars(List<Car> cars) {
        for (int car = 0; car < cars.size(); car++) {
            add("car " + car, CarText.of(cars.get(car)));
        }
        return this;
    }

    PositionLinesBuilder discards(List<Card> discards, List<Safety> removed) {
        return add("discards", CardText.of(discards)).add("removed", CardText.of(removed));
    }

    /// Adds the seats that have declared in a row that they cannot play, and the phase.
    PositionLinesBuilder waits(SeatSet stuckSeats, Phase phase) {
        if (!stuckSeats.isEmpty()) {
            add("stuck", PhaseTextWriter.numbers(stuckSeats.toList()));
        }
        return switch (phase) {
            case Phase.Turn turn -> split(PhaseTextWriter.of(turn));
            case Phase.CoupFourreWindow window ->
                split(PhaseTextWriter.of(window)).add("before", CarText.of(window.before()));
            case Phase.Extension extension -> add("offered", extension.seat());
            case Phase.Over over -> add("over", arrival(over));
        };
    }

    private PositionLinesBuilder split(String words) {
        int space = words.indexOf(' ');
        return add(words.substring(0, space), words.substring(space + 1));
    }

    private static String arrival(Phase.Over over) {
        Phase.Arrival arrival = over.arrival();
        if (arrival == null) {
            return "nobody arrived";
        }
        String cards = switch (arrival.shoe()) {
            case SOME -> "cards left";
            case EMPTY -> "no card left";
        };
        return "car " + arrival.car() + " arrived, " + cards;
    }

    @Override
    public String toString() {
        return String.join("\n", lines);
    }
}
