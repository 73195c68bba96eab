package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import millebornes.bot.Advice;
import millebornes.bot.BotLevel;
import millebornes.bot.MoveReason;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.SeatView;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Setup;
import millebornes.session.MoveAdviser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Hints come from the best player in every game, and each has a reason with a text in both languages.
class AceAdviceTest {

    private static final int ASKED = 10;

    private static final int EACH = 4;

    static Stream<String> games() {
        return Stream.of(
                "board 2",
                "board 2 scoring=junior",
                "board 3 accelerated",
                "board 4 extended",
                "board 2 accelerated extended",
                "board 2x2",
                "board 4x2",
                "classic 2",
                "classic 3x2",
                "duel 2",
                "micro 2",
                "playroom 4 wrongWay cumulate reshuffle",
                "playroom 3x3");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyHintHasItsReason(String game) {
        Setup setup = SetupText.setup(game);
        Match match = Match.start(setup.rules(), 12, 0, List.of()).match();
        Set<MoveReason> reasons = EnumSet.noneOf(MoveReason.class);
        int asked = 0;
        for (int move = 0; asked < ASKED && !match.round().isOver(); move++) {
            int seat = match.round().phase().asked().first();
            SeatView view = match.view(seat);
            if (move % EACH == 0) {
                Advice advice = MoveAdviser.of(view);
                asked++;
                reasons.add(advice.chosen().reason());
                assertThat(view.legal()).contains(advice.move());
                assertThat(advice.chosen().reason()).isNotEqualTo(MoveReason.CHANCE);
                for (Language language : Language.values()) {
                    Words words = Words.of(language);
                    Narrator narrator = new Narrator(
                            words, MatchNames.numbered(words, setup.rules().seating()));
                    AdviceText text = narrator.advice(advice, view);
                    boolean isFree = text.price().equals(words.text("advice.price.none"));
                    assertThat(text.spoken())
                            .as("%s in %s", advice, language)
                            .endsWith(".")
                            .contains(text.why(), isFree ? "" : text.price());
                }
            }
            match = ((MatchStep)
                            match.play(BotLevel.MEDIUM.bot().choose(view, move).move()))
                    .match();
        }
        assertThat(asked).isEqualTo(ASKED);
        assertThat(reasons).as("not always the same").hasSizeGreaterThan(1);
    }
}
