package millebornes.engine.perft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.engine.match.Match;
import millebornes.engine.naive.NaiveMoves;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.rules.OptionCodec;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.ValueOption;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Every position of `src/test/resources/perft` has the recorded number of move sequences. With `-Dperft.record=true`
/// the numbers are recorded again.
class PerftTest {

    private static final boolean RECORD = Boolean.getBoolean("perft.record");

    /// Recording goes one move deeper until there are so many sequences.
    private static final long ENOUGH = 250_000;

    /// So many sequences are compared position by position while they are played in place.
    private static final long COMPARED = 50_000;

    /// So many sequences are walked with the naive list too, which is slow.
    private static final long FEW = 2_000;

    @TestFactory
    Stream<DynamicTest> everyPositionHasItsSequences() throws IOException {
        return PerftFile.all().stream()
                .map(file -> DynamicTest.dynamicTest(file.path().getFileName().toString(), () -> assertCount(file)));
    }

    @TestFactory
    Stream<DynamicTest> sequencesOfTheNaiveList() throws IOException {
        return PerftFile.all().stream()
                .map(file ->
                        DynamicTest.dynamicTest(file.path().getFileName().toString(), () -> assertCountNaively(file)));
    }

    @TestFactory
    Stream<DynamicTest> sequencesPlayedInPlace() throws IOException {
        return PerftFile.all().stream()
                .map(file ->
                        DynamicTest.dynamicTest(file.path().getFileName().toString(), () -> assertCountInPlace(file)));
    }

    @Test
    void everyEditionTableAndVariantIsThere() throws IOException {
        Set<String> tables = new TreeSet<>();
        Set<RuleOption> options = new HashSet<>();
        for (PerftFile file : PerftFile.all()) {
            RuleEngine rules = file.match().rules();
            tables.add(rules.edition().id() + " " + rules.setup().form());
            options.addAll(OptionCodec.words(rules.setup().choices()).keySet());
        }
        assertThat(tables)
                .containsAll(Editions.ALL.stream()
                        .filter(edition -> !edition.equals(Editions.PLAYROOM))
                        .flatMap(edition -> edition.tables().stream().map(table -> edition.id() + " " + table.form()))
                        .collect(Collectors.toSet()));
        assertThat(options)
                .contains(
                        FlagOption.ACCELERATED,
                        FlagOption.EXTENDED,
                        ValueOption.TARGET,
                        FlagOption.EXTENSION,
                        ValueOption.SAFETY_CLEARS,
                        FlagOption.CUMULATE,
                        FlagOption.RESHUFFLE,
                        FlagOption.WRONG_WAY,
                        FlagOption.ADJACENT_PARTNERS,
                        FlagOption.SHORT_DECK,
                        FlagOption.ROLLING_START,
                        FlagOption.REMEDY_IS_ENOUGH,
                        FlagOption.HAZARDS_BEFORE_START,
                        FlagOption.KEEP_SAFETIES);
    }

    private static void assertCount(PerftFile file) throws IOException {
        Match match = file.match();
        Perft perft = new Perft(match.rules(), match.rules()::legalMoves);
        List<Long> counts = new ArrayList<>();
        if (RECORD) {
            do {
                counts.add(perft.count(match.round(), counts.size() + 1));
            } while (counts.getLast() > 0 && counts.getLast() < ENOUGH);
            Files.writeString(file.path(), file.with(counts));
            return;
        }
        for (int depth = 1; depth <= file.counts().size(); depth++) {
            counts.add(perft.count(match.round(), depth));
        }
        assertThat(counts).isEqualTo(file.counts()).isNotEmpty();
    }

    private static void assertCountInPlace(PerftFile file) {
        Match match = file.match();
        PerftInPlace perft = new PerftInPlace(match.rules());
        for (int depth = 1; depth <= file.counts().size(); depth++) {
            long count = file.counts().get(depth - 1);
            MutableRound round = match.rules().draft(match.round());
            assertThat(count <= COMPARED ? perft.compared(match.round(), round, depth) : perft.count(round, depth))
                    .as("%s, depth %d", file.path(), depth)
                    .isEqualTo(count);
        }
    }

    private static void assertCountNaively(PerftFile file) {
        Match match = file.match();
        Perft perft = new Perft(match.rules(), new NaiveMoves(match.rules())::of);
        List<Long> few = file.counts().stream().takeWhile(count -> count <= FEW).toList();
        assertThat(few).hasSizeGreaterThan(1);
        for (int depth = 1; depth <= few.size(); depth++) {
            assertThat(perft.count(match.round(), depth))
                    .as("%s, depth %d", file.path(), depth)
                    .isEqualTo(few.get(depth - 1));
        }
    }
}
