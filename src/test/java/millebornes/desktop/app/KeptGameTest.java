package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import millebornes.desktop.Patience;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.table.OverlayAnswer;
import millebornes.desktop.table.TableInput;
import millebornes.engine.match.DealSeed;
import millebornes.engine.notation.PositionText;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.save.FolderLock;
import millebornes.save.LibraryGame;
import millebornes.save.ReplayedGame;
import millebornes.save.SavedGame;
import millebornes.save.WholeGame;
import millebornes.session.AutosavedGamesStore.KeepingProblem;
import millebornes.session.GameConfig;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxRobot;

/// A game that is left at any moment can be resumed there after a restart: two actions lead to the same screen, behind
/// the curtain, and nobody sees another player's card on the way.
class KeptGameTest extends KeptGameWindow {

    private static final int ALONE = 0b01;

    /// When a game is left, and what is to be seen after the next start.
    record Moment(String name, GameConfig game, Predicate<Round> left, String shown) {

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Moment> moments() {
        GameConfig peopleConfig = people(4);
        GameConfig roundsConfig = TestGames.game(
                Setup.of(Editions.BOARD, TeamFormat.singles(2)).with(choices -> choices.rounds(3)), BOTH, 4);
        GameConfig farConfig = atSevenHundred();
        return Stream.of(
                new Moment("right after the deal", peopleConfig, _ -> true, "curtain-open"),
                new Moment("in mid-turn", peopleConfig, round -> cars(round) > 100, "curtain-open"),
                new Moment(
                        "in a coup-fourré question",
                        peopleConfig,
                        round -> round.phase() instanceof Phase.CoupFourreWindow,
                        "go-on"),
                new Moment("between rounds", roundsConfig, Round::isOver, "next-round"),
                new Moment(
                        "before the extension",
                        farConfig,
                        round -> round.phase() instanceof Phase.Extension,
                        "curtain-open"));
    }

    @ParameterizedTest
    @MethodSource("moments")
    void theSameScreenIsThereBehindTheCurtain(Moment moment) {
        start();
        fx(() -> pages().begin(moment.game()));
        playUntil(moment.left());
        fx(() -> screen().handle(new TableInput.PressCurtain(OverlayAnswer.OPEN)));
        String position = position();
        fx(pages()::quit);
        assertThat(closed).as("closed without a question").isEqualTo(1);
        start();
        assertThat(isShown("continue")).isTrue();
        assertThat(text("continue")).containsPattern("enregistrée à \\d+\\hh\\h\\d\\d");
        assertThat(openHands()).isEmpty();
        press("continue");
        assertThat(position()).isEqualTo(position);
        assertThat(isShown(moment.shown())).as(moment.shown()).isTrue();
        assertThat(openHands()).isEmpty();
    }

    /// After a crash one action goes on and one more uncovers the player's hand: with the mouse, and with the key that
    /// needs no aiming.
    @ParameterizedTest
    @EnumSource
    void afterACrashTwoActionsLeadToTheOwnHand(Hand hand) {
        start();
        fx(() -> pages().begin(people(4)));
        playUntil(round -> cars(round) > 100);
        String position = position();
        crash();
        start();
        fx(() -> window().requestFocus());
        Patience.settle();
        FxRobot robot = new StraightRobot();
        List<Runnable> actions = switch (hand) {
            case ON_THE_MOUSE -> List.of(() -> robot.clickOn("#continue"), () -> robot.clickOn("#curtain-open"));
            case ON_THE_KEYBOARD -> List.of(() -> robot.type(KeyCode.ENTER), () -> robot.type(KeyCode.ENTER));
        };
        for (Runnable action : actions) {
            assertThat(openHands()).isEmpty();
            action.run();
            Patience.settle();
        }
        assertThat(actions).hasSize(2);
        assertThat(openHands()).isNotEmpty();
        assertThat(position()).isEqualTo(position);
    }

    /// Where somebody has the hand.
    enum Hand {
        ON_THE_MOUSE,
        ON_THE_KEYBOARD
    }

    @Test
    void aCurtainThatIsDownIsDownAgain() {
        start();
        fx(() -> pages().begin(people(4)));
        playUntil(round -> cars(round) > 50);
        fx(() -> screen().interrupted());
        assertThat(isShown("curtain-open")).isTrue();
        start();
        press("continue");
        assertThat(isShown("curtain-open")).isTrue();
        assertThat(openHands()).isEmpty();
    }

    @Test
    void whoPlaysAloneIsAtTheTableAtOnce() {
        start();
        fx(() -> pages().begin(TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(2)), ALONE, 4)));
        playUntil(round -> cars(round) > 50);
        start();
        press("continue");
        assertThat(openHands()).isNotEmpty();
    }

    @Test
    void whatOthersMayHaveSeenIsNotTakenBackAfterAStart() {
        start();
        fx(() -> pages().begin(people(4)));
        fx(() -> {
            screen().handle(new TableInput.PressCurtain(OverlayAnswer.OPEN));
            screen().handle(new TableInput.DropCardOnDiscards(0));
        });
        start();
        press("continue");
        int moves = session().moves().size();
        fx(() -> screen().flow().takeBack());
        assertThat(session().moves()).hasSize(moves);
    }

    /// Anyone who ends the program between taking back and playing again has lost nothing.
    @Test
    void whatWasTakenBackIsPlayedAgainAfterAStart() {
        start();
        fx(() -> pages().begin(people(4)));
        fx(() -> {
            screen().handle(new TableInput.PressCurtain(OverlayAnswer.OPEN));
            screen().handle(new TableInput.DropCardOnDiscards(0));
        });
        String before = position();
        press("curtain-undo");
        assertThat(position()).isNotEqualTo(before);
        start();
        press("continue");
        assertThat(openHands()).isEmpty();
        press("curtain-redo");
        assertThat(position()).isEqualTo(before);
        assertThat(openHands()).isEmpty();
        assertThat(isShown("curtain-redo")).isFalse();
    }

    @Test
    void aNewGameKeepsTheOldOneAmongTheGames() throws IOException {
        start();
        fx(() -> pages().begin(people(4)));
        playUntil(round -> cars(round) > 100);
        String old = position();
        fx(() -> pages().begin(people(9)));
        playUntil(round -> cars(round) > 50);
        keeper().settle();
        assertThat(games())
                .hasSize(2)
                .anySatisfy(game -> assertThat(position(game)).isEqualTo(old));
        start();
        press("continue");
        assertThat(session().game().seed()).isEqualTo(DealSeed.numbered(9));
    }

    private static String position(LibraryGame libraryGame) {
        return PositionText.of(ReplayedGame.of(WholeGame.of(libraryGame)).match());
    }

    @Test
    void aGameInWhichNothingWasPlayedLeavesNothingBehind() throws IOException {
        start();
        fx(() -> pages().begin(people(4)));
        fx(() -> pages().begin(people(5)));
        keeper().settle();
        assertThat(games())
                .singleElement()
                .satisfies(game -> assertThat(game.summary().begun().seed()).isEqualTo(DealSeed.numbered(5)));
    }

    @Test
    void aFinishedGameDoesNotWait() throws IOException {
        start();
        GameConfig oneRoundConfig = TestGames.game(
                Setup.of(Editions.BOARD, TeamFormat.singles(2)).with(choices -> choices.rounds(1)), BOTH, 4);
        fx(() -> pages().begin(oneRoundConfig));
        playUntil(Round::isOver);
        assertThat(isShown("new-game")).isTrue();
        assertThat(text("seed")).contains("4");
        keeper().settle();
        start();
        assertThat(isShown("continue")).isFalse();
        assertThat(games()).singleElement().matches(LibraryGame.Playable::isFinished);
    }

    @Test
    void aDiskThatFailsIsToldOnceAndTheGameGoesOn() throws IOException {
        Files.writeString(folder.resolve("games"), "in the way");
        start();
        fx(() -> pages().begin(people(4)));
        playUntil(round -> cars(round) > 100);
        keeper().settle();
        assertThat(problems).containsExactly(KeepingProblem.DISK);
        int before = session().moves().size();
        Files.delete(folder.resolve("games"));
        playUntil(round -> cars(round) > 200);
        keeper().settle();
        assertThat(session().moves()).hasSizeGreaterThan(before);
        assertThat(problems).containsExactly(KeepingProblem.DISK);
        start();
        assertThat(isShown("continue")).as("kept as soon as the disk lets it").isTrue();
    }

    @Test
    void whereNothingIsKeptSomethingIsAsked() throws IOException {
        Files.writeString(folder.resolve("games"), "in the way");
        start();
        fx(() -> pages().begin(people(4)));
        playUntil(round -> cars(round) > 50);
        keeper().settle();
        fx(pages()::quit);
        assertThat(closed).isZero();
        assertThat(isShown("confirm-keep")).isTrue();
    }

    @Test
    void anotherWindowTakesOver() throws IOException {
        start();
        fx(() -> pages().begin(people(4)));
        playUntil(round -> cars(round) > 50);
        keeper().settle();
        FolderLock secondLock = FolderLock.of(folder);
        assertThat(secondLock.isMine()).isFalse();
        secondLock.takeOver();
        List<SavedGame> kept = games().stream().map(WholeGame::of).toList();
        playUntil(round -> cars(round) > 150);
        keeper().settle();
        assertThat(problems).containsExactly(KeepingProblem.TAKEN_OVER);
        assertThat(games()).extracting(WholeGame::of).isEqualTo(kept);
        secondLock.close();
    }
}
