package millebornes.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import millebornes.engine.match.Match;
import millebornes.engine.rules.SetupProblem.Reason;
import millebornes.engine.table.Safety;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/// The valid set-ups, and the problems of invalid ones.
class SetupTest {

    /// Whatever is asked: it can be played, or the first thing in the way is named.
    @Property
    void everySetupIsPlayedOrRefusedByName(@ForAll("setups") Setup setup) {
        if (setup.problem().isEmpty()) {
            RuleEngine rules = setup.rules();
            assertThat(rules.setup()).isEqualTo(setup);
            assertThat(rules.edition()).isEqualTo(setup.edition());
            Match match = Match.start(rules, 1, 0, List.of()).match();
            assertThat(match.round().hands()).hasSize(setup.form().seats());
        } else {
            SetupProblem problem = setup.problem().get();
            assertThatThrownBy(setup::rules)
                    .isInstanceOfSatisfying(
                            BadSetupException.class,
                            bad -> assertThat(bad.problem()).isEqualTo(problem))
                    .hasMessageContaining(problem.field());
        }
    }

    @Example
    void aTableThatIsNoneIsNamedByWhatWasAsked() {
        assertThat(Setup.of(Editions.BOARD, TeamFormat.singles(7)).problem())
                .contains(new SetupProblem("seats", "7", Reason.TABLE_UNKNOWN));
        assertThat(Setup.of(Editions.DUEL, new TeamFormat(2, 2)).problem())
                .contains(new SetupProblem("teams", "2x2", Reason.TABLE_UNKNOWN));
    }

    @Example
    void anOptionIsSetAndTakenBack() {
        Setup plainSetup = Setup.of(Editions.BOARD, TeamFormat.singles(2));
        Setup extendedSetup = plainSetup.on(FlagOption.EXTENDED);
        assertThat(extendedSetup.choices().on()).isEqualTo(FlagOptionSet.of(FlagOption.EXTENDED));
        assertThat(extendedSetup.off(FlagOption.EXTENDED).choices().off())
                .isEqualTo(FlagOptionSet.of(FlagOption.EXTENDED));
        assertThat(extendedSetup.off(FlagOption.EXTENDED).choices().on()).isEqualTo(FlagOptionSet.NONE);
        assertThat(extendedSetup.with(choices -> choices.like(OptionChoices.NONE, FlagOption.EXTENDED)))
                .isEqualTo(plainSetup);
    }

    /// What was chosen for an option comes over whole, and nothing else does; its words say the same.
    @Property
    void choicesAreTakenOverOneByOne(@ForAll("setups") Setup setup) {
        OptionChoices takenChoices = OptionChoices.NONE;
        for (RuleOption option : RuleOption.ALL) {
            OptionChoices choicesBefore = takenChoices;
            takenChoices = takenChoices.like(setup.choices(), option);
            assertThat(takenChoices.chooses(option)).isEqualTo(setup.choices().chooses(option));
            assertThat(takenChoices.like(OptionChoices.NONE, option)).isEqualTo(choicesBefore);
        }
        assertThat(takenChoices).isEqualTo(setup.choices());
        OptionChoices readChoices = OptionChoices.NONE;
        for (Map.Entry<RuleOption, String> word :
                OptionCodec.words(takenChoices).entrySet()) {
            readChoices = OptionCodec.with(readChoices, word.getKey(), word.getValue());
        }
        assertThat(readChoices).isEqualTo(takenChoices);
    }

    @Example
    void choicesThatContradictThemselvesAreNone() {
        FlagOptionSet extendedFlags = FlagOptionSet.of(FlagOption.EXTENDED);
        assertThatThrownBy(() -> new OptionChoices(extendedFlags, extendedFlags, null, null, null, null, null))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> OptionChoices.NONE.target(-25)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> OptionChoices.NONE.rounds(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> OptionChoices.NONE.matchTo(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new FlagOptionSet(1 << FlagOption.values().length))
                .isInstanceOf(IllegalArgumentException.class);
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
        assertThat(Safety.values()).allMatch(SafetyClearsRule.ALL::clearsWith);
        assertThat(Safety.values())
                .filteredOn(SafetyClearsRule.RIGHT_OF_WAY_ONLY::clearsWith)
                .containsExactly(Safety.RIGHT_OF_WAY);
    }

    @Provide
    Arbitrary<Setup> setups() {
        Arbitrary<TeamFormat> forms = Combinators.combine(
                        Arbitraries.integers().between(1, 7),
                        Arbitraries.integers().between(1, 4))
                .as(TeamFormat::new);
        Arbitrary<OptionChoices> choices = Arbitraries.of(words())
                .list()
                .ofMaxSize(3)
                .map(chosen -> chosen.stream()
                        .reduce(
                                OptionChoices.NONE,
                                (allChoices, word) -> OptionCodec.with(allChoices, word.getKey(), word.getValue()),
                                (optionChoices, _) -> optionChoices));
        return Combinators.combine(Arbitraries.of(Editions.ALL), forms, choices).as(Setup::new);
    }

    /// Every option with values that may be chosen somewhere, and some that never may.
    private static List<Map.Entry<RuleOption, String>> words() {
        return RuleOption.ALL.stream()
                .flatMap(option -> values(option).map(value -> Map.entry(option, value)))
                .toList();
    }

    private static Stream<String> values(RuleOption option) {
        return switch (option) {
            case FlagOption _ -> Stream.of("true", "false");
            case ValueOption valueOption ->
                valueOption.isNumber() ? Stream.of("0", "1", "700", "1000", "5000") : valueOption.words().stream();
        };
    }
}
