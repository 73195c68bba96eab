package millebornes.desktop.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import millebornes.bot.BotLevel;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.TeamFormat;
import millebornes.records.DealOfTheDay;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// The players of the deal of a day.
class DayGameFactoryTest {

    private static final DealOfTheDay DEAL = DealOfTheDay.on(LocalDate.of(2026, 11, 22));
    private static final Words FRENCH = Words.of(Language.FRENCH);

    private final SetupModel model = new SetupModel(LastSetup.FIRST);

    @Test
    void whoeverSatDownFirstPlaysAlone() {
        model.form(TeamFormat.singles(4));
        model.level(0, BotLevel.EASY);
        model.level(1, null);
        model.name(1, "Camille");
        GameConfig game = DayGameFactory.alone(DEAL, model.family(), FRENCH);
        assertThat(game.players().getFirst().name()).isEqualTo("Camille");
        assertThat(game.looks().getFirst()).isEqualTo(model.livery(1));
        assertThat(game.players().subList(1, 4)).isEqualTo(DealOfTheDay.opponents());
        assertThat(game.seed()).isEqualTo(DealSeed.numbered(DEAL.seed()));
    }

    /// A table where only computers sat has a place for somebody all the same.
    @Test
    void whereNobodySatSomebodyPlays() {
        model.level(0, BotLevel.EASY);
        GameConfig game = DayGameFactory.alone(DEAL, model.family(), FRENCH);
        assertThat(game.players().getFirst().isHuman()).isTrue();
        assertThat(game.players().getFirst().name()).isNotBlank();
    }

    @Test
    void aFamilyPlaysWithEverybodyAndNoComputer() {
        model.form(TeamFormat.singles(4));
        model.name(0, "Camille");
        model.level(1, BotLevel.EASY);
        model.name(2, "Lou");
        GameConfig game = DayGameFactory.family(DEAL, model.family(), FRENCH).orElseThrow();
        assertThat(game.players()).hasSize(3).allMatch(SeatPlayer::isHuman);
        assertThat(game.players()).extracting(SeatPlayer::name).startsWith("Camille", "Lou");
        assertThat(game.looks().get(1)).isEqualTo(model.livery(2));
    }

    @Test
    void oneIsNoFamily() {
        assertThat(DayGameFactory.family(DEAL, model.family(), FRENCH)).isEmpty();
    }
}
