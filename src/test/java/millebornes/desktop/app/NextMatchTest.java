package millebornes.desktop.app;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import millebornes.desktop.table.MenuEntry;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Round;
import millebornes.save.GameLibrary;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGameFiles;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What follows a match: a game that began by earlier rules continues by them, but every way from it to a new match
/// leads to the current rules; and children stay among children.
class NextMatchTest extends KeptGameWindow {

    private static final Setup TODAY =
            Setup.of(Editions.PLAYROOM, TeamFormat.singles(2)).with(choices -> choices.rounds(1));

    /// The ways from an old match to a new one, by the ids of the buttons that are pressed.
    enum Door {
        SAME_DEAL("same-deal"),
        OTHER_CARDS("new-game play"),
        REPLAY("more:watch replay-again"),
        SAVES("home saves shelf-replay-0 replay-again");

        private final String buttons;

        Door(String buttons) {
            this.buttons = buttons;
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyDoorToANewMatchLeadsToTheRulesOfToday(Door door) throws IOException {
        resumeEarlierGame();
        playUntil(Round::isOver);
        Session oldSession = session();
        for (String button : List.of(door.buttons.split(" "))) {
            if (button.startsWith("more:")) {
                pressInMenu(button.substring("more:".length()));
            } else {
                press(button);
            }
        }
        assertThat(session()).as("another match").isNotSameAs(oldSession);
        assertThat(session().game().setup().isEarlier()).isFalse();
        assertThat(session().match().rules().setup().isEarlier()).isFalse();
    }

    @Test
    void theNextPagesDealByTheRulesOfTodayToo() {
        start();
        GameConfig earlierConfig = earlier();
        fx(() -> pages().dealAgain(earlierConfig));
        assertThat(session().game().setup()).isEqualTo(TODAY);
        fx(() -> pages().begin(earlierConfig));
        assertThat(session().game()).isEqualTo(earlierConfig.byCurrentRules());
    }

    /// A child that cannot read presses what is large: it plays once more, and never lands in a game with points.
    @Test
    void afterAJuniorMatchAgainComesFirstAndNewGameStaysJunior() {
        start();
        press("child-game");
        assertThat(session().game().isJunior()).isTrue();
        playUntil(Round::isOver);
        awaited("again");
        assertThat(WindowRobot.onFx(() -> button("again").isDefaultButton())).isTrue();
        assertThat(WindowRobot.onFx(() -> button("new-game").isDefaultButton())).isFalse();
        Session oldSession = session();
        press("again");
        assertThat(session()).as("another match").isNotSameAs(oldSession);
        assertThat(session().game().isJunior()).isTrue();
        playUntil(Round::isOver);
        assertNewGameIsJunior(List.of("new-game"));
    }

    @Test
    void newGameStaysJuniorFromTheMenuOfAJuniorMatchToo() {
        start();
        press("child-game");
        assertNewGameIsJunior(List.of("menu", MenuEntry.NEW_GAME.id()));
    }

    private void assertNewGameIsJunior(List<String> buttons) {
        Session sessionBefore = session();
        buttons.forEach(this::press);
        awaited("junior");
        assertThat(WindowRobot.onFx(() -> node("junior").getStyleClass())).contains(StyleClasses.ACTIVE);
        press("play");
        assertThat(session()).as("another match").isNotSameAs(sessionBefore);
        assertThat(session().game().isJunior()).isTrue();
    }

    private Button button(String id) {
        return (Button) node(id);
    }

    private Node node(String id) {
        return requireNonNull(window().getScene().lookup("#" + id), id);
    }

    private void resumeEarlierGame() throws IOException {
        GameLibrary library = new GameLibrary(folder.resolve("games"));
        Files.createDirectories(folder.resolve("games"));
        Session begunSession = Session.start(earlier());
        play(begunSession, round -> cars(round) > 50);
        SavedGameFiles.write(
                SavedSessionConverter.of(begunSession, SaveMetadata.NONE.withSaved(Instant.EPOCH)),
                library.file("old"));
        start();
        press("continue");
        assertThat(session().game().setup().isEarlier())
                .as("it goes on by its own")
                .isTrue();
    }

    private static GameConfig earlier() {
        return TestGames.game(TODAY.earlier(), BOTH, 4);
    }
}
