package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import millebornes.engine.match.MatchInPlace;
import millebornes.engine.match.SeatSight;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A character is seen, and changes no strength.
class BotCharacterTest {

    private static final List<String> GAMES = List.of("board 2", "board 4", "classic 2", "playroom 3x2");

    @Test
    void aPlayerIsNamedByItsLevelAndItsCharacter() {
        for (BotLevel level : BotLevel.values()) {
            for (BotCharacter character : BotCharacter.values()) {
                CharacterPlayer player = new CharacterPlayer(level, character);
                assertThat(CharacterPlayer.named(player.word())).contains(player);
            }
            assertThat(CharacterPlayer.named(level.word())).contains(new CharacterPlayer(level, BotCharacter.PLAIN));
        }
        assertThat(CharacterPlayer.named("medium:wild")).isEmpty();
        assertThat(CharacterPlayer.named("wild:bold")).isEmpty();
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
                MatchInPlace match = new MatchInPlace(rules, seed, 0);
                for (int moves = 0; !match.round().isOver(); moves++) {
                    SeatSight sight = match.asked();
                    ThinkingTimeAndSeed budget = new ThinkingTimeAndSeed(0, moves);
                    Move usual = level.bot().move(sight, budget);
                    for (BotCharacter character : BotCharacter.values()) {
                        Move own = level.bot(character).move(sight, budget);
                        if (!own.equals(usual)) {
                            different.merge(character, 1, Integer::sum);
                            assertLiked(character, sight, usual, own);
                            assertThat(level == BotLevel.EASY && own instanceof Move.Attack)
                                    .as("who spares others spares them in every mood")
                                    .isFalse();
                        }
                    }
                    match.playLegal(usual);
                }
            }
        }
        assertThat(different).doesNotContainKeys(BotCharacter.PLAIN, BotCharacter.CALM);
        assertThat(different).containsKeys(BotCharacter.BOLD, BotCharacter.CAUTIOUS, BotCharacter.CHEEKY);
    }

    private static void assertLiked(BotCharacter character, SeatSight sight, Move usual, Move own) {
        assertThat(sight.legal()).contains(own);
        assertThat(character.liking(own)).isGreaterThan(character.liking(usual));
        MediumMoveEvaluator evaluator = new MediumMoveEvaluator(sight, MediumWeights.TUNED);
        assertThat(character.isNear(evaluator.worth(own), evaluator.worth(usual)))
                .isTrue();
    }

    @Test
    void theBoldOneDrivesFarTheCautiousOneIsReadyAndTheCheekyOneAttacks() {
        Move far = new Move.Play(Distance.KM_200);
        Move near = new Move.Play(Distance.KM_25);
        Move away = new Move.Discard(Hazard.FLAT_TIRE);
        Move attack = new Move.Attack(Hazard.FLAT_TIRE, 1);
        assertThat(BotCharacter.BOLD.liking(far)).isGreaterThan(BotCharacter.BOLD.liking(near));
        assertThat(BotCharacter.CAUTIOUS.liking(near)).isGreaterThan(BotCharacter.CAUTIOUS.liking(far));
        assertThat(BotCharacter.CHEEKY.liking(attack)).isGreaterThan(BotCharacter.CHEEKY.liking(far));
        assertThat(BotCharacter.CHEEKY.liking(away)).isLessThan(BotCharacter.CHEEKY.liking(far));
        assertThat(BotCharacter.CALM.liking(attack)).isEqualTo(BotCharacter.CALM.liking(away));
    }

    /// Within two points of a hundred of its level, on deals that both have played from both sides; docs/players.md has
    /// the figures of many more.
    @ParameterizedTest
    @EnumSource(
            value = BotCharacter.class,
            names = {"CALM", "BOLD", "CAUTIOUS", "CHEEKY"})
    void itIsAsStrongAsItsLevel(BotCharacter character) {
        RuleEngine rules = SetupText.setup("board 2").rules();
        Bot own = BotLevel.MEDIUM.bot(character);
        Bot usual = BotLevel.MEDIUM.bot();
        int deals = 4_000;
        double won = 0;
        for (int deal = 0; deal < deals; deal++) {
            for (int seat = 0; seat < 2; seat++) {
                MatchInPlace match = new MatchInPlace(rules, deal, 0);
                while (!match.round().isOver()) {
                    SeatSight sight = match.asked();
                    Bot player = sight.seat() == seat ? own : usual;
                    match.playLegal(player.move(sight, new ThinkingTimeAndSeed(0, deal)));
                }
                won += match.roundWinners().contains(seat)
                        ? 1.0 / match.roundWinners().size()
                        : 0;
            }
        }
        assertThat(won / (2 * deals)).isCloseTo(0.5, within(0.02));
    }
}
