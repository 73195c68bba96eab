package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import millebornes.engine.match.MutableMatch;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A character is visible in a player's moves, and does not change its strength.
class BotCharacterTest {

    private static final List<String> GAMES = List.of("board 2", "board 4", "classic 2", "playroom 3x2");

    @Test
    void aPlayerIsNamedByItsLevelAndItsCharacter() {
        for (BotLevel level : BotLevel.values()) {
            for (BotCharacter character : BotCharacter.values()) {
                LevelAndCharacter levelAndCharacter = new LevelAndCharacter(level, character);
                assertThat(LevelAndCharacter.named(levelAndCharacter.word())).contains(levelAndCharacter);
            }
            assertThat(LevelAndCharacter.named(level.word()))
                    .contains(new LevelAndCharacter(level, BotCharacter.PLAIN));
        }
        assertThat(LevelAndCharacter.named("medium:wild")).isEmpty();
        assertThat(LevelAndCharacter.named("wild:bold")).isEmpty();
        assertThat(BotCharacter.named()).doesNotContain(BotCharacter.PLAIN).hasSize(BotCharacter.values().length - 1);
    }

    /// Wherever it does something else than its level would, it likes that better, and it is about as good.
    @ParameterizedTest
    @EnumSource(
            value = BotLevel.class,
            names = {"EASY", "MEDIUM"})
    void itDoesWhatItLikesWhereThatIsAboutAsGood(BotLevel level) {
        Map<BotCharacter, Integer> different = new EnumMap<>(BotCharacter.class);
        for (String game : GAMES) {
            RuleEngine rules = SetupText.setup(game).rules();
            for (int seed = 0; seed < 40; seed++) {
                MutableMatch match = new MutableMatch(rules, seed, 0);
                for (int moves = 0; !match.round().isOver(); moves++) {
                    SeatKnowledge knowledge = match.asked();
                    Move usualMove = level.bot().move(knowledge, moves);
                    for (BotCharacter character : BotCharacter.values()) {
                        Move ownMove = level.bot(character).move(knowledge, moves);
                        if (!ownMove.equals(usualMove)) {
                            different.merge(character, 1, Integer::sum);
                            assertLiked(character, knowledge, usualMove, ownMove);
                            assertThat(level == BotLevel.EASY && ownMove instanceof Move.Attack)
                                    .as("who spares others spares them in every mood")
                                    .isFalse();
                        }
                    }
                    match.playLegal(usualMove);
                }
            }
        }
        assertThat(different).doesNotContainKeys(BotCharacter.PLAIN, BotCharacter.CALM);
        assertThat(different).containsKeys(BotCharacter.BOLD, BotCharacter.CAUTIOUS, BotCharacter.CHEEKY);
    }

    private static void assertLiked(BotCharacter character, SeatKnowledge knowledge, Move usualMove, Move ownMove) {
        assertThat(knowledge.legal()).contains(ownMove);
        assertThat(character.liking(ownMove)).isGreaterThan(character.liking(usualMove));
        MediumMoveEvaluator evaluator = new MediumMoveEvaluator(knowledge, MediumWeights.TUNED);
        assertThat(character.isNear(evaluator.worth(ownMove), evaluator.worth(usualMove)))
                .isTrue();
    }

    @Test
    void theBoldOneDrivesFarTheCautiousOneIsReadyAndTheCheekyOneAttacks() {
        Move farMove = new Move.Play(Distance.KM_200);
        Move nearMove = new Move.Play(Distance.KM_25);
        Move awayMove = new Move.Discard(Hazard.FLAT_TIRE);
        Move attackMove = new Move.Attack(Hazard.FLAT_TIRE, 1);
        assertThat(BotCharacter.BOLD.liking(farMove)).isGreaterThan(BotCharacter.BOLD.liking(nearMove));
        assertThat(BotCharacter.CAUTIOUS.liking(nearMove)).isGreaterThan(BotCharacter.CAUTIOUS.liking(farMove));
        assertThat(BotCharacter.CHEEKY.liking(attackMove)).isGreaterThan(BotCharacter.CHEEKY.liking(farMove));
        assertThat(BotCharacter.CHEEKY.liking(awayMove)).isLessThan(BotCharacter.CHEEKY.liking(farMove));
        assertThat(BotCharacter.CALM.liking(attackMove)).isEqualTo(BotCharacter.CALM.liking(awayMove));
    }

    /// Within two points of a hundred of its level, on deals that both have played from both sides; docs/players.md has
    /// the figures of many more.
    @ParameterizedTest
    @EnumSource(
            value = BotCharacter.class,
            names = {"CALM", "BOLD", "CAUTIOUS", "CHEEKY"})
    void itIsAsStrongAsItsLevel(BotCharacter character) {
        RuleEngine rules = SetupText.setup("board 2").rules();
        Bot ownBot = BotLevel.MEDIUM.bot(character);
        Bot defaultBot = BotLevel.MEDIUM.bot();
        int deals = 4_000;
        double won = 0;
        for (int deal = 0; deal < deals; deal++) {
            for (int seat = 0; seat < 2; seat++) {
                MutableMatch match = new MutableMatch(rules, deal, 0);
                while (!match.round().isOver()) {
                    SeatKnowledge knowledge = match.asked();
                    Bot bot = knowledge.seat() == seat ? ownBot : defaultBot;
                    match.playLegal(bot.move(knowledge, deal));
                }
                won += match.roundWinners().contains(seat)
                        ? 1.0 / match.roundWinners().size()
                        : 0;
            }
        }
        assertThat(won / (2 * deals)).isCloseTo(0.5, within(0.02));
    }
}
