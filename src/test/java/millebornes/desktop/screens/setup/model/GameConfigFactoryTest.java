package millebornes.desktop.screens.setup.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.CarLook;
import millebornes.session.GameConfig;
import millebornes.session.Player;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

class GameConfigFactoryTest {

    private static final Words FRENCH = Words.of(Language.FRENCH);

    private final SetupModel model = new SetupModel(LastSetup.FIRST);

    @Test
    void theGameIsWhatThePageShows() {
        model.form(TeamFormat.singles(3));
        model.name(0, "Camille");
        model.name(2, "Lou");
        model.mark(2);
        model.changeLivery(0, 1);
        GameConfig game = GameConfigFactory.of(model, FRENCH, 42);
        assertThat(game.players())
                .containsExactly(
                        new Player.Human("Camille"),
                        new Player.Computer("Ordinateur", BotLevel.EASY),
                        new Player.Human("Lou"));
        assertThat(game.first()).isEqualTo(2);
        assertThat(game.looks()).containsExactly(CarLook.B, CarLook.A, CarLook.C);
        assertThat(game.seed()).isEqualTo(42);
    }

    @Test
    void whoSaysNoNameIsCalledByPlace() {
        model.form(TeamFormat.singles(4));
        model.level(3, BotLevel.EASY);
        assertThat(names(FRENCH)).containsExactly("Joueur 1", "Ordinateur 2", "Joueur 3", "Ordinateur 4");
        assertThat(names(Words.of(Language.ENGLISH)))
                .containsExactly("Player 1", "Computer 2", "Player 3", "Computer 4");
    }

    @Test
    void noTwoAreCalledTheSame() {
        model.form(TeamFormat.singles(3));
        model.name(0, "Joueur 3");
        model.name(1, "Joueur 3");
        assertThat(names(FRENCH)).containsExactly("Joueur 3", "Joueur 3 2", "Joueur 3 3");
    }

    private List<String> names(Words words) {
        return GameConfigFactory.of(model, words, 1).players().stream()
                .map(Player::name)
                .toList();
    }
}
