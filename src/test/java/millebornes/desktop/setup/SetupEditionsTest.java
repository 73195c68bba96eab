package millebornes.desktop.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import millebornes.bot.BotLevel;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.SafetyClearsRule;
import millebornes.engine.rules.SetupProblem.Reason;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.rules.ValueOption;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The page in each edition: its tables, its options, the players it admits and the first player.
class SetupEditionsTest {

    private final SetupModel model = new SetupModel(LastSetup.FIRST);

    static Stream<Arguments> switches() {
        return Stream.of(
                Arguments.of(
                        Editions.BOARD,
                        List.of(
                                FlagOption.ACCELERATED,
                                FlagOption.EXTENDED,
                                ValueOption.TARGET,
                                FlagOption.CAPOT,
                                FlagOption.NO_LONG_BONUS,
                                FlagOption.ADJACENT_PARTNERS,
                                FlagOption.SHORT_DECK,
                                ValueOption.SAFETY_CLEARS,
                                FlagOption.ROLLING_START,
                                FlagOption.HAZARDS_BEFORE_START,
                                FlagOption.KEEP_SAFETIES)),
                Arguments.of(
                        Editions.CLASSIC,
                        List.of(
                                FlagOption.CAPOT,
                                FlagOption.NO_LONG_BONUS,
                                FlagOption.EXTENSION,
                                FlagOption.ADJACENT_PARTNERS,
                                FlagOption.SHORT_DECK,
                                ValueOption.SAFETY_CLEARS,
                                FlagOption.ROLLING_START,
                                FlagOption.REMEDY_IS_ENOUGH,
                                FlagOption.HAZARDS_BEFORE_START,
                                FlagOption.KEEP_SAFETIES)),
                Arguments.of(
                        Editions.DUEL,
                        List.of(
                                FlagOption.CAPOT,
                                FlagOption.NO_LONG_BONUS,
                                FlagOption.SHORT_DECK,
                                ValueOption.SAFETY_CLEARS,
                                FlagOption.ROLLING_START,
                                FlagOption.REMEDY_IS_ENOUGH,
                                FlagOption.HAZARDS_BEFORE_START,
                                FlagOption.KEEP_SAFETIES)),
                Arguments.of(
                        Editions.MICRO,
                        List.of(
                                FlagOption.CAPOT,
                                FlagOption.SHORT_DECK,
                                ValueOption.SAFETY_CLEARS,
                                FlagOption.ROLLING_START,
                                FlagOption.REMEDY_IS_ENOUGH,
                                FlagOption.HAZARDS_BEFORE_START,
                                FlagOption.KEEP_SAFETIES)),
                Arguments.of(
                        Editions.PLAYROOM,
                        List.of(
                                FlagOption.CAPOT,
                                FlagOption.ADJACENT_PARTNERS,
                                FlagOption.SHORT_DECK,
                                ValueOption.SAFETY_CLEARS,
                                FlagOption.CUMULATE,
                                FlagOption.RESHUFFLE,
                                FlagOption.WRONG_WAY,
                                FlagOption.ROLLING_START,
                                FlagOption.REMEDY_IS_ENOUGH,
                                FlagOption.HAZARDS_BEFORE_START)));
    }

    @ParameterizedTest
    @MethodSource("switches")
    void everySwitchThatTheEditionKnows(Edition edition, List<RuleOption> known) {
        model.edition(edition);
        assertThat(model.switches()).extracting(OptionSwitchModel::option).containsExactlyElementsOf(known);
    }

    @Test
    void theExtensionBelongsToRoundsOf700() {
        model.edition(Editions.CLASSIC);
        assertThat(shown(FlagOption.EXTENSION).isOn()).isTrue();
        model.form(new TeamFormat(2, 2));
        assertThat(shown(FlagOption.EXTENSION).problem().orElseThrow().reason()).isEqualTo(Reason.NO_EXTENSION_HERE);
        assertThat(shown(FlagOption.EXTENSION).isOn()).isFalse();
    }

    @Test
    void everyEditionRemembersItsOwnWishes() {
        model.flip(FlagOption.ACCELERATED, OptionSwitchModel.State.ON);
        model.length(MatchLength.ofRounds(3));
        model.edition(Editions.CLASSIC);
        assertThat(model.length()).isEqualTo(MatchLength.toPoints(5000));
        model.flip(ValueOption.SAFETY_CLEARS, OptionSwitchModel.State.ON);
        assertThat(model.options().safetyClears()).isEqualTo(SafetyClearsRule.ALL);
        model.edition(Editions.DUEL);
        assertThat(model.options().safetyClears()).isEqualTo(SafetyClearsRule.RIGHT_OF_WAY_ONLY);
        model.edition(Editions.BOARD);
        assertThat(model.options().has(FlagOption.ACCELERATED)).isTrue();
        assertThat(model.length()).isEqualTo(MatchLength.ofRounds(3));
    }

    /// elsewhere than on the board the seat left of the dealer begins, whoever plays it.
    @Test
    void theSeatLeftOfTheDealerBegins() {
        model.edition(Editions.CLASSIC);
        model.form(TeamFormat.singles(3));
        model.mark(0);
        assertThat(model.marked()).hasValue(0);
        assertThat(model.first()).isEqualTo(1);
        assertThat(model.sitters().get(1).isPerson()).isFalse();
        model.mark(2);
        assertThat(model.first()).isZero();
        assertThat(GameConfigFactory.of(model, Words.of(Language.FRENCH), DealSeed.numbered(1))
                        .first())
                .isZero();
    }

    /// in the micro-computer game one person plays one computer, and begins.
    @Test
    void theMicroIsForOnePersonAndOneComputer() {
        model.form(TeamFormat.singles(3));
        model.level(1, null);
        model.edition(Editions.MICRO);
        assertThat(model.sitters()).extracting(SetupPlayer::isPerson).containsExactly(true, false);
        assertThat(model.admits(0, BotLevel.EASY)).isFalse();
        assertThat(model.admits(1, null)).isFalse();
        assertThat(model.admits(1, BotLevel.EASY)).isTrue();
        model.level(1, null);
        model.level(0, BotLevel.EASY);
        assertThat(model.sitters()).extracting(SetupPlayer::isPerson).containsExactly(true, false);
        assertThat(model.marked()).isEqualTo(OptionalInt.empty());
        assertThat(model.first()).isZero();
    }

    @Test
    void aComputerInTheFirstSeatOfTheMicroStays() {
        model.level(0, BotLevel.EASY);
        model.level(1, null);
        model.edition(Editions.MICRO);
        assertThat(model.sitters()).extracting(SetupPlayer::isPerson).containsExactly(false, true);
        assertThat(model.first()).isEqualTo(1);
    }

    @Test
    void onlyComputersCannotPlayTheMicro() {
        model.level(0, BotLevel.EASY);
        model.edition(Editions.MICRO);
        assertThat(model.sitters()).extracting(SetupPlayer::isPerson).containsExactly(true, false);
    }

    @Test
    void teamsGrowIntoTeams() {
        model.edition(Editions.PLAYROOM);
        model.form(new TeamFormat(2, 2));
        model.form(model.larger().orElseThrow());
        assertThat(model.form()).isEqualTo(new TeamFormat(3, 2));
        model.form(model.larger().orElseThrow());
        assertThat(model.form()).isEqualTo(new TeamFormat(4, 2));
        model.form(model.larger().orElseThrow());
        assertThat(model.form()).isEqualTo(new TeamFormat(3, 3));
        assertThat(model.sitters()).hasSize(9);
        assertThat(model.larger()).isEmpty();
    }

    private OptionSwitchModel shown(RuleOption option) {
        return model.switches().stream()
                .filter(optionSwitch -> optionSwitch.option() == option)
                .findFirst()
                .orElseThrow();
    }
}
