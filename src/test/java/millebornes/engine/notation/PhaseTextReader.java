package millebornes.engine.notation;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import millebornes.engine.table.Car;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.SeatSet;
import millebornes.engine.table.Seating;
import org.jspecify.annotations.Nullable;

/// Reads the line of a position that contains the phase.
///
/// @param what its first word: `turn`, `window`, `offered` or `over`
record PhaseTextReader(String what, String text) {

    /// The default phase: a seat at the start of its turn.
    static final PhaseTextReader FIRST_TURN = new PhaseTextReader("turn", "0");

    private static final Pattern TURN = Pattern.compile("(\\d)(?: after (\\d+))?");
    private static final Pattern WINDOW = Pattern.compile("on car (\\d) for (\\S+) of (\\d), asked (\\d(?: \\d)*)");
    private static final Pattern OFFERED = Pattern.compile("(\\d)");
    private static final Pattern OVER = Pattern.compile("nobody arrived|car (\\d) arrived, (cards|no card) left");

    /// The phase that the line describes.
    ///
    /// @param cars the cars on the road
    /// @param carBefore the attacked car before the attack, or null if only the hazard is new
    /// @throws IllegalArgumentException when the line is not understood
    Phase phase(Seating seating, List<Car> cars, @Nullable Car carBefore) {
        return switch (what) {
            case "turn" -> {
                MatchResult turn = match(TURN);
                @Nullable String plays = turn.group(2);
                yield new Phase.Turn(seat(turn.group(1), seating), plays == null ? 0 : Integer.parseInt(plays));
            }
            case "window" -> window(match(WINDOW), seating, cars, carBefore);
            case "offered" -> new Phase.Extension(seat(match(OFFERED).group(1), seating));
            default -> new Phase.Over(arrival(match(OVER), cars));
        };
    }

    private static Phase window(MatchResult line, Seating seating, List<Car> cars, @Nullable Car carBefore) {
        int car = car(line.group(1), cars);
        Hazard hazard = CardText.hazard(line.group(2));
        SeatSet askedSeats = SeatSet.NONE;
        for (String seat : line.group(4).split(" ", -1)) {
            askedSeats = askedSeats.with(seat(seat, seating));
        }
        return new Phase.CoupFourreWindow(
                seat(line.group(3), seating),
                car,
                hazard,
                carBefore == null ? cars.get(car).beforeAttack(hazard) : carBefore,
                askedSeats);
    }

    private static Phase.@Nullable Arrival arrival(MatchResult line, List<Car> cars) {
        @Nullable String car = line.group(1);
        return car == null
                ? null
                : new Phase.Arrival(
                        car(car, cars), "cards".equals(line.group(2)) ? Phase.ShoeLeft.SOME : Phase.ShoeLeft.EMPTY);
    }

    private static int seat(String number, Seating seating) {
        return checked("seat", Integer.parseInt(number), seating.seats());
    }

    /// Checks that a number is an index below `count`, and returns it.
    ///
    /// @throws IllegalArgumentException when it is not
    static int checked(String what, int number, int count) {
        if (number < 0 || number >= count) {
            throw new IllegalArgumentException("there is no " + what + " " + number);
        }
        return number;
    }

    private static int car(String number, List<Car> cars) {
        return checked("car", Integer.parseInt(number), cars.size());
    }

    private MatchResult match(Pattern pattern) {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not understood: " + what + ": " + text);
        }
        return matcher;
    }
}
