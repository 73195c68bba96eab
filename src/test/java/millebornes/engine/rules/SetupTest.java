package millebornes.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import millebornes.engine.card.Safety;
import millebornes.engine.match.Match;
import millebornes.engine.rules.SetupProblem.Reason;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/// What can be asked for, and what is answered to it.
class SetupTest {

    /// Whatever is asked: it can be played, or the first thing in the way is named.
    @Property
    void everySetupIsPlayedOrRefusedByName(@ForAll("setups") Setup setup) {
        if (setup.problem().isEmpty()) {
            Rules rules = setup.rules();
            assertThat(rules.setup()).isEqualTo(setup);
            assertThat(rules.profile()).isEqualTo(setup.profile());
            Match match = Match.start(rules, 1, 0, List.of()).match();
            assertThat(match.round().hands()).hasSize(setup.form().seats());
        } else {
            SetupProblem problem = setup.problem().get();
            assertThatThrownBy(setup::rules)
                    .isInstanceOfSatisfying(
                            BadSetup.class, bad -> assertThat(bad.problem()).isEqualTo(problem))
                    .hasMessageContaining(problem.field());
        }
    }

    @Example
    void aTableThatIsNoneIsNamedByWhatWasAsked() {
        assertThat(Setup.of(Profiles.BOARD, Form.singles(7)).problem())
                .contains(new SetupProblem("seats", "7", Reason.TABLE_UNKNOWN));
        assertThat(Setup.of(Profiles.DUEL, new Form(2, 2)).problem())
                .contains(new SetupProblem("teams", "2x2", Reason.TABLE_UNKNOWN));
    }

    @Example
    void anOptionIsSetAndTakenBack() {
        Setup plain = Setup.of(Profiles.BOARD, Form.singles(2));
        Setup extended = plain.with(Option.EXTENDED, "true");
        assertThat(extended.choices()).isEqualTo(Map.of(Option.EXTENDED, "true"));
        assertThat(extended.with(Option.EXTENDED, "false").choices()).isEqualTo(Map.of(Option.EXTENDED, "false"));
        assertThat(extended.without(Option.EXTENDED)).isEqualTo(plain);
        assertThat(extended.without(Option.CAPOT)).isEqualTo(extended);
    }

    @Example
    void theLengthOfAMatch() {
        assertThat(MatchLength.toPoints(0)).isEqualTo(MatchLength.ONE_ROUND);
        assertThat(MatchLength.ofRounds(0)).isEqualTo(MatchLength.ONE_ROUND);
        assertThat(MatchLength.ofRounds(1).isOneRound()).isTrue();
        assertThat(MatchLength.ofRounds(2).isOneRound()).isFalse();
        assertThat(MatchLength.toPoints(1).isOneRound()).isFalse();
        for (int[] wrong : new int[][] {{0, 0}, {1, 1}, {-1, 1}, {1, -1}, {5000, 3}}) {
            assertThatThrownBy(() -> new MatchLength(wrong[0], wrong[1])).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Example
    void onlyOneOptionClearsWithEverySafety() {
        assertThat(Safety.values()).allMatch(SafetyClears.ALL::clearsWith);
        assertThat(Safety.values())
                .filteredOn(SafetyClears.RIGHT_OF_WAY_ONLY::clearsWith)
                .containsExactly(Safety.RIGHT_OF_WAY);
    }

    @Provide
    Arbitrary<Setup> setups() {
        Arbitrary<Form> forms = Combinators.combine(
                        Arbitraries.integers().between(1, 7),
                        Arbitraries.integers().between(1, 4))
                .as(Form::new);
        Arbitrary<String> values = Arbitraries.of(
                "true",
                "false",
                "0",
                "1",
                "700",
                "1000",
                "5000",
                "junior",
                "expert",
                "ALL",
                "RIGHT_OF_WAY_ONLY",
                "",
                "x");
        return Combinators.combine(
                        Arbitraries.of(Profiles.ALL),
                        forms,
                        Arbitraries.maps(Arbitraries.of(Option.values()), values)
                                .ofMaxSize(3))
                .as(Setup::new);
    }
}
