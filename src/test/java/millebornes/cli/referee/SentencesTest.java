package millebornes.cli.referee;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.engine.rules.SetupProblem;
import millebornes.save.BadJson;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every refusal has a sentence, whole and without leftovers of its pattern.
class SentencesTest {

    @ParameterizedTest
    @EnumSource(SetupProblem.Reason.class)
    void setUpsSpeak(SetupProblem.Reason reason) {
        assertThat(Sentences.of(new SetupProblem("field", "value", reason)))
                .startsWith("field: ")
                .endsWith(".")
                .doesNotContain("{", "''");
    }

    @ParameterizedTest
    @EnumSource(BadJson.Reason.class)
    void requestsSpeak(BadJson.Reason reason) {
        assertThat(Sentences.of(new BadJson(reason, "field")))
                .startsWith("field: ")
                .endsWith(".")
                .doesNotContain("{", "''");
    }
}
