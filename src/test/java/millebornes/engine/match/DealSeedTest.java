package millebornes.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.notation.PositionReader;
import millebornes.engine.notation.PositionText;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DealSeedTest {

    private static final String KEY = "7k2m9qxa4h1c8e2vwd0tpz3n5r";
    private static final DealSeed KEYED = PositionReader.seed(KEY);

    @Test
    void aTextIsReadAsTheDealThatWroteIt() {
        assertThat(KEYED).isEqualTo(new DealSeed.Keyed(KEY));
        assertThat(KEYED.text()).isEqualTo(KEY);
        for (long number : new long[] {0, 7, -3, Long.MAX_VALUE, Long.MIN_VALUE}) {
            DealSeed numberedSeed = DealSeed.numbered(number);
            assertThat(PositionReader.seed(numberedSeed.text())).isEqualTo(numberedSeed);
        }
        assertThatIllegalArgumentException().isThrownBy(() -> PositionReader.seed("7k2m"));
        assertThatIllegalArgumentException().isThrownBy(() -> new DealSeed.Keyed("7"));
    }

    /// A key is shown in groups, and understood as it is shown, heard or copied.
    @ParameterizedTest
    @ValueSource(
            strings = {
                KEY,
                "7K2M-9QXA-4H1C-8E2V-WD0T-PZ3N-5R",
                " 7k2m 9qxa 4h1c 8e2v wd0t pz3n 5r ",
                "7K2M–9QXA–4HLC–8E2V–WDOT–PZ3N–5R",
                "7k2m9qxa4hic8e2vwdotpz3n5r"
            })
    void aKeyIsUnderstoodAsPeopleWriteIt(String typed) {
        assertThat(DealSeed.typedKey(typed)).contains(KEYED);
        assertThat(KEYED.spoken()).isEqualTo("7K2M-9QXA-4H1C-8E2V-WD0T-PZ3N-5R");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "7", "482917305", "7k2m9qxa4h1c8e2vwd0tpz3n5", "7k2m9qxa4h1c8e2vwd0tpz3n5u", "-"})
    void anythingElseIsNoKey(String typed) {
        assertThat(DealSeed.typedKey(typed)).isEmpty();
    }

    @Test
    void neitherNumberNorKeyIsPrinted() {
        assertThat(KEYED.toString()).doesNotContainIgnoringCase(KEY.substring(0, 4));
        assertThat(DealSeed.numbered(482_917_305).toString()).doesNotContain("482");
    }

    /// The round of a keyed match has its own source; no two rounds begin with the same cards, and every card follows from
    /// the key again.
    @Test
    void aKeyedMatchIsDealtFromItsKeyAlone() {
        List<String> once = positions(KEYED);
        assertThat(once).hasSizeGreaterThan(3).doesNotHaveDuplicates().isEqualTo(positions(KEYED));
        assertThat(positions(PositionReader.seed(KEY.replace('7', '8'))).getFirst())
                .isNotEqualTo(once.getFirst());
        for (String position : once) {
            Match readMatch = PositionReader.read(position);
            assertThat(PositionText.of(readMatch)).isEqualTo(position);
            assertThat(readMatch.seed()).isEqualTo(KEYED);
            assertThat(readMatch.round().shoe().source().text())
                    .as("who knows the source of one round knows no other one")
                    .isNotEqualTo(KEY);
        }
    }

    /// The position at every deal of four rounds, and one at which cards were reshuffled.
    private static List<String> positions(DealSeed seed) {
        MatchStep startStep = Match.start(SetupText.setup("board 4 rounds=4").rules(), seed, 0, List.of());
        Match match = startStep.match();
        List<String> positions = new ArrayList<>(List.of(PositionText.of(match)));
        Random chance = new Random(4);
        while (!match.isOver()) {
            if (match.round().isOver()) {
                match = ((MatchStep) match.nextRound(List.of())).match();
                positions.add(PositionText.of(match));
            } else {
                int before = match.round().reshuffles();
                List<Move> legal = match.rules().legalMoves(match.round());
                match = match.playLegal(legal.get(chance.nextInt(legal.size()))).match();
                if (match.round().reshuffles() > before) {
                    positions.add(PositionText.of(match));
                }
            }
        }
        return positions;
    }
}
