package millebornes.cli.referee;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.RoundResampler;
import millebornes.engine.match.SeatView;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeededRandom;
import millebornes.protocol.PublicEnding;
import millebornes.protocol.ViewWriter;
import millebornes.save.JsonFields;
import millebornes.save.StrictJsonParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A view that was written and read is the same, as far as the protocol contains it, and a round can be made of it.
class ViewReaderTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board 2 accelerated extended",
                "board 2x2 extended",
                "board 4x2 accelerated",
                "classic 3x2",
                "classic 2",
                "duel 2",
                "micro 2",
                "playroom 3x3 cumulate wrongWay reshuffle"
            })
    void aRoundCanBeMadeOfEveryViewThatIsRead(String game) {
        for (int seed = 0; seed < 4; seed++) {
            SeededRandom random = new SeededRandom(seed);
            Match match = Match.start(SetupText.setup(game).rules(), seed, 0, List.of())
                    .match();
            while (!match.round().isOver()) {
                check(match, random);
                List<Move> legal = match.rules().legalMoves(match.round());
                match = ((MatchStep) match.play(legal.get(random.below(legal.size())))).match();
            }
            check(match, random);
        }
    }

    private static void check(Match match, SeededRandom random) {
        int seat = random.below(match.rules().seating().seats());
        SeatView sentView = match.view(seat);
        String line = ViewWriter.write(match.view(seat), PublicEnding.of(match)).toString();
        SeatView readView = ViewReader.read(new JsonFields(StrictJsonParser.object(line)), match.rules());
        assertThat(readView.legal()).isEqualTo(sentView.legal());
        assertThat(readView.cars()).isEqualTo(sentView.cars());
        assertThat(readView.handCounts()).isEqualTo(sentView.handCounts());
        assertThat(readView.onTable()).isEqualTo(sentView.onTable());
        assertThat(readView.played()).isEqualTo(sentView.played());
        makesARound(readView, match, random);
        JsonObject older = StrictJsonParser.object(line);
        older.remove("played");
        SeatView concludedView = ViewReader.read(new JsonFields(older), match.rules());
        assertThat(concludedView.onTable().size()).isEqualTo(sentView.onTable().size());
        assertThat(concludedView.legal()).isEqualTo(sentView.legal());
        makesARound(concludedView, match, random);
    }

    private static void makesARound(SeatView readView, Match match, SeededRandom random) {
        int seat = readView.seat();
        Round round = RoundResampler.resample(readView, random.next());
        assertThat(SeatView.of(match.rules(), round, seat, match.number(), match.totals()))
                .isEqualTo(readView);
    }
}
