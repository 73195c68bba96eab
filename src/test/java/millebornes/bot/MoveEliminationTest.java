package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.engine.table.SeededRandom;
import org.junit.jupiter.api.Test;

/// Moves are compared deal by deal, and the first is kept unless another is clearly better.
class MoveEliminationTest {

    private static final int DEALS = 64;

    private static final int GATE = 100;

    private final MoveElimination elimination = new MoveElimination(3, DEALS);
    private final SeededRandom random = new SeededRandom(8);

    @Test
    void whatTheCardsDoToAllMovesIsNotCounted() {
        play(DEALS, 0, 20, -20, 1_000_000, 10);
        assertThat(elimination.chosen(GATE)).isEqualTo(1);
        elimination.giveUp(150, 150);
        assertThat(elimination.left()).containsExactly(1);
        assertThat(elimination.isOpen()).isFalse();
    }

    @Test
    void theFirstIsKeptWhereAnotherIsBetterByChanceOnly() {
        play(DEALS, 0, 3, -3, 0, 1000);
        assertThat(elimination.chosen(GATE)).isZero();
        elimination.giveUp(150, 150);
        assertThat(elimination.isOpen()).isTrue();
    }

    @Test
    void amongEqualMovesTheFirstIsChosen() {
        play(DEALS, 5, 5, 5, 100, 0);
        assertThat(elimination.chosen(GATE)).isZero();
        elimination.giveUp(150, 150);
        assertThat(elimination.left()).containsExactly(0, 1, 2);
    }

    @Test
    void whoGivesTheFirstUpNeedNotBeatItAgain() {
        play(16, 0, 100, 95, 0, 1);
        elimination.giveUp(150, 150);
        assertThat(elimination.left()).doesNotContain(0);
        for (int deal = 0; deal < 8; deal++) {
            elimination.left().forEach(move -> elimination.add(move, move));
            elimination.closeDeal();
        }
        assertThat(elimination.chosen(1_000_000)).isEqualTo(1);
    }

    @Test
    void aFirstThatIsTrustedIsGivenUpLater() {
        play(DEALS, 0, 20, 20, 0, 60);
        elimination.giveUp(150, 100_000);
        assertThat(elimination.left()).contains(0);
        elimination.giveUp(150, 150);
        assertThat(elimination.left()).doesNotContain(0);
    }

    /// @param luck by how much a deal is better or worse for all moves, at most
    /// @param noise by how much it is for one of them
    private void play(int deals, int first, int second, int third, int luck, int noise) {
        int[] usual = {first, second, third};
        for (int deal = 0; deal < deals; deal++) {
            int shared = random.below(luck + 1);
            for (int move = 0; move < usual.length; move++) {
                elimination.add(move, usual[move] + shared + random.below(2 * noise + 1) - noise);
            }
            elimination.closeDeal();
        }
    }
}
