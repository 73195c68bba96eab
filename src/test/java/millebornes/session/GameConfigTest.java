package millebornes.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.KeyedShuffles.DealKey;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GameConfigTest {

    private static final Setup THREE = Setup.of(Editions.BOARD, TeamFormat.singles(3));

    @Test
    void carsLookAsTheyComeUnlessSomebodyChooses() {
        assertThat(new GameConfig(THREE, players(3), 0, 1).looks()).containsExactly(Livery.A, Livery.B, Livery.C);
        assertThat(new GameConfig(THREE, players(3), 0, 1, List.of(Livery.F, Livery.A, Livery.C)).looks())
                .containsExactly(Livery.F, Livery.A, Livery.C);
    }

    @Test
    void partnersInOneCarShareItsLook() {
        Setup pairsSetup = Setup.of(Editions.BOARD, new TeamFormat(4, 2));
        assertThat(new GameConfig(pairsSetup, players(8), 0, 1).looks()).hasSize(4);
    }

    @Test
    void noTwoCarsLookAlike() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new GameConfig(THREE, players(3), 0, 1, List.of(Livery.A, Livery.B, Livery.A)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new GameConfig(THREE, players(3), 0, 1, List.of(Livery.A, Livery.B)));
    }

    @Test
    void everySeatHasAPlayerAndOneOfThemBegins() {
        assertThatIllegalArgumentException().isThrownBy(() -> new GameConfig(THREE, players(2), 0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new GameConfig(THREE, players(3), 3, 1));
    }

    /// At least 64 random bits, and no two games alike: each of the 26 places of the key takes all 32 values.
    @Test
    void aDealAtRandomIsAKey() {
        List<String> keys = Stream.generate(GameConfig::anyDeal)
                .limit(2_000)
                .map(deal -> ((DealSeed.Keyed) deal).key())
                .toList();
        assertThat(keys).doesNotHaveDuplicates();
        for (int place = 0; place < DealKey.LENGTH; place++) {
            int character = place;
            assertThat(keys.stream().map(key -> key.charAt(character)).distinct())
                    .hasSize(32);
        }
        assertThat(new GameConfig(THREE, players(3), 0, GameConfig.anyDeal()).isNumbered())
                .isFalse();
        assertThat(new GameConfig(THREE, players(3), 0, 7).isNumbered()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void aNewMatchOfAnEarlierGameFollowsTheRulesOfToday(Edition edition) {
        Setup todaySetup = Setup.of(edition, TeamFormat.singles(2));
        GameConfig earlierConfig = new GameConfig(todaySetup.earlier(), players(2), 1, 7, List.of(Livery.F, Livery.A));
        GameConfig currentConfig = new GameConfig(todaySetup, players(2), 1, 7, List.of(Livery.F, Livery.A));
        assertThat(earlierConfig.byCurrentRules()).isEqualTo(currentConfig);
        assertThat(currentConfig.byCurrentRules()).isEqualTo(currentConfig);
        assertThat(earlierConfig.dealtAgain(DealSeed.numbered(8)).setup()).isEqualTo(todaySetup);
    }

    static List<Edition> editions() {
        return Editions.ALL;
    }

    private static List<SeatPlayer> players(int count) {
        return IntStream.range(0, count)
                .<SeatPlayer>mapToObj(seat -> new SeatPlayer.Human("p" + seat))
                .toList();
    }
}
