package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import millebornes.bot.MoveReason;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.SampleEvents;
import millebornes.engine.rules.ScoreReason;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.rules.ValueOption;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import org.junit.jupiter.api.Test;

/// Every value that the engine can name has a text. That both languages have the same texts is tested elsewhere, so one
/// is tested here.
class CompletenessTest {

    private static final Words WORDS = Words.of(Language.FRENCH);

    @Test
    void everyCardHasNameShortNameAndUse() {
        assertThat(Card.ALL)
                .allSatisfy(card -> has("card." + card.name(), "card." + card.name() + ".short"))
                .allSatisfy(card -> has("card." + card.name() + ".what"));
        assertThat(Distance.values()).allSatisfy(distance -> has("animal." + distance.name()));
        assertThat(Remedy.values()).allSatisfy(remedy -> has("remedy." + remedy.name() + ".a"));
    }

    @Test
    void everyHazardHasItsSentences() {
        assertThat(Hazard.values())
                .allSatisfy(hazard -> has("event.Attacked." + hazard.name(), "event.HazardLifted." + hazard.name()))
                .allSatisfy(hazard -> has(
                        "hazard." + hazard.name(),
                        "hazard." + hazard.name() + ".a",
                        "hazard." + hazard.name() + ".state"));
        assertThat(Safety.values()).allSatisfy(safety -> has("event.SafetyShown." + safety.name()));
        assertThat(Remedy.values()).allSatisfy(remedy -> has("event.Cured." + remedy.name()));
    }

    @Test
    void everyRefusalSaysWhyAndWhatWouldHelp() {
        assertThat(Refusal.values())
                .allSatisfy(refusal -> has("refusal." + refusal.name(), "refusal." + refusal.name() + ".help"));
    }

    @Test
    void everyEventHasASentence() {
        Stream<String> ofOneText = SampleEvents.kinds()
                .map(Class::getSimpleName)
                .filter(event -> !List.of("Attacked", "Cured", "HazardLifted", "SafetyShown", "RoundEnded")
                        .contains(event));
        assertThat(ofOneText).isNotEmpty().allSatisfy(event -> has("event." + event));
        assertThat(Event.RoundEnd.values()).allSatisfy(end -> has("event.RoundEnded." + end.name()));
    }

    @Test
    void everyReasonForAMoveHasASentence() {
        assertThat(MoveReason.values()).allSatisfy(reason -> has("advice." + reason.name()));
    }

    @Test
    void everyLookOfACarHasItsColour() {
        assertThat(Livery.values()).allSatisfy(livery -> has("car." + livery.name(), "colour." + livery.name()));
    }

    @Test
    void everyMarkHasNameAndReason() {
        assertThat(ScoreReason.values())
                .allSatisfy(reason -> has("score." + reason.name(), "score." + reason.name() + ".reason"));
    }

    @Test
    void everythingThatASetupCanHoldHasItsWords() {
        assertThat(SetupProblem.Reason.values()).allSatisfy(reason -> has("setup.problem." + reason.name()));
        assertThat(RuleOption.ALL)
                .allSatisfy(option -> has("option." + option.name(), "option." + option.name() + ".hint"));
        assertThat(ValueOption.values())
                .anyMatch(option -> !option.isNumber())
                .allSatisfy(option ->
                        assertThat(option.words()).allSatisfy(value -> has("option." + option.name() + "." + value)));
        assertThat(Editions.ALL)
                .extracting(Edition::id)
                .allSatisfy(id -> has("edition." + id, "edition." + id + ".hint"));
        everyDepartureFromAnEditionIsTold();
        assertThat(List.of("profile", "teams", "seats", "deck")).allSatisfy(field -> has("field." + field));
    }

    /// A game whose flag is not as the edition has it says so before it begins.
    private static void everyDepartureFromAnEditionIsTold() {
        for (Edition edition : Editions.ALL) {
            for (Edition.TablePreset table : edition.tables()) {
                assertThat(FlagOption.values())
                        .filteredOn(flag -> edition.isOffered(flag, table))
                        .allSatisfy(flag ->
                                has("announce." + flag.word() + (edition.isOnByDefault(flag, table) ? ".off" : ".on")));
            }
        }
    }

    private static void has(String... keys) {
        assertThat(keys).allMatch(WORDS::has);
    }
}
