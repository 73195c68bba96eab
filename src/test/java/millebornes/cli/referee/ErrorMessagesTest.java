package millebornes.cli.referee;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.engine.rules.SetupProblem;
import millebornes.save.BadJsonException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every refusal has a complete sentence, without unfilled placeholders.
class ErrorMessagesTest {

    @ParameterizedTest
    @EnumSource(SetupProblem.Reason.class)
    void setUpsSpeak(SetupProblem.Reason reason) {
        assertThat(ErrorMessages.of(new SetupProblem("field", "value", reason)))
                .startsWith("field: ")
                .endsWith(".")
                .doesNotContain("{", "''");
    }

    @ParameterizedTest
    @EnumSource(BadJsonException.Problem.class)
    void requestsSpeak(BadJsonException.Problem problem) {
        assertThat(ErrorMessages.of(new BadJsonException(problem, "field")))
                .startsWith("field: ")
                .endsWith(".")
                .doesNotContain("{", "''");
    }

    @ParameterizedTest
    @EnumSource(BadRequestException.Problem.class)
    void refusalsOfTheProtocolSpeak(BadRequestException.Problem problem) {
        assertThat(ErrorMessages.of(new BadRequestException(problem, "field")))
                .startsWith("field: ")
                .endsWith(".")
                .doesNotContain("{", "''");
    }
}
