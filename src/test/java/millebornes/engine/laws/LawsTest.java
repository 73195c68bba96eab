package millebornes.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.rules.Rules;
import org.junit.jupiter.api.Test;

/// Random games in every edition, table and combination of options, each position of them held to every law.
///
/// How many: the system property `games`, for all tests here together; the seeds are always the same.
class LawsTest {

    private static final int GAMES = Integer.getInteger("games", 50_000);

    @Test
    void boardGamesObeyTheLaws() {
        play(EveryGame.board(), GAMES * 2 / 5);
    }

    @Test
    void theGamesOfOtherEditionsObeyTheLaws() {
        play(EveryGame.others(), GAMES * 3 / 5);
    }

    @Test
    void everyCombinationOfOptionsIsThere() {
        assertThat(EveryGame.board()).hasSizeGreaterThan(1000);
        assertThat(EveryGame.others()).hasSizeGreaterThan(1000);
    }

    private static void play(List<Rules> every, int games) {
        IntStream.range(0, every.size()).parallel().forEach(place -> {
            Rules rules = every.get(place);
            MoveLaws moveLaws = new MoveLaws(rules);
            TableLaws tableLaws = new TableLaws(rules);
            for (int seed = place; seed < games; seed += every.size()) {
                RuleOfTheGame.play(new RandomGame(rules, seed), moveLaws, tableLaws);
            }
        });
    }
}
