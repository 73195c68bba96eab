package millebornes.desktop.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace;
import millebornes.session.GameConfig;
import millebornes.session.ReadingHelp;
import millebornes.session.SeatPlayer;
import millebornes.words.Language;
import millebornes.words.PlayerNames;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class GameConfigFactoryTest {

    private static final Words FRENCH = Words.of(Language.FRENCH);

    static final List<Edition> EDITIONS = Editions.ALL;

    private final SetupModel model = new SetupModel(LastSetup.FIRST);

    @Test
    void theGameIsWhatThePageShows() {
        model.form(TeamFormat.singles(3));
        model.name(0, "Camille");
        model.name(2, "Lou");
        model.mark(2);
        model.changeLivery(0, 1);
        GameConfig game = GameConfigFactory.of(model, FRENCH, DealSeed.numbered(42));
        assertThat(game.players())
                .containsExactly(
                        faced("Camille", 0),
                        new SeatPlayer.Computer("", BotLevel.EASY, BotCharacter.CALM),
                        faced("Lou", 2));
        assertThat(game.first()).isEqualTo(2);
        assertThat(game.looks()).containsExactly(Livery.B, Livery.A, Livery.C);
        assertThat(game.seed()).isEqualTo(DealSeed.numbered(42));
    }

    /// A person keeps the name of the language in which the game began: it stands in the scores. A computer is called
    /// by whatever is spoken.
    @Test
    void whoSaysNoNameIsCalledByPlace() {
        Words englishWords = Words.of(Language.ENGLISH);
        model.form(TeamFormat.singles(4));
        model.level(3, BotLevel.EASY);
        for (int seat : List.of(1, 3)) {
            while (model.sitters().get(seat).character().isSomebody()) {
                model.nextCharacter(seat);
            }
        }
        List<SeatPlayer> players =
                GameConfigFactory.of(model, FRENCH, DealSeed.numbered(1)).players();
        assertThat(PlayerNames.of(FRENCH, players))
                .containsExactly("Joueur 1", "Ordinateur 2", "Joueur 3", "Ordinateur 4");
        assertThat(PlayerNames.of(englishWords, players))
                .containsExactly("Joueur 1", "Computer 2", "Joueur 3", "Computer 4");
        assertThat(PlayerNames.of(
                        englishWords,
                        GameConfigFactory.of(model, englishWords, DealSeed.numbered(1))
                                .players()))
                .containsExactly("Player 1", "Computer 2", "Player 3", "Computer 4");
    }

    /// Who has a character is called by it, until somebody types a name; two computers are two people.
    @Test
    void aComputerIsCalledAsItsCharacter() {
        model.form(TeamFormat.singles(4));
        model.level(2, BotLevel.HARD);
        model.level(3, BotLevel.EASY);
        List<SeatPlayer> players =
                GameConfigFactory.of(model, FRENCH, DealSeed.numbered(1)).players();
        assertThat(players)
                .extracting(SeatPlayer::character)
                .containsExactly(BotCharacter.PLAIN, BotCharacter.CALM, BotCharacter.BOLD, BotCharacter.CAUTIOUS);
        assertThat(PlayerNames.of(FRENCH, players)).containsExactly("Joueur 1", "Marius", "Gaston", "Odette");
        model.nextCharacter(2);
        model.nextCharacter(2);
        model.name(3, "Robot");
        assertThat(PlayerNames.of(
                        FRENCH,
                        GameConfigFactory.of(model, FRENCH, DealSeed.numbered(1))
                                .players()))
                .containsExactly("Joueur 1", "Marius", "Lulu", "Robot");
    }

    /// A person who sits down on a computer's seat and stands up again finds the same computer there.
    @Test
    void aCharacterStaysWithItsSeat() {
        model.nextCharacter(1);
        BotCharacter chosenCharacter = model.sitters().get(1).character();
        model.level(1, null);
        model.level(1, BotLevel.MEDIUM);
        assertThat(model.sitters().get(1).character())
                .isEqualTo(chosenCharacter)
                .isEqualTo(BotCharacter.BOLD);
        assertThat(model.family().sitters().get(1).character()).isEqualTo(chosenCharacter);
    }

    @Test
    void whoIsHelpedStaysSo() {
        model.form(TeamFormat.singles(3));
        model.help(2, ReadingHelp.PICTURES);
        assertThat(GameConfigFactory.of(model, FRENCH, DealSeed.numbered(1)).players())
                .extracting(SeatPlayer::help)
                .containsExactly(ReadingHelp.USUAL, ReadingHelp.USUAL, ReadingHelp.PICTURES);
    }

    /// Whatever the family played last, and however many, a child finds a game without points.
    @ParameterizedTest
    @FieldSource("EDITIONS")
    void aChildsGameIsJuniorAfterAnyGame(Edition edition) {
        for (TeamFormat form : Editions.PLAYROOM.tables().stream()
                .map(Edition.TablePreset::form)
                .toList()) {
            SetupModel lastModel = new SetupModel(LastSetup.FIRST);
            lastModel.edition(Editions.PLAYROOM);
            lastModel.form(form);
            lastModel.edition(edition);
            GameConfig game = GameConfigFactory.junior(lastModel.family(), FRENCH, DealSeed.numbered(1));
            assertThat(game.setup().problem()).isEmpty();
            assertThat(game.setup().choices().scoring()).isEqualTo(ScoringMode.JUNIOR);
        }
    }

    @Test
    void theFirstChildPlaysAgainstTheComputer() {
        assertThat(GameConfigFactory.junior(LastSetup.FIRST, FRENCH, DealSeed.numbered(1))
                        .players())
                .extracting(SeatPlayer::isHuman)
                .containsExactly(true, false);
    }

    @Test
    void noTwoAreCalledTheSame() {
        model.form(TeamFormat.singles(3));
        model.name(0, "Joueur 3");
        model.name(1, "Joueur 3");
        assertThat(names(FRENCH)).containsExactly("Joueur 3", "Joueur 3 2", "Joueur 3 3");
    }

    private List<String> names(Words words) {
        return GameConfigFactory.of(model, words, DealSeed.numbered(1)).players().stream()
                .map(SeatPlayer::name)
                .toList();
    }

    /// Anyone who has dressed no car has a face all the same.
    private static SeatPlayer faced(String name, int seat) {
        return new SeatPlayer.Human(name, ReadingHelp.USUAL, CarOutfit.PLAIN.with(DriverFace.usual(seat)));
    }
}
