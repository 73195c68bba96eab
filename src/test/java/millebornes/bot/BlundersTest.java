package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.engine.match.Match;
import millebornes.engine.match.SeatView;
import millebornes.engine.notation.MoveText;
import millebornes.engine.notation.PositionReader;
import millebornes.engine.rules.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Positions with an obvious blunder, and that no player makes it.
class BlundersTest {

    private static final Path FILE = Path.of("src/test/resources/blunders/blunders.txt");

    private static final int FEWEST = 60;

    private static final int SEEDS = 3;

    private static final int MANY_SEEDS = 100;

    @ParameterizedTest
    @MethodSource("blunders")
    void whoSearchesPlayOnWithMakesNone(Blunder blunder) {
        assertMakesNone(new MediumBot(MediumWeights.TUNED), blunder, 1);
    }

    /// It errs in other moves with every seed.
    @ParameterizedTest
    @MethodSource("grossBlunders")
    void theDriverMakesNoGrossOne(Blunder blunder) {
        for (BotCharacter character : BotCharacter.values()) {
            for (int seed = 1; seed <= MANY_SEEDS; seed++) {
                assertMakesNone(BotLevel.MEDIUM.bot(character), blunder, seed);
            }
        }
    }

    /// A limit that never shows would not be one.
    @Test
    void theDriverMakesSmallOnes() throws IOException {
        assertThat(blunders().filter(blunder -> !blunder.isGross()))
                .isNotEmpty()
                .allSatisfy(blunder -> assertThat(IntStream.rangeClosed(1, MANY_SEEDS)
                                .filter(seed -> blunder.isMadeBy(MoveText.of(BotLevel.MEDIUM
                                        .bot()
                                        .choose(blunder.view(), seed)
                                        .move())))
                                .count())
                        .as("%s", blunder)
                        .isBetween(1L, MANY_SEEDS / 2L));
    }

    /// It imagines other deals with every seed.
    @ParameterizedTest
    @MethodSource("blunders")
    void theAceMakesNone(Blunder blunder) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            assertMakesNone(BotLevel.HARD.bot(), blunder, seed);
        }
    }

    private static void assertMakesNone(Bot bot, Blunder blunder, int seed) {
        SeatView view = blunder.view();
        Move chosenMove = bot.choose(view, seed).move();
        assertThat(blunder.isMadeBy(MoveText.of(chosenMove)))
                .as("%s: plays %s", blunder, MoveText.of(chosenMove))
                .isFalse();
    }

    /// A list that names moves nobody can make would never fail.
    @ParameterizedTest
    @MethodSource("blunders")
    void everyNamedMoveIsPossibleAndSoIsAnother(Blunder blunder) {
        List<String> legal = blunder.view().legal().stream().map(MoveText::of).toList();
        assertThat(legal).containsAll(blunder.moves());
        assertThat(legal).hasSizeGreaterThan(blunder.moves().size());
    }

    @Test
    void theyAreManyAndEachHasItsName() throws IOException {
        List<String> names = blunders().map(Blunder::name).toList();
        assertThat(names).hasSizeGreaterThanOrEqualTo(FEWEST).doesNotHaveDuplicates();
    }

    static Stream<Blunder> grossBlunders() throws IOException {
        return blunders().filter(Blunder::isGross);
    }

    static Stream<Blunder> blunders() throws IOException {
        List<Blunder> blunders = new ArrayList<>();
        for (String part : Files.readString(FILE).split("(?m)^== ", -1)) {
            if (!part.startsWith("#")) {
                String[] lines = part.split("\n", 3);
                blunders.add(new Blunder(lines[0], lines[1], lines[2]));
            }
        }
        return blunders.stream();
    }

    /// A position, and what is a blunder there.
    ///
    /// @param rule `blunder: …` or `right: …` with the moves, after `small ` if it is no gross one
    /// @param position as docs/notation.md says
    record Blunder(String name, String rule, String position) {

        List<String> moves() {
            return Arrays.stream(rule.substring(rule.indexOf(':') + 1).split(",", -1))
                    .map(String::strip)
                    .toList();
        }

        boolean isMadeBy(String move) {
            return rule.contains("blunder:") == moves().contains(move);
        }

        boolean isGross() {
            return !rule.startsWith("small ");
        }

        SeatView view() {
            Match match = PositionReader.read(position);
            return match.view(match.round().phase().asked().first());
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
