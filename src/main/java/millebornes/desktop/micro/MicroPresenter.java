package millebornes.desktop.micro;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import millebornes.desktop.micro.MicroTableHalf.Place;
import millebornes.desktop.micro.MicroTitleModel.MicroName;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Creates the view state of a game, without using the machine's hand.
final class MicroPresenter {

    private final Words words;

    public MicroPresenter(Words words) {
        this.words = words;
    }

    /// The current view state.
    public MicroViewState present(MicroGame game) {
        Match match = game.session().match();
        Round round = match.round();
        RoundEvents events = RoundEvents.of(game.session());
        List<Card> hand = game.hand();
        boolean points = round.isOver() && !(game.moment() instanceof MicroGameState.Telling);
        int drawDue = game.isDrawDue() ? 1 : 0;
        MicroTableHalf personHalf = field(game, events, game.person(), personName(game));
        MicroTableHalf machineHalf = field(game, events, game.machine(), words.text("micro.machine"));
        return new MicroViewState(
                new DialogueLinePresenter(words, game).line(),
                hand,
                game.moment() instanceof MicroGameState.CardChoice choice && choice.cursor() < hand.size()
                        ? choice.cursor()
                        : -1,
                hand.size() == Hand.FULL && !round.isOver(),
                personHalf,
                machineHalf,
                round.shoe().drawPileSize() + drawDue,
                round.shoe().discards().isEmpty()
                        ? null
                        : round.shoe().discards().getLast(),
                game.machineAct() instanceof Event.Discarded discarded && discarded.seat() == game.machine(),
                points ? new PointsPresenter(words, game).present(personName(game)) : null,
                new MicroViewState.Titles(
                        words.text("micro.stock"), words.text("micro.discards"), words.text("micro.cf")),
                new DialogueLinePresenter(words, game).spoken(),
                summary(personHalf, machineHalf, hand));
    }

    /// The person's name, shortened to seven characters.
    private String personName(MicroGame game) {
        String name = MicroName.of(game.session().player(game.person()).name()).text();
        return name.isEmpty() ? words.text("micro.player") : name;
    }

    private MicroTableHalf field(MicroGame game, RoundEvents events, int seat, String name) {
        Match match = game.session().match();
        Car car = match.round().car(seat);
        int team = match.rules().seating().teamOf(seat);
        int now = match.round().isOver()
                ? match.results().getLast().scores().get(team).total()
                : 0;
        return new MicroTableHalf(
                name,
                words.number(match.totals().get(team) - now),
                car.km(),
                match.round().target(),
                Set.copyOf(worn(car, false)),
                Set.copyOf(worn(car, true)),
                events.top(seat, Hazard.Lane.STOP),
                events.top(seat, Hazard.Lane.SPEED),
                lit(game.machineAct(), seat));
    }

    private static List<Safety> worn(Car car, boolean coupsFourres) {
        return List.of(Safety.values()).stream()
                .filter(safety -> (coupsFourres ? car.coupsFourres() : car.safeties()).contains(safety))
                .toList();
    }

    private static Place lit(@Nullable Event event, int car) {
        if (event instanceof Event.Attacked attacked && attacked.car() == car) {
            return pile(attacked.hazard());
        }
        if (event instanceof Event.Cured cured && cured.car() == car) {
            return pile(Hazard.curedBy(cured.remedy()));
        }
        if (event instanceof Event.Drove drove && drove.car() == car) {
            return Place.KILOMETRES;
        }
        boolean safety = (event instanceof Event.SafetyShown shown && shown.car() == car)
                || (event instanceof Event.CoupFourreDeclared coup && coup.car() == car);
        return safety ? Place.SAFETIES : Place.NOWHERE;
    }

    private static Place pile(Hazard hazard) {
        return hazard.lane() == Hazard.Lane.SPEED ? Place.LIMIT : Place.ATTACK;
    }

    private String summary(MicroTableHalf personHalf, MicroTableHalf machineHalf, List<Card> hand) {
        return words.text(
                "micro.summary",
                words.list(hand.stream().map(this::name).toList()),
                said(personHalf),
                said(machineHalf));
    }

    private String said(MicroTableHalf half) {
        String lies = List.of(half.safeties().stream().sorted().toList(), piles(half)).stream()
                .flatMap(List::stream)
                .map(this::name)
                .collect(Collectors.joining(", "));
        return words.text(lies.isEmpty() ? "micro.summary.km" : "micro.summary.field", half.name(), half.km(), lies);
    }

    private static List<Card> piles(MicroTableHalf half) {
        Card attackCard = half.attack();
        Card limitCard = half.limit();
        boolean limited = limitCard != null && !(limitCard instanceof Remedy);
        return attackCard == null
                ? limited ? List.of(limitCard) : List.of()
                : limited ? List.of(attackCard, limitCard) : List.of(attackCard);
    }

    private String name(Card card) {
        return words.text("card." + card.name());
    }
}
