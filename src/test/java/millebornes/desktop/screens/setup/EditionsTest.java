package millebornes.desktop.screens.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import millebornes.bot.Level;
import millebornes.engine.rules.Form;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.Option;
import millebornes.engine.rules.Profile;
import millebornes.engine.rules.Profiles;
import millebornes.engine.rules.SafetyClears;
import millebornes.engine.rules.SetupProblem.Reason;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What the page offers in each edition: its tables, its switches, who may sit down and who begins.
class EditionsTest {

    private final SetupModel model = new SetupModel(Family.FIRST);

    static Stream<Arguments> switches() {
        return Stream.of(
                Arguments.of(
                        Profiles.BOARD,
                        List.of(
                                Option.ACCELERATED,
                                Option.EXTENDED,
                                Option.TARGET,
                                Option.CAPOT,
                                Option.NO_LONG_BONUS,
                                Option.ADJACENT_PARTNERS,
                                Option.SHORT_DECK,
                                Option.SAFETY_CLEARS)),
                Arguments.of(
                        Profiles.CLASSIC,
                        List.of(
                                Option.CAPOT,
                                Option.NO_LONG_BONUS,
                                Option.EXTENSION,
                                Option.ADJACENT_PARTNERS,
                                Option.SHORT_DECK,
                                Option.SAFETY_CLEARS)),
                Arguments.of(
                        Profiles.DUEL,
                        List.of(Option.CAPOT, Option.NO_LONG_BONUS, Option.SHORT_DECK, Option.SAFETY_CLEARS)),
                Arguments.of(Profiles.MICRO, List.of(Option.CAPOT, Option.SHORT_DECK, Option.SAFETY_CLEARS)),
                Arguments.of(
                        Profiles.PLAYROOM,
                        List.of(
                                Option.CAPOT,
                                Option.ADJACENT_PARTNERS,
                                Option.SHORT_DECK,
                                Option.SAFETY_CLEARS,
                                Option.CUMULATE,
                                Option.RESHUFFLE,
                                Option.WRONG_WAY)));
    }

    @ParameterizedTest
    @MethodSource("switches")
    void everySwitchThatTheEditionKnows(Profile profile, List<Option> known) {
        model.profile(profile);
        assertThat(model.switches()).extracting(Switch::option).containsExactlyElementsOf(known);
    }

    @Test
    void theExtensionBelongsToRoundsOf700() {
        model.profile(Profiles.CLASSIC);
        assertThat(shown(Option.EXTENSION).isOn()).isTrue();
        model.form(new Form(2, 2));
        assertThat(shown(Option.EXTENSION).problem().orElseThrow().reason()).isEqualTo(Reason.NO_EXTENSION_HERE);
        assertThat(shown(Option.EXTENSION).isOn()).isFalse();
    }

    @Test
    void everyEditionRemembersItsOwnWishes() {
        model.flip(Option.ACCELERATED, Switch.State.ON);
        model.length(MatchLength.ofRounds(3));
        model.profile(Profiles.CLASSIC);
        assertThat(model.length()).isEqualTo(MatchLength.toPoints(5000));
        model.flip(Option.SAFETY_CLEARS, Switch.State.ON);
        assertThat(model.options().safetyClears()).isEqualTo(SafetyClears.ALL);
        model.profile(Profiles.DUEL);
        assertThat(model.options().safetyClears()).isEqualTo(SafetyClears.RIGHT_OF_WAY_ONLY);
        model.profile(Profiles.BOARD);
        assertThat(model.options().accelerated()).isTrue();
        assertThat(model.length()).isEqualTo(MatchLength.ofRounds(3));
    }

    /// elsewhere than on the board the seat left of the dealer begins, whoever plays it.
    @Test
    void theSeatLeftOfTheDealerBegins() {
        model.profile(Profiles.CLASSIC);
        model.form(Form.singles(3));
        model.mark(0);
        assertThat(model.marked()).hasValue(0);
        assertThat(model.first()).isEqualTo(1);
        assertThat(model.sitters().get(1).isPerson()).isFalse();
        model.mark(2);
        assertThat(model.first()).isZero();
        assertThat(Departure.of(model, Words.of(Language.FRENCH), 1).first()).isZero();
    }

    /// in the micro-computer game one person plays one computer, and begins.
    @Test
    void theMicroIsForOnePersonAndOneComputer() {
        model.form(Form.singles(3));
        model.level(1, null);
        model.profile(Profiles.MICRO);
        assertThat(model.sitters()).extracting(Sitter::isPerson).containsExactly(true, false);
        assertThat(model.admits(0, Level.EASY)).isFalse();
        assertThat(model.admits(1, null)).isFalse();
        assertThat(model.admits(1, Level.EASY)).isTrue();
        model.level(1, null);
        model.level(0, Level.EASY);
        assertThat(model.sitters()).extracting(Sitter::isPerson).containsExactly(true, false);
        assertThat(model.marked()).isEqualTo(OptionalInt.empty());
        assertThat(model.first()).isZero();
    }

    @Test
    void aComputerInTheFirstSeatOfTheMicroStays() {
        model.level(0, Level.EASY);
        model.level(1, null);
        model.profile(Profiles.MICRO);
        assertThat(model.sitters()).extracting(Sitter::isPerson).containsExactly(false, true);
        assertThat(model.first()).isEqualTo(1);
    }

    @Test
    void onlyComputersCannotPlayTheMicro() {
        model.level(0, Level.EASY);
        model.profile(Profiles.MICRO);
        assertThat(model.sitters()).extracting(Sitter::isPerson).containsExactly(true, false);
    }

    @Test
    void teamsGrowIntoTeams() {
        model.profile(Profiles.PLAYROOM);
        model.form(new Form(2, 2));
        model.form(model.larger().orElseThrow());
        assertThat(model.form()).isEqualTo(new Form(3, 2));
        model.form(model.larger().orElseThrow());
        assertThat(model.form()).isEqualTo(new Form(4, 2));
        model.form(model.larger().orElseThrow());
        assertThat(model.form()).isEqualTo(new Form(3, 3));
        assertThat(model.sitters()).hasSize(9);
        assertThat(model.larger()).isEmpty();
    }

    private Switch shown(Option option) {
        return model.switches().stream()
                .filter(shown -> shown.option() == option)
                .findFirst()
                .orElseThrow();
    }
}
