package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import millebornes.desktop.app.GamePlaythrough.PlayerAction;
import millebornes.engine.match.Match;
import millebornes.engine.rules.RoundResult;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Whole games through the real window, from the first page to the score sheet: one variant with the keyboard alone, the
/// next by dragging cards, the largest tables by clicks. Each ends on the totals that the engine gives. With
/// `-Dboth.ways=true` every variant is played with the keyboard alone and once more by dragging cards, with
/// `-Dby.mouse=true` those are left out that are played with the keyboard.
class WholeGamesTest {

    private static final boolean BOTH_WAYS = Boolean.getBoolean("both.ways");

    private static final boolean BY_MOUSE = Boolean.getBoolean("by.mouse");

    static Stream<Arguments> games() {
        Named<Function<WindowRobot, SimulatedUser>> keys = Named.of("keys", TypingUser::new);
        Named<Function<WindowRobot, SimulatedUser>> drags = Named.of("drags", DraggingUser::new);
        Named<Function<WindowRobot, SimulatedUser>> clicks = Named.of("clicks", ClickingUser::new);
        return Stream.of(GameScenario.values())
                .flatMap(variantScenario -> {
                    if (variantScenario.isLarge()) {
                        return Stream.of(arguments(variantScenario, clicks));
                    }
                    Stream<Arguments> ways =
                            Stream.of(arguments(variantScenario, keys), arguments(variantScenario, drags));
                    return BOTH_WAYS
                            ? ways
                            : ways.skip(variantScenario.ordinal() % 2).limit(1);
                })
                .filter(game -> !BY_MOUSE || !keys.equals(game.get()[1]));
    }

    @ParameterizedTest(name = "{0} by {1}")
    @MethodSource("games")
    void isPlayedToTheScoreSheet(GameScenario variantScenario, Function<WindowRobot, SimulatedUser> hands) {
        GamePlaythrough game = new GamePlaythrough().open(hands, variantScenario.seed());
        if (variantScenario.expected().contains(PlayerAction.STOP)) {
            game.stopping();
        }
        game.press(variantScenario.presses()).playRound();
        Match match = game.session().match();
        assertSheetShowsTheTotals(game);
        for (int round = 2; round <= variantScenario.rounds(); round++) {
            game.press(List.of("next-round")).playRound();
            match = game.session().match();
            assertThat(match.number()).isEqualTo(round);
            assertSheetShowsTheTotals(game);
            for (int team = 0; team < match.totals().size(); team++) {
                assertThat(game.shown("total-match-" + team))
                        .isEqualTo(number(match.totals().get(team)));
            }
        }
        assertThat(variantScenario.fits(match))
                .as("it was %s that was played", variantScenario)
                .isTrue();
        assertThat(game.deeds()).containsKeys(variantScenario.expected().toArray(PlayerAction[]::new));
        assertThat(game.scores()).hasSize(match.isOver() ? 1 : 0);
    }

    /// Without points there is only who has won.
    private static void assertSheetShowsTheTotals(GamePlaythrough game) {
        Match match = game.session().match();
        if (match.rules().options().isJunior()) {
            return;
        }
        RoundResult result = match.results().getLast();
        result.scores()
                .forEach(
                        score -> assertThat(game.shown("total-" + score.team())).isEqualTo(number(score.total())));
    }

    private static String number(int points) {
        return Words.of(Language.FRENCH).number(points);
    }
}
