package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/// The packed sets of hazards and safeties, compared with the JDK's sets.
class SetsTest {

    @Property
    void hazardsAreASet(@ForAll Set<Hazard> some, @ForAll Hazard oneHazard, @ForAll Set<Hazard> others) {
        HazardSet set = packed(some);
        assertThat(set.toList()).containsExactlyElementsOf(sorted(some));
        assertThat(set.isEmpty()).isEqualTo(some.isEmpty());
        assertThat(set.contains(oneHazard)).isEqualTo(some.contains(oneHazard));
        assertThat(set.with(oneHazard).contains(oneHazard)).isTrue();
        assertThat(set.without(oneHazard).contains(oneHazard)).isFalse();
        assertThat(set.with(oneHazard).without(oneHazard)).isEqualTo(set.without(oneHazard));
        assertThat(set.stops()).isEqualTo(some.stream().anyMatch(Hazard::stops));
        assertThat(set.stopping().toList())
                .containsExactlyElementsOf(
                        sorted(some).stream().filter(Hazard::stops).toList());
        assertThat(set.minus(packed(others)).toList())
                .containsExactlyElementsOf(sorted(some).stream()
                        .filter(hazard -> !others.contains(hazard))
                        .toList());
    }

    @Property
    void guardedAreThoseOfTheSafety(@ForAll Set<Hazard> some, @ForAll Safety safety) {
        assertThat(packed(some).guardedBy(safety).toList())
                .containsExactlyElementsOf(sorted(some).stream()
                        .filter(hazard -> hazard.safety() == safety)
                        .toList());
    }

    @Property
    void safetiesAreASet(@ForAll Set<Safety> some, @ForAll Safety oneSafety) {
        SafetySet set = SafetySet.NONE;
        for (Safety safety : some) {
            set = set.with(safety);
        }
        assertThat(set.toList()).containsExactlyInAnyOrderElementsOf(some).isSorted();
        assertThat(set.size()).isEqualTo(some.size());
        assertThat(set.contains(oneSafety)).isEqualTo(some.contains(oneSafety));
        assertThat(set.isComplete()).isEqualTo(some.size() == Safety.values().length);
    }

    @Example
    void bitsWithoutAMeaningAreRefused() {
        assertThatThrownBy(() -> new HazardSet(1 << Hazard.values().length)).hasMessageContaining("64");
        assertThatThrownBy(() -> new HazardSet(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SafetySet(1 << Safety.values().length)).hasMessageContaining("16");
        assertThatThrownBy(() -> new SafetySet(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static HazardSet packed(Set<Hazard> hazards) {
        HazardSet set = HazardSet.NONE;
        for (Hazard hazard : hazards) {
            set = set.with(hazard);
        }
        return set;
    }

    private static Set<Hazard> sorted(Set<Hazard> hazards) {
        Set<Hazard> sorted = EnumSet.noneOf(Hazard.class);
        sorted.addAll(hazards);
        return sorted;
    }
}
