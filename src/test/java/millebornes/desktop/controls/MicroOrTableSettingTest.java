package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The retro screen has one person: a saved game with other players goes to the usual table.
class MicroOrTableSettingTest {

    @ParameterizedTest
    @CsvSource({"RETRO, 1, true", "RETRO, 2, true", "RETRO, 3, false", "RETRO, 0, false", "TABLE, 1, false"})
    void theRetroScreenHasOnePerson(MicroOrTableSetting setting, int people, boolean isRetro) {
        Setup setup = Setup.of(Editions.MICRO, TeamFormat.singles(2));
        assertThat(setting.isRetro(TestGames.game(setup, people, 1))).isEqualTo(isRetro);
    }
}
