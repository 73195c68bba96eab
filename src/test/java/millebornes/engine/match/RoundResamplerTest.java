package millebornes.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import millebornes.engine.notation.CarTextReader;
import millebornes.engine.notation.CardText;
import millebornes.engine.scenario.ScenarioRunner;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardKindCounts;
import millebornes.engine.table.DeckComposition;
import millebornes.engine.table.DiscardPile;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hand;
import millebornes.engine.table.HandSizes;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SafetySet;
import millebornes.engine.table.SeatSet;
import millebornes.engine.table.ShuffleSource;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Rounds made of a view, in situations that random games seldom reach; the law itself is checked at every position of
/// many games in `ResamplingLawsTest`.
class RoundResamplerTest {

    private static final int SEEDS = 50;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "game board 2 target=700; car 0: 675 km, started; hand 0: 25 50; hand 1: 6x100; 0> 25",
                "game board 2 extended; hand 0: 6x100; hand 1: 6x75; reshuffled: 1 1; stuck: 1; 0> stuck",
                "game micro 2; car 0: started; hand 0: 6x25; hand 1: 6x50; 0> 25; 1> discard 50",
                "game board 4; car 1: started; hand 0: flat-tire 25; hand 1: puncture-proof 5x25; hand 2: 6x50; "
                        + "hand 3: 6x75; 0> flat-tire at 1",
                "game playroom 3x3 cumulate wrongWay; car 1: 200 km, started, accident, waiting; hand 0: wrong-way 200; "
                        + "hand 1: driving-ace; hand 4: 100; hand 7: 50; hand 8: 6x25; 0> wrong-way at 1; 4> decline",
                "game playroom 3x3; car 0: 300 km, started, wears driving-ace, coup-fourre right-of-way; hand 0: 7x25; "
                        + "hand 1: 6x50; hand 8: 6xgreen-light",
                "game classic 3; car 0: 675 km, started; hand 0: 25; hand 1: 6x50; hand 2: extra-tank; 0> 25",
                "game classic 3; car 0: 675 km, started; hand 0: 25; hand 1: 6x50; hand 2: extra-tank; 0> 25; 0> extend",
                "game classic 3; car 0: 675 km, started; hand 0: 25; hand 1: 6x50; hand 2: extra-tank; 0> 25; 0> stop",
                "game board 3 extended; reshuffled: 2 5; removed: driving-ace; car 1: coup-fourre extra-tank; hand 0: 7x100; "
                        + "hand 1: 6x75; hand 2: 6x50; discards: 3x25; stuck: 1 2",
                "game board 2x2 accelerated; turn: 2 after 2; car 2: 50 km, started; hand 2: 4x25; hand 0: 6x50; "
                        + "hand 1: 6x75; hand 3: 6x100",
                "game board 4x2 accelerated extended; turn: 7; hand 7: 6x25; hand 0: 6x75; round: 3"
            })
    void everySituationLooksTheSame(String lines) {
        Match match = match(lines);
        for (int seat = 0; seat < match.rules().seating().seats(); seat++) {
            SeatView view = match.view(seat);
            Set<Round> rounds = new HashSet<>();
            for (int seed = 0; seed < SEEDS; seed++) {
                Round round = RoundResampler.resample(view, seed);
                assertThat(SeatView.of(match.rules(), round, seat, match.number(), match.totals()))
                        .isEqualTo(view);
                assertThat(cards(round)).isEqualTo(cards(match.round()));
                assertThat(RoundResampler.resample(view, seed)).isEqualTo(round);
                rounds.add(round);
            }
            assertThat(rounds).as("different rounds").hasSizeGreaterThan(SEEDS / 2);
        }
    }

    @Test
    void everyWayToLieIsEquallyLikely() {
        SeatView view = match("game duel 2; hand 1: 25 100; discards: "
                        + allBut(Distance.KM_25, Distance.KM_100, Hazard.ACCIDENT, Hazard.ACCIDENT))
                .view(0);
        assertThat(view.drawPile()).isEqualTo(2);
        Map<String, Integer> found = new HashMap<>();
        int seeds = 12_000;
        for (int seed = 0; seed < seeds; seed++) {
            Round round = RoundResampler.resample(view, seed);
            found.merge(
                    CardText.of(round.hand(1).cards()) + " / "
                            + CardText.of(round.shoe().drawPile()),
                    1,
                    Integer::sum);
        }
        assertThat(found)
                .containsOnlyKeys(
                        "25 100 / accident accident",
                        "25 accident / 100 accident",
                        "25 accident / accident 100",
                        "100 accident / 25 accident",
                        "100 accident / accident 25",
                        "accident accident / 25 100",
                        "accident accident / 100 25");
        found.forEach((cards, times) -> {
            boolean twoWays = cards.startsWith("25 accident")
                    || cards.startsWith("100 accident")
                    || cards.endsWith("accident accident");
            assertThat(times).as(cards).isCloseTo(twoWays ? seeds / 6 : seeds / 12, Percentage.withPercentage(10));
        });
    }

    @Test
    void theSeedOfReshufflesIsNotTheOneOfTheDeal() {
        Match match = match("game board 2 extended");
        Set<ShuffleSource> seeds = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            seeds.add(RoundResampler.resample(match.view(0), seed).shoe().source());
        }
        assertThat(seeds).hasSize(SEEDS).doesNotContain(match.round().shoe().source());
    }

    @Test
    void whatWasPlayedLiesWhereItLies() {
        Match match = match(
                "game duel 2; car 0: started; car 1: started, accident, wears extra-tank; "
                        + "hand 0: 200 25 50 75 repairs flat-tire; hand 1: 100 6xgreen-light; 0> 200; 1> discard green-light; 0> 25");
        for (int seed = 0; seed < SEEDS; seed++) {
            Round round = RoundResampler.resample(match.view(1), seed);
            assertThat(round.onTable().cards())
                    .containsExactly(Distance.KM_25, Distance.KM_200, Hazard.ACCIDENT, Safety.EXTRA_TANK);
            assertThat(round.played()).isEqualTo(match.round().played());
        }
    }

    static Stream<Arguments> contradictions() {
        return Stream.of(
                Arguments.of("there is no seat 2", change(view -> view.seat = 2)),
                Arguments.of("1 cars", change(view -> view.cars = ImmutableArray.copyOf(view.cars.subList(0, 1)))),
                Arguments.of("hands of 3 seats", change(view -> view.handCounts = HandSizes.copyOf(List.of(1, 0, 0)))),
                Arguments.of("totals of 0 teams", change(view -> view.totals = ImmutableArray.copyOf(List.of()))),
                Arguments.of("the own hand counts 1 cards", change(view -> view.hand = Hand.EMPTY)),
                Arguments.of("there is no seat 5", change(view -> view.phase = new Phase.Turn(5, 0))),
                Arguments.of("there is no seat -1", change(view -> view.phase = new Phase.Extension(-1))),
                Arguments.of(
                        "there is no car 2",
                        change(view -> view.phase = new Phase.Over(new Phase.Arrival(2, Phase.ShoeLeft.SOME)))),
                Arguments.of("there is no car 3", change(view -> view.phase = window(3, Hazard.ACCIDENT, 1))),
                Arguments.of("FLAT_TIRE does not lie", change(view -> view.phase = window(1, Hazard.FLAT_TIRE, 1))),
                Arguments.of("nobody is asked", change(view -> view.phase = window(1, Hazard.ACCIDENT))),
                Arguments.of("there is no seat 4", change(view -> view.phase = window(1, Hazard.ACCIDENT, 4))),
                Arguments.of("seat 0 drives", change(view -> view.phase = window(1, Hazard.ACCIDENT, 0, 1))),
                Arguments.of("seat 1 has no card", change(view -> view.phase = window(1, Hazard.ACCIDENT, 1))),
                Arguments.of(
                        "so many KM_25",
                        change(view -> view.discards = DiscardPile.of(Collections.nCopies(11, Distance.KM_25)))),
                Arguments.of(
                        "so many RIGHT_OF_WAY",
                        change(view -> view.removedSafeties = SafetySet.NONE.with(Safety.RIGHT_OF_WAY))),
                Arguments.of(
                        "worn safety lies nowhere",
                        change(view -> view.discards = DiscardPile.of(List.of(Hazard.ACCIDENT)))),
                Arguments.of(
                        "no played card stays",
                        change(view -> view.tableCounts = CardKindCounts.EMPTY.with(Distance.KM_25))),
                Arguments.of("-1 cards in the draw pile", change(view -> view.drawPile = -1)),
                Arguments.of("98 cards are not seen, but lie in 97 places", change(view -> view.drawPile--)),
                Arguments.of("other moves are legal", change(view -> view.legal = List.of())));
    }

    @ParameterizedTest
    @MethodSource("contradictions")
    void noRoundIsMadeOfAViewThatCannotBe(String why, Consumer<ChangedView> change) {
        SeatView view = match("game board 2; car 1: started, accident, wears extra-tank; hand 0: right-of-way")
                .view(0);
        RoundResampler.resample(view, 1);
        SeatView wrongView = ChangedView.of(view, change);
        assertThatThrownBy(() -> RoundResampler.resample(wrongView, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no view: ")
                .hasMessageContaining(why);
    }

    @Test
    void moreCardsBeforeTheCarsThanWerePlayedAreRefused() {
        SeatView view = match("game duel 2; car 1: started, accident").view(0);
        SeatView wrongView = ChangedView.of(view, partsView -> {
            partsView.tableCounts = CardKindCounts.EMPTY;
            partsView.drawPile++;
        });
        assertThatThrownBy(() -> RoundResampler.resample(wrongView, 1))
                .hasMessage("no view: before the cars are more than were played: ACCIDENT");
    }

    private static Consumer<ChangedView> change(Consumer<ChangedView> change) {
        return change;
    }

    /// A window in which the car was as it is, but for the hazard.
    private static Phase window(int car, Hazard hazard, int... asked) {
        SeatSet seats = SeatSet.NONE;
        for (int seat : asked) {
            seats = seats.with(seat);
        }
        Car carBefore = CarTextReader.car("started, wears extra-tank");
        return new Phase.CoupFourreWindow(0, car, hazard, carBefore, seats);
    }

    private static Match match(String lines) {
        return ScenarioRunner.after(List.of(lines.split("; *", -1)));
    }

    /// Every card of the whole deck but those, as a scenario lists them.
    private static String allBut(Card... cards) {
        List<Card> all = new ArrayList<>(
                new DeckComposition(DeckComposition.Size.FULL, DeckComposition.WrongWay.WITHOUT).cards());
        for (Card card : cards) {
            all.remove(card);
        }
        return CardText.of(all);
    }

    private static List<Card> cards(Round round) {
        List<Card> cards = new ArrayList<>(round.shoe().drawPile());
        cards.addAll(round.shoe().discards());
        cards.addAll(round.shoe().removed().toList());
        cards.addAll(round.onTable().cards());
        round.hands().forEach(hand -> cards.addAll(hand.cards()));
        cards.sort(Comparator.comparingInt(Card::index));
        return cards;
    }
}
