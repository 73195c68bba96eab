package millebornes.desktop.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.ReadingHelp;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The whole family is remembered, however many play today.
class SetupRosterTest {

    static final List<Edition> EDITIONS = Editions.ALL;

    private SetupModel model = new SetupModel(LastSetup.FIRST);

    @BeforeEach
    void fourSitDown() {
        model.form(TeamFormat.singles(4));
        model.name(0, "Anna");
        model.name(1, "Papi");
        model.level(1, null);
        model.name(2, "Léa");
        model.name(3, "Gaston");
        model.level(3, BotLevel.EASY);
        model.help(2, ReadingHelp.PICTURES);
        model.mark(2);
    }

    @ParameterizedTest
    @FieldSource("EDITIONS")
    void allFourAreBackAfterAnyEdition(Edition edition) {
        List<SetupPlayer> before = model.sitters();
        model.edition(edition);
        model.form(model.forms().getFirst());
        model.edition(Editions.BOARD);
        model.form(TeamFormat.singles(4));
        assertThat(model.sitters()).isEqualTo(before);
        assertThat(model.first()).isEqualTo(2);
    }

    @ParameterizedTest
    @FieldSource("EDITIONS")
    void allFourAreBackOnAnotherDay(Edition edition) {
        List<SetupPlayer> before = model.sitters();
        model.edition(edition);
        model.form(model.forms().getFirst());
        model = new SetupModel(model.family());
        assertThat(model.sitters()).hasSize(2);
        model.edition(Editions.BOARD);
        model.form(TeamFormat.singles(4));
        assertThat(model.sitters()).isEqualTo(before);
        assertThat(model.first()).isEqualTo(2);
    }

    @Test
    void whoWasSentHomeComesBackFirst() {
        model.remove(1);
        assertThat(names()).containsExactly("Anna", "Léa", "Gaston");
        model.remove(0);
        assertThat(names()).containsExactly("Léa", "Gaston");
        model.form(TeamFormat.singles(3));
        assertThat(names()).containsExactly("Léa", "Gaston", "Anna");
        model.form(TeamFormat.singles(4));
        assertThat(names()).containsExactly("Léa", "Gaston", "Anna", "Papi");
        assertThat(model.first()).isZero();
    }

    @Test
    void whoGoesHomeAsTheYoungestIsTheYoungestAgain() {
        model.remove(2);
        assertThat(model.sitters().get(model.first()).name()).isNotEqualTo("Léa");
        model.form(TeamFormat.singles(4));
        assertThat(model.sitters().get(model.first()).name()).isEqualTo("Léa");
    }

    @Test
    void twoChangePlacesWithStarAndCar() {
        var livery = model.livery(2);
        model.swap(2, 0);
        assertThat(names()).containsExactly("Léa", "Papi", "Anna", "Gaston");
        assertThat(model.first()).isZero();
        assertThat(model.livery(0)).isEqualTo(livery);
        assertThat(model.sitters().getFirst().help()).isEqualTo(ReadingHelp.PICTURES);
    }

    @Test
    void inTeamsTheCarsStay() {
        model.form(new TeamFormat(2, 2));
        var cars = model.liveries();
        model.swap(0, 1);
        assertThat(names()).containsExactly("Papi", "Anna", "Léa", "Gaston");
        assertThat(model.liveries()).isEqualTo(cars);
    }

    private List<String> names() {
        return model.sitters().stream().map(SetupPlayer::name).toList();
    }
}
