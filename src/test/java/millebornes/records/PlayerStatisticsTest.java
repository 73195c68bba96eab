package millebornes.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import millebornes.records.FinishedMatch.Outcome;
import millebornes.records.FinishedMatch.PlayerResult;
import org.junit.jupiter.api.Test;

class PlayerStatisticsTest {

    private static final List<FinishedMatch> GAMES = List.of(
            game("board", won("Anna", 5200, 2100, 2), lost("Papi", 3000, 900, 0)),
            game("board", lost("anna ", 1200, 800, 1), won("Papi", 5000, 1500, 0)),
            game("micro", won("Léa", 700, 700, 0)),
            game("board", won("Anna", 0, 0, 0), won("Léa", 0, 0, 1)));

    @Test
    void everyNameHasOneLineTheBestInFront() {
        assertThat(PlayerStatistics.of(GAMES, null))
                .containsExactly(
                        new PlayerStatistics("Léa", 2, 2, 700, 1),
                        new PlayerStatistics("Anna", 3, 2, 2100, 3),
                        new PlayerStatistics("Papi", 2, 1, 1500, 0));
    }

    @Test
    void anEditionCountsItsOwnGamesOnly() {
        assertThat(PlayerStatistics.of(GAMES, "micro")).containsExactly(new PlayerStatistics("Léa", 1, 1, 700, 0));
        assertThat(PlayerStatistics.of(GAMES, "duel")).isEmpty();
    }

    @Test
    void nobodyIsNoPlayer() {
        assertThatIllegalArgumentException().isThrownBy(() -> won(" ", 0, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> won("Anna", 0, 0, -1));
    }

    private static FinishedMatch game(String edition, PlayerResult... players) {
        return new FinishedMatch(edition, List.of(players));
    }

    private static PlayerResult won(String name, int points, int best, int coups) {
        return new PlayerResult(name, Outcome.WON, points, best, coups, 0, 0);
    }

    private static PlayerResult lost(String name, int points, int best, int coups) {
        return new PlayerResult(name, Outcome.LOST, points, best, coups, 0, 0);
    }
}
