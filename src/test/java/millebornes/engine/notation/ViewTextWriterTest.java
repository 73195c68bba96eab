package millebornes.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import millebornes.engine.match.DealSeed;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.RoundResampler;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeededRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The text for one seat shows its own hand and depends on no other.
class ViewTextWriterTest {

    private static final String POSITION = """
            game classic 3
            round: 2
            totals: 900 0 350
            car 0: 675 km, started, wears driving-ace, 200s 2
            car 1: 50 km, started, flat-tire, speed-limit
            hand 0: 25 75 accident
            hand 1: 6x50
            hand 2: puncture-proof 2x200
            discards: 100 flat-tire
            turn: 0
            """;

    @Test
    void aSeatReadsItsOwnCardsAndNumbers() {
        assertThat(ViewTextWriter.of(PositionReader.read(POSITION).view(0))).isEqualTo("""
                game classic 3
                seat: 0
                round: 2
                totals: 900 0 350
                target: 700
                car 0: 675 km, started, wears driving-ace, 200s 2
                car 1: 50 km, started, speed-limit, flat-tire
                car 2: in garage
                hand 0: 25 75 accident
                hand 1: 6 cards
                hand 2: 3 cards
                draw: 84 cards
                discards: 100 flat-tire
                removed: nothing
                table: speed-limit flat-tire driving-ace
                reshuffled: 0 0
                turn: 0
                legal: 25 | discard 25 | discard 75 | discard accident""");
    }

    @ParameterizedTest
    @ValueSource(strings = {"board 2x2 extended", "classic 3x2", "playroom 3x3 cumulate wrongWay reshuffle", "duel 2"})
    void hiddenCardsLeaveNoTrace(String game) {
        SeededRandom random = new SeededRandom(game.length());
        Match match =
                Match.start(SetupText.setup(game).rules(), 3, 0, List.of()).match();
        Set<String> whole = new HashSet<>();
        int seats = match.rules().seating().seats();
        for (int moves = 0; !match.round().isOver(); moves++) {
            int seat = moves % seats;
            String text = ViewTextWriter.of(match.view(seat));
            Round otherRound = RoundResampler.resample(match.view(seat), random.next());
            Match twinMatch = new Match(
                    match.rules(),
                    DealSeed.numbered(random.next()),
                    match.first(),
                    match.number(),
                    otherRound,
                    match.totals(),
                    List.of());
            assertThat(ViewTextWriter.of(twinMatch.view(seat))).isEqualTo(text);
            assertThat(handsThatAreNamed(text)).containsExactly(seat);
            whole.add(PositionText.of(twinMatch));
            List<Move> legal = match.rules().legalMoves(match.round());
            match = ((MatchStep) match.play(legal.get(random.below(legal.size())))).match();
        }
        assertThat(whole).hasSizeGreaterThan(20);
    }

    /// The seats whose cards are named, not counted.
    private static List<Integer> handsThatAreNamed(String text) {
        return text.lines()
                .filter(line -> line.startsWith("hand ") && !line.matches("hand \\d: \\d cards"))
                .map(line -> line.charAt("hand ".length()) - '0')
                .toList();
    }
}
