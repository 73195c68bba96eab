package millebornes.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.notation.CardText;
import millebornes.engine.notation.PositionReader;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.scenario.ScenarioRunner;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardKindCounts;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SeededRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A view shows its seat the public state of the table; that it shows nothing else is a law of its own.
class SeatViewTest {

    @ParameterizedTest
    @ValueSource(strings = {"board 2x2 extended", "classic 3x2", "playroom 3x3 reshuffle wrongWay", "micro 2"})
    void everySeatSeesTheTableAsItIs(String game) {
        SeededRandom random = new SeededRandom(5);
        Match match =
                Match.start(SetupText.setup(game).rules(), 5, 1, List.of()).match();
        while (!match.round().isOver()) {
            check(match);
            List<Move> legal = match.rules().legalMoves(match.round());
            match = ((MatchStep) match.play(legal.get(random.below(legal.size())))).match();
        }
        check(match);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            game duel 2; deal: green-light flat-tire green-light extra-tank; 0> green-light          | green-light
            game duel 2; car 0: started; hand 0: 25; hand 1: flat-tire; turn: 1; 1> flat-tire at 0   | flat-tire
            game duel 2; car 0: started; hand 0: 25 200; hand 1: 25 50; 0> 25; 1> discard 25; 0> 200 | 25 200
            game board 2; car 0: started; hand 0: 25 200; hand 1: 25 50; 0> 25; 1> discard 25        | nothing
            game board 2 extended; removed: driving-ace; hand 0: 25                                  | driving-ace
            """)
    void whatWasPlayedIsCountedForEverybody(String lines, String played) {
        Match match = ScenarioRunner.after(List.of(lines.split("; *", -1)));
        for (int seat = 0; seat < 2; seat++) {
            assertThat(CardText.of(match.view(seat).played().cards())).isEqualTo(played);
        }
    }

    /// a card to draw, or in the playroom any card that is left; never in an accelerated game.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            board 2             | 25      | extra-tank 50 | true
            board 2             | nothing | extra-tank 50 | false
            board 2 accelerated | 25      | extra-tank 50 | false
            playroom 2          | nothing | extra-tank 50 | true
            playroom 2          | nothing | extra-tank    | false
            playroom 2 rules=1  | nothing | extra-tank 50 | false
            """)
    void aSafetyBringsAnotherPlay(String game, String pile, String hand, boolean again) {
        Match match =
                PositionReader.read("game " + game + "\nhand 1: 75\nhand 0: " + hand + "\ndraw: " + pile + "\nturn: 0");
        assertThat(match.view(0).playsAgainAfterSafety()).isEqualTo(again);
        Match matchAfter = ((MatchStep) match.play(Move.play(Safety.EXTRA_TANK))).match();
        boolean accelerated = match.rules().options().has(FlagOption.ACCELERATED);
        assertThat(!accelerated && matchAfter.round().phase().turn() == 0).isEqualTo(again);
    }

    @Test
    void aCoupFourreIsPlayedWhereverItLies() {
        for (String game : List.of("game board 2", "game duel 2")) {
            Match match = ScenarioRunner.after(List.of(
                    game,
                    "car 0: started",
                    "hand 0: puncture-proof",
                    "hand 1: flat-tire",
                    "turn: 1",
                    "1> flat-tire at 0",
                    "0> coup-fourre"));
            assertThat(match.view(1).played()).isEqualTo(CardKindCounts.EMPTY.with(Safety.PUNCTURE_PROOF));
        }
    }

    @Test
    void theReserveIsCountedWhereTokensAre() {
        SeatView boardView = ScenarioRunner.after(
                        List.of("game board 3", "car 1: started, red-light", "car 2: flat-tire"))
                .view(0);
        assertThat(Stream.of(Hazard.values()).map(boardView::tokensLeft)).containsExactly(3, 4, 3, 2, 3, 0);
        SeatView cardsView = ScenarioRunner.after(List.of("game duel 2", "car 1: started, red-light"))
                .view(0);
        assertThat(Stream.of(Hazard.values()).map(cardsView::tokensLeft)).containsOnly(RuleEngine.UNLIMITED_TOKENS);
    }

    private static void check(Match match) {
        Round round = match.round();
        for (int seat = 0; seat < round.hands().size(); seat++) {
            SeatView view = match.view(seat);
            assertThat(view.seat()).isEqualTo(seat);
            assertThat(view.number()).isEqualTo(match.number());
            assertThat(view.totals()).isEqualTo(match.totals());
            assertThat(view.phase()).isEqualTo(round.phase());
            assertThat(view.hand()).isEqualTo(round.hand(seat));
            assertThat(view.cars()).isEqualTo(round.cars());
            assertThat(view.ownCar()).isEqualTo(round.seating().carOf(seat));
            assertThat(view.car(view.ownCar())).isEqualTo(round.carOf(seat));
            assertThat(view.target()).isEqualTo(round.target());
            assertThat(view.extensionCaller()).isEqualTo(round.extensionCaller());
            assertThat(view.reshuffles()).isEqualTo(round.shoe().reshuffles());
            assertThat(view.discards()).isEqualTo(round.shoe().discards());
            assertThat(view.removed()).isEqualTo(round.shoe().removed());
            assertThat(view.onTable()).isEqualTo(round.onTable());
            assertThat(view.played()).isEqualTo(round.played());
            assertThat(view.isAsked()).isEqualTo(!view.legal().isEmpty());
            assertThat(view.legal()).isEqualTo(match.rules().legalMoves(round, seat));
            assertThat(cards(view)).isEqualTo(match.rules().deck().cards().size());
        }
    }

    /// Every card of the deck is counted in a view, seen or not.
    private static int cards(SeatView view) {
        List<Card> open = List.copyOf(view.discards());
        int held = view.handCounts().stream().mapToInt(Integer::intValue).sum();
        return open.size() + held + view.drawPile() + view.played().size();
    }
}
