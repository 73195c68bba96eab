package millebornes.desktop.table;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import millebornes.desktop.tabletop.CarSafetyViewState;
import millebornes.desktop.tabletop.CarViewState.GreenLightNeed;
import millebornes.desktop.tabletop.SeatViewState;
import millebornes.desktop.tabletop.SeatViewState.Measure;
import millebornes.desktop.tabletop.SeatViewState.SeatHighlight;
import millebornes.desktop.tabletop.SeatViewState.SeatNumbers;
import millebornes.desktop.tabletop.SeatViewState.SeatRole;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.EditionPointValues;
import millebornes.engine.table.Car;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Seating;
import millebornes.session.GameConfig;
import millebornes.session.flow.SeatPhones;
import millebornes.words.Narrator;
import millebornes.words.Words;

/// Creates the view state of the list of seats.
///
/// @param phones the phones on which people may have their cards
record SeatsPresenter(GameConfig game, Narrator narrator, List<Livery> liveries, SeatPhones phones) {

    /// The public view state of every seat.
    ///
    /// @param targets the cars to which the selected card may be played
    List<SeatViewState> seats(SeatView view, Set<Integer> targets) {
        return IntStream.range(0, game.players().size())
                .mapToObj(seat -> seat(view, seat, targets))
                .toList();
    }

    private SeatViewState seat(SeatView view, int seat, Set<Integer> targets) {
        Words words = narrator.words();
        int number = view.rules().seating().carOf(seat);
        Car car = view.car(number);
        int cards = view.handCounts().get(seat);
        String name = narrator.names().seat(seat);
        SeatHighlight highlight = isAsked(view, seat)
                ? SeatHighlight.TURN
                : targets.contains(number) ? SeatHighlight.TARGET : SeatHighlight.NONE;
        return new SeatViewState(
                name,
                game.players().get(seat).outfit(),
                liveries.get(number),
                role(view.rules().seating(), seat),
                new SeatNumbers(
                        new Measure(words.number(car.km()), words.text("table.km")),
                        words.number(cards),
                        points(view, seat)),
                phones.place(seat),
                car.hazards().toList(),
                GreenLightNeed.of(car),
                CarSafetyViewState.of(car),
                highlight,
                spoken(seat, words.text("table.seat", name, narrator.car(car, number), cards)));
    }

    private String spoken(int seat, String said) {
        return switch (phones.place(seat)) {
            case SCREEN, COMPUTER -> said;
            case PHONE -> said + " " + narrator.words().text("table.seat.phone");
            case SILENT_PHONE -> said + " " + narrator.words().text("table.seat.phone.silent");
        };
    }

    private static SeatRole role(Seating seating, int seat) {
        if (seating.seatsPerTeam() == 1) {
            return SeatRole.ALONE;
        }
        boolean first = IntStream.range(0, seat).noneMatch(other -> seating.teamOf(other) == seating.teamOf(seat));
        boolean crew = seating.driversOf(seating.carOf(seat)).size() > 1;
        return first
                ? (crew ? SeatRole.CREW_FIRST : SeatRole.TEAM_FIRST)
                : crew ? SeatRole.CREW_NEXT : SeatRole.TEAM_NEXT;
    }

    /// Whether a seat is to move or, after an attack, drives the attacked car, even if it has already answered.
    private static boolean isAsked(SeatView view, int seat) {
        return view.phase() instanceof Phase.CoupFourreWindow window
                ? view.rules().seating().carOf(seat) == window.car()
                : view.phase().turn() == seat;
    }

    private Measure points(SeatView view, int seat) {
        if (view.rules().options().isJunior()) {
            return Measure.NONE;
        }
        Words words = narrator.words();
        int team = view.rules().seating().teamOf(seat);
        int points = view.totals().get(team) + (view.phase() instanceof Phase.Over ? 0 : soFar(view, team));
        return new Measure(words.number(points), words.text("table.points"));
    }

    private static int soFar(SeatView view, int team) {
        return view.rules().seating().carsOf(team).stream()
                .map(view::car)
                .mapToInt(EditionPointValues::soFar)
                .sum();
    }
}
