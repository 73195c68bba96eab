package millebornes.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The properties of editions and options that are easily forgotten when one is added.
class EditionsTest {

    /// An edition that is written but not listed would never be offered.
    @Test
    void everyEditionIsListed() throws IllegalAccessException {
        Stream<java.lang.reflect.Field> written = Arrays.stream(Editions.class.getDeclaredFields())
                .filter(field -> field.getType() == Edition.class && Modifier.isPublic(field.getModifiers()));
        for (var field : written.toList()) {
            assertThat(Editions.ALL).as(field.getName()).contains((Edition) field.get(null));
        }
        assertThat(Editions.ALL).extracting(Edition::id).doesNotHaveDuplicates();
    }

    /// An option that no edition knows is an option of nothing.
    @ParameterizedTest
    @EnumSource(FlagOption.class)
    void everyFlagIsOfferedSomewhere(FlagOption flag) {
        assertThat(Editions.ALL)
                .as(flag.word())
                .anyMatch(edition -> edition.tables().stream().anyMatch(table -> edition.isOffered(flag, table)));
    }

    /// What is not said of a flag, or said twice, names the flag as soon as the edition is made.
    @ParameterizedTest
    @EnumSource(FlagOption.class)
    void anEditionSaysOfEveryFlagWhatItDoesWithIt(FlagOption flag) {
        FlagOptionSet allFlags = FlagOptionSet.of(FlagOption.values());
        assertThat(new FlagDefaults(FlagOptionSet.NONE, allFlags, FlagOptionSet.NONE).offers(flag))
                .isTrue();
        assertThatThrownBy(() -> new FlagDefaults(FlagOptionSet.NONE, allFlags.without(flag), FlagOptionSet.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(flag.name());
        assertThatThrownBy(() -> new FlagDefaults(FlagOptionSet.of(flag), allFlags, FlagOptionSet.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(flag.name());
    }

    /// Options are shown by topic, and in each what is on or off before what has a value.
    @Test
    void everyOptionIsShownOnce() {
        assertThat(RuleOption.ALL)
                .hasSize(FlagOption.values().length + ValueOption.values().length)
                .doesNotHaveDuplicates()
                .isSortedAccordingTo((option, otherOption) -> option.topic().compareTo(otherOption.topic()));
        assertThat(RuleOption.ALL).extracting(RuleOption::word).doesNotHaveDuplicates();
        assertThat(RuleOption.ALL)
                .allSatisfy(
                        option -> assertThat(RuleOption.named(option.word())).contains(option));
    }
}
