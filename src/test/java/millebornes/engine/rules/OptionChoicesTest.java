package millebornes.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The chosen values, option by option.
class OptionChoicesTest {

    @Test
    void eachChoiceIsSaidOfItsOptionAlone() {
        Map<OptionChoices, RuleOption> single = Map.of(
                OptionChoices.NONE.on(FlagOption.EXTENDED),
                FlagOption.EXTENDED,
                OptionChoices.NONE.off(FlagOption.ACCELERATED),
                FlagOption.ACCELERATED,
                OptionChoices.NONE.scoring(ScoringMode.JUNIOR),
                ValueOption.SCORING,
                OptionChoices.NONE.target(700),
                ValueOption.TARGET,
                OptionChoices.NONE.matchTo(5000),
                ValueOption.MATCH_TO,
                OptionChoices.NONE.rounds(4),
                ValueOption.ROUNDS,
                OptionChoices.NONE.safetyClears(SafetyClearsRule.ALL),
                ValueOption.SAFETY_CLEARS);
        single.forEach((choices, option) -> assertThat(chosen(choices)).containsExactly(option));
        assertThat(chosen(OptionChoices.NONE)).isEmpty();
    }

    @Test
    void aLengthReplacesWhatWasChosen() {
        OptionChoices pointsChoices = OptionChoices.NONE.rounds(3).length(MatchLength.toPoints(5000));
        assertThat(List.of(chosen(pointsChoices))).containsExactly(Set.of(ValueOption.MATCH_TO));
        OptionChoices roundsChoices = pointsChoices.length(MatchLength.ofRounds(4));
        assertThat(List.of(chosen(roundsChoices))).containsExactly(Set.of(ValueOption.ROUNDS));
        assertThat(roundsChoices.rounds()).isEqualTo(4);
        assertThat(roundsChoices.length(MatchLength.ONE_ROUND).matchTo()).isZero();
    }

    private static Set<RuleOption> chosen(OptionChoices choices) {
        return RuleOption.ALL.stream().filter(choices::chooses).collect(Collectors.toSet());
    }
}
