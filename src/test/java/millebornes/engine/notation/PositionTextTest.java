package millebornes.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.MatchMoveOutcome;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Phase;
import millebornes.engine.table.SeededRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A position that is written and read again is the same.
class PositionTextTest {

    private static final int MOVES = 600;

    /// One position in so many is read again and goes on beside the match from then on.
    private static final int SELDOM = 9;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board 2 accelerated extended",
                "board 2x2 extended scoring=junior",
                "board 4x2 accelerated adjacentPartners",
                "classic 2",
                "classic 3x2 extension=false",
                "duel 2 matchTo=1000",
                "micro 2",
                "playroom 3x3 cumulate wrongWay reshuffle"
            })
    void whatIsWrittenIsReadAndGoesOnInTheSameWay(String game) {
        for (int seed = 1; seed <= 6; seed++) {
            SeededRandom random = new SeededRandom(seed);
            MatchStep step = Match.start(SetupText.setup(game).rules(), seed, 1, List.of());
            Match secondMatch = read(step.match());
            for (int move = 0; move < MOVES && !step.match().isOver(); move++) {
                Optional<Move> next = next(step.match(), random);
                step = played(step.match(), next);
                MatchStep stepBeside = played(secondMatch, next);
                assertThat(text(stepBeside.events())).isEqualTo(text(step.events()));
                assertThat(PositionText.of(stepBeside.match())).isEqualTo(PositionText.of(step.match()));
                secondMatch = random.below(SELDOM) == 0 ? read(step.match()) : stepBeside.match();
            }
            assertThat(secondMatch.result()).isEqualTo(step.match().result());
            assertThat(secondMatch.winners()).isEqualTo(step.match().winners());
        }
    }

    private static Match read(Match match) {
        String text = PositionText.of(match);
        Match secondMatch = PositionReader.read(text);
        assertThat(PositionText.of(secondMatch)).isEqualTo(text);
        assertThat(secondMatch.round().phase()).isEqualTo(match.round().phase());
        assertThat(secondMatch.round().cars()).isEqualTo(match.round().cars());
        assertThat(secondMatch.result()).isEqualTo(match.result());
        return secondMatch;
    }

    /// A move, or none where the next round is to be dealt.
    private static Optional<Move> next(Match match, SeededRandom random) {
        List<Move> legal = match.rules().legalMoves(match.round());
        return legal.isEmpty() ? Optional.empty() : Optional.of(legal.get(random.below(legal.size())));
    }

    private static MatchStep played(Match match, Optional<Move> move) {
        MatchMoveOutcome outcome = move.map(match::play).orElseGet(() -> match.nextRound(List.of()));
        return (MatchStep) outcome;
    }

    private static List<String> text(List<Event> events) {
        return events.stream().map(EventTextWriter::of).toList();
    }

    @Test
    void everyPhaseHasItsLine() {
        String window = """
                game board 2x2
                car 1: started, flat-tire
                hand 1: puncture-proof
                window: on car 1 for flat-tire of 0, asked 1
                """;
        assertThat(PositionText.of(PositionReader.read(window)))
                .contains("\ncar 1: started, flat-tire\n")
                .endsWith("\nwindow: on car 1 for flat-tire of 0, asked 1\nbefore: started");
        assertThat(PositionReader.read("game classic 2\ncar 0: 700 km, started\noffered: 0")
                        .round()
                        .phase())
                .isEqualTo(new Phase.Extension(0));
        assertThat(PositionReader.read("game micro 2\nover: nobody arrived").result())
                .isNotNull();
        assertThat(PositionReader.read("game micro 2\ncar 1: 700 km, started\nover: car 1 arrived, no card left")
                        .round()
                        .phase())
                .isEqualTo(new Phase.Over(new Phase.Arrival(1, Phase.ShoeLeft.EMPTY)));
        assertThat(PositionReader.read("game board 2 accelerated\nturn: 1 after 3")
                        .round()
                        .phase())
                .isEqualTo(new Phase.Turn(1, 3));
    }

    @Test
    void whatIsNotSaidIsPlain() {
        Match match = PositionReader.read("# a comment\n\n   game board 3\n   hand 2: 2x25 flat-tire\n");
        assertThat(PositionText.of(match))
                .startsWith(
                        "game board 3\nround: 1\ntotals: 0 0 0\ndeals: seed 0 first 0\ntarget: 1000\ncar 0: in garage\n")
                .contains(
                        "\nhand 0: nothing\nhand 1: nothing\nhand 2: 25 25 flat-tire\ndraw: 25 25 25 25 25 25 25 25 50 ")
                .contains("\ndiscards: nothing\nremoved: nothing\ntable: nothing\n")
                .endsWith("\nturn: 0");
    }

    @Test
    void withATableLineNothingIsPutByItself() {
        String game = "game duel 2\ncar 0: started, flat-tire, wears extra-tank\n";
        assertThat(PositionText.of(PositionReader.read(game))).contains("\ntable: flat-tire extra-tank\n");
        assertThat(PositionText.of(PositionReader.read(game + "table: extra-tank 100")))
                .contains("\ntable: 100 extra-tank\n");
        assertThatThrownBy(() -> PositionReader.read(game + "table: extra-tank\ndraw: nothing"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("nothing says where these lie: 25 25 ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            car 0: in garage                                       | a position begins with its game
            game bored 2                                           | no game knows bored
            game board                                             | For input string
            game board two                                         | For input string: "two"
            game board 2 fast                                      | no game knows fast
            game board 2; car 2: in garage                         | there is no car 2
            game board 2; hand 2: 25                               | there is no seat 2
            game board 2; car 0: on fire                           | no card is called on fire
            game board 2; wheel 0: 25                              | not understood: wheel 0
            game board 2; wheels: 25                               | not understood: wheels: 25
            game board 2; nothing here                             | not understood: nothing here
            game board 2; hand 0: 30                               | no card is called 30
            game board 2; hand 0: 8x25                             | at most 7 cards
            game board 2; discards: 11x25                          | the deck does not hold that many 25
            game board 2; hand 0: 25; hand 0: 50                   | placed twice: hand 0
            game board 2; draw: 25; draw: 50                       | placed twice: draw
            game board 2; removed: 25                              | only safeties leave the game, not 25
            game board 2; turn: nobody                             | not understood: turn: nobody
            game board 2; window: on car 0                         | not understood: window: on car 0
            game board 2; window: on car 5 for accident of 1, asked 0 | there is no car 5
            game board 2; over: soon                               | not understood: over: soon
            game board 2; deals: 7                                 | not understood: 7
            game board 2; stuck: 2                                 | there is no seat 2
            game board 2; turn: 2                                  | there is no seat 2
            game board 2; offered: 3                               | there is no seat 3
            game board 2; window: on car 0 for accident of 1, asked 7 | there is no seat 7
            game board 2; over: car 2 arrived, cards left          | there is no car 2
            game board 2; extension: 2                             | there is no team 2
            game board 2; totals: 100                              | totals of 1 teams
            game board 2; deals: seed 1 first 2                    | there is no seat 2
            """)
    void whatIsNoPositionIsRefused(String lines, String why) {
        String text = String.join("\n", lines.split("; ", -1));
        assertThatThrownBy(() -> PositionReader.read(text))
                .isInstanceOf(IllegalArgumentException.class)
                .isNotInstanceOf(BadSetupException.class)
                .hasMessageContaining(why);
    }

    @Test
    void aGameThatCannotBePlayedSaysWhy() {
        assertThatThrownBy(() -> PositionReader.read("game micro 3")).isInstanceOf(BadSetupException.class);
    }
}
