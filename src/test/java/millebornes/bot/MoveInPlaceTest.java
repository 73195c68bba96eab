package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import millebornes.engine.match.MutableMatch;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import millebornes.engine.table.SeededRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// In a game played in place every player makes the move that it would make for its view.
class MoveInPlaceTest {

    private static final List<String> GAMES = List.of(
            "board 2",
            "board 4 accelerated extended",
            "board 2x2",
            "classic 3",
            "duel 2",
            "playroom 3x3 cumulate wrongWay reshuffle");

    /// One position in so many is looked at: some players think long.
    private static final int SELDOM = 4;

    static Stream<Arguments> games() {
        return Arrays.stream(BotLevel.values()).flatMap(level -> GAMES.stream().map(game -> Arguments.of(level, game)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theMoveIsTheOneOfTheView(BotLevel level, String game) {
        Bot bot = BriefPlayers.of(level);
        SeededRandom random = new SeededRandom(5);
        MutableMatch match = new MutableMatch(SetupText.setup(game).rules(), 5, 0);
        while (!match.round().isOver()) {
            SeatKnowledge knowledge = match.asked();
            Move move = knowledge.legal().get(random.below(knowledge.legal().size()));
            if (random.below(SELDOM) == 0) {
                long chance = random.next();
                move = bot.move(knowledge, chance);
                assertThat(move).isEqualTo(bot.choose(knowledge.view(), chance).move());
                assertThat(knowledge.legal()).contains(move);
            }
            match.play(move);
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> bot.move(match.seat(0), 0))
                .withMessageContaining("not asked");
    }
}
