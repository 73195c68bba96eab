package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.function.Predicate;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import millebornes.desktop.Gallery;
import millebornes.desktop.ScreenKind;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.UndoMotionPlanner;
import millebornes.desktop.motion.VisibleHands;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.session.MatchTransition;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// Eight frames of every kind of movement, side by side, for review.
class FilmStripTest {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));

    @Test
    void aDriveRoundABend() {
        FilmStrip.checkStrip(
                "film-drive",
                FilmStrip.FilmWindow.DAY,
                Movement.CarMove.class,
                FilmStrip.around(1090, 420, 380),
                transition -> transition.events().stream()
                        .anyMatch(event -> event instanceof Event.Drove drove
                                && drove.distance() == Distance.KM_200
                                && drove.fromKm() >= 225
                                && drove.fromKm() <= 275));
    }

    @Test
    void theViewLeansInOnADrive() {
        FilmStrip.checkStrip(
                "film-lean",
                FilmStrip.FilmWindow.DAY,
                Movement.CloseUp.class,
                FilmStrip.WHOLE,
                FilmStripTest::passesHalfWay);
    }

    private static boolean passesHalfWay(MatchTransition transition) {
        return transition.events().stream()
                .anyMatch(event -> event instanceof Event.Drove drove
                        && drove.distance() == Distance.KM_200
                        && drove.fromKm() > 300
                        && drove.fromKm() <= 475);
    }

    @Test
    void aStoneWinks() {
        for (ColourTheme theme : ColourTheme.values()) {
            FilmStrip.checkStrip(
                    "film-stone-" + theme.name().toLowerCase(Locale.ROOT),
                    FilmStrip.FilmWindow.of(theme),
                    Movement.StoneWinks.class,
                    FilmStrip.around(838, 440, 200),
                    FilmStripTest::passesFromAfar);
        }
        FilmStrip.checkStrip(
                "film-stone-finish",
                FilmStrip.FilmWindow.DAY,
                Movement.StoneWinks.class,
                FilmStrip.around(985, 150, 260),
                transition -> has(transition, Event.Arrived.class));
    }

    /// No card that is held up covers the stone.
    private static boolean passesFromAfar(MatchTransition transition) {
        return transition.events().stream()
                .anyMatch(event -> event instanceof Event.Drove drove
                        && drove.fromKm() > 100
                        && drove.fromKm() <= 125
                        && drove.toKm() > 200);
    }

    @Test
    void aTokenDrop() {
        FilmStrip.checkStrip(
                "film-token",
                FilmStrip.FilmWindow.DAY,
                Movement.TokenDrop.class,
                FilmStrip.around(1000, 400, 560),
                FilmStripTest::attacksAStop);
    }

    /// The disc on the free side of the board; one attack by night, and a cure with six cars.
    @Test
    void attacksAndCuresAreShownLarge() {
        for (Hazard hazard : Hazard.values()) {
            if (hazard != Hazard.WRONG_WAY) {
                FilmStrip.checkWhole(
                        "film-attack-" + hazard.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                        FOUR,
                        FilmStrip.FilmWindow.of(hazard == Hazard.ACCIDENT ? ColourTheme.NIGHT : ColourTheme.DAY),
                        Movement.Moment.class,
                        transition -> transition.events().stream()
                                .anyMatch(event -> event instanceof Event.Attacked attacked
                                        && attacked.hazard() == hazard
                                        && transition
                                                        .before()
                                                        .round()
                                                        .car(attacked.car())
                                                        .km()
                                                > 0));
            }
        }
        FilmStrip.checkWhole(
                "film-remedy-six-contrast",
                Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)),
                FilmStrip.FilmWindow.of(ColourTheme.HIGH_CONTRAST),
                Movement.Moment.class,
                transition -> transition.events().stream()
                        .anyMatch(event -> event instanceof Event.Cured cured
                                && cured.remedy() != Remedy.GREEN_LIGHT
                                && transition.before().round().car(cured.car()).km() > 200));
    }

    @Test
    void theViewLeansInOnEveryRoad() {
        FilmStrip.checkWhole(
                "film-lean-two-night",
                Setup.of(Editions.BOARD, TeamFormat.singles(2)),
                FilmStrip.FilmWindow.of(ColourTheme.NIGHT),
                Movement.CloseUp.class,
                transition -> drives(transition, 1));
        FilmStrip.checkWhole(
                "film-lean-six-contrast",
                Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)),
                FilmStrip.FilmWindow.of(ColourTheme.HIGH_CONTRAST),
                Movement.CloseUp.class,
                transition -> drives(transition, 1));
    }

    @Test
    void theViewLeansInOnEveryScreen() {
        for (ScreenKind screen : ScreenKind.EXTREME) {
            FilmStrip.checkWhole(
                    "screen-zoom-" + screen,
                    FOUR,
                    new FilmStrip.FilmWindow(
                            ColourTheme.DAY, Language.FRENCH, screen.windowWidth(), screen.windowHeight()),
                    Movement.CloseUp.class,
                    FilmStripTest::passesHalfWay);
        }
    }

    @Test
    void momentsFillEveryWindow() {
        Setup juniorSetup =
                new Setup(Editions.BOARD, TeamFormat.singles(4), OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
        FilmStrip.FilmWindow smallWindow = new FilmStrip.FilmWindow(ColourTheme.DAY, Language.ENGLISH, 1024, 700);
        FilmStrip.FilmWindow largeWindow = new FilmStrip.FilmWindow(ColourTheme.DAY, Language.ENGLISH, 1920, 1080);
        FilmStrip.checkWhole(
                "film-lean-junior-en-small",
                juniorSetup,
                smallWindow,
                Movement.CloseUp.class,
                transition -> drives(transition, 1));
        FilmStrip.checkWhole(
                "film-lean-en-large", FOUR, largeWindow, Movement.CloseUp.class, transition -> drives(transition, 1));
        FilmStrip.checkWhole(
                "film-attack-junior-en-smallest",
                juniorSetup,
                new FilmStrip.FilmWindow(ColourTheme.DAY, Language.ENGLISH, 960, 640),
                Movement.Moment.class,
                FilmStripTest::attacksAStop);
        FilmStrip.checkWhole(
                "film-coup-fourre-en-small",
                FOUR,
                smallWindow,
                Movement.CoupFourreFlourish.class,
                FilmStripTest::coupFourre);
        FilmStrip.checkWhole(
                "film-coup-fourre-en-large-contrast",
                FOUR,
                new FilmStrip.FilmWindow(ColourTheme.HIGH_CONTRAST, Language.ENGLISH, 1920, 1080),
                Movement.CoupFourreFlourish.class,
                FilmStripTest::coupFourre);
    }

    @Test
    void halfTheWayIsNoticed() {
        FilmStrip.checkStrip(
                "film-halfway",
                FilmStrip.FilmWindow.DAY,
                Movement.HalfwayPassed.class,
                FilmStrip.WHOLE,
                transition -> transition.events().stream()
                        .anyMatch(event ->
                                event instanceof Event.Drove drove && drove.fromKm() <= 500 && drove.toKm() > 500));
    }

    @Test
    void aSafetyIsShownLarge() {
        FilmStrip.checkWhole(
                "film-safety",
                FOUR,
                new FilmStrip.FilmWindow(ColourTheme.DAY, Language.ENGLISH, 1024, 700),
                Movement.Moment.class,
                transition -> transition.events().stream()
                        .anyMatch(event -> event instanceof Event.SafetyShown shown
                                && transition.before().round().car(shown.car()).km() > 100));
    }

    @Test
    void aCoupFourre() {
        FilmStrip.checkStrip(
                "film-coup-fourre",
                FilmStrip.FilmWindow.DAY,
                Movement.CoupFourreFlourish.class,
                FilmStrip.WHOLE,
                FilmStripTest::coupFourre);
        FilmStrip.checkStrip(
                "film-coup-fourre-night",
                FilmStrip.FilmWindow.of(ColourTheme.NIGHT),
                Movement.CoupFourreFlourish.class,
                FilmStrip.WHOLE,
                FilmStripTest::coupFourre);
    }

    /// Where nothing moves a coup-fourré or an attack is one picture, which stays until it is skipped and leaves nothing
    /// behind.
    @Test
    void aLargeMomentIsAPictureWhereNothingMoves() {
        calm("coup-fourre-calm", FilmStripTest::coupFourre);
        calm("attack-calm", FilmStripTest::attacksAStop);
    }

    private static void calm(String name, Predicate<MatchTransition> wanted) {
        GameSituations.FoundStep found = GameSituations.step(FOUR, 1, wanted);
        MatchTransition transition = found.step();
        MotionPlan plan = found.plan(new VisibleHands(0, 0));
        Gallery.onToolkit(() -> {
            FilmStrip.PreparedTable table = FilmStrip.PreparedTable.of(
                    found.session(), transition.before(), transition.after(), FilmStrip.FilmWindow.DAY, Pace.OFF);
            Stage window = new Stage();
            window.setScene(table.scene());
            TableMotionPlayer player = new TableMotionPlayer(
                    SoundPlayer.NONE, TableDelays.at(Pace.OFF).still());
            player.play(plan, table.view(), table.before(), table.after(), table.names(), Pace.OFF);
            assertThat(player.isMoving()).isTrue();
            Image calm = Gallery.checkDrawn(table.scene(), name);
            player.skip();
            assertThat(player.isMoving()).isFalse();
            Image rest = Gallery.checkDrawn(table.scene(), name + "-after");
            assertThat(Gallery.colours(calm)).isNotEqualTo(Gallery.colours(rest));
            table.view().show(table.after());
            assertThat(Gallery.colours(table.scene().snapshot(null)))
                    .as("nothing of it is left")
                    .isEqualTo(Gallery.colours(rest));
            window.setScene(null);
            return true;
        });
    }

    @Test
    void aCardIsPlayedByAComputer() {
        FilmStrip.checkStrip(
                "film-card",
                FilmStrip.FilmWindow.DAY,
                Movement.CardMove.class,
                FilmStrip.WHOLE,
                transition -> drives(transition, 2));
    }

    @Test
    void aCardIsPlayedFromTheHandAndAnotherDrawn() {
        FilmStrip.checkStrip(
                "film-hand",
                FilmStrip.FilmWindow.DAY,
                Movement.class,
                FilmStrip.WHOLE,
                transition -> drives(transition, 0));
    }

    /// What is shown is a step from the end to the beginning.
    @Test
    void aPlayIsTakenBack() {
        GameSituations.FoundStep found = GameSituations.step(FOUR, 1, transition -> drives(transition, 0));
        MatchTransition transition = found.step();
        MotionPlan plan = new UndoMotionPlanner(
                        transition.before().rules(),
                        transition.after().round(),
                        transition.before().round(),
                        new VisibleHands(0, 0))
                .plan(transition.events());
        Match matchWithout = transition.before();
        FilmStrip.checkFrames(
                "film-undo",
                FilmStrip.WHOLE,
                Gallery.onToolkit(() -> FilmStrip.frames(
                        found.session(),
                        transition.after(),
                        plan,
                        matchWithout,
                        FilmStrip.FilmWindow.DAY,
                        Movement.class,
                        _ -> FilmStrip.WHOLE)));
    }

    @Test
    void rocketsOverTheFinish() {
        FilmStrip.checkStrip(
                "film-fireworks",
                FilmStrip.FilmWindow.DAY,
                Movement.Fireworks.class,
                FilmStrip.around(980, 150, 560),
                transition -> has(transition, Event.Arrived.class));
    }

    private static boolean drives(MatchTransition transition, int seat) {
        return transition.events().stream()
                .anyMatch(event -> event instanceof Event.Drove drove && drove.seat() == seat && drove.fromKm() > 200);
    }

    private static boolean attacksAStop(MatchTransition transition) {
        return transition.events().stream()
                .anyMatch(event -> event instanceof Event.Attacked attacked
                        && attacked.hazard().stops()
                        && transition.before().round().car(attacked.car()).km() > 300);
    }

    private static boolean coupFourre(MatchTransition transition) {
        return transition.events().stream()
                .anyMatch(event -> event instanceof Event.CoupFourreDeclared coup
                        && transition.before().round().car(coup.car()).km() > 200);
    }

    private static boolean has(MatchTransition transition, Class<? extends Event> kind) {
        return transition.events().stream().anyMatch(kind::isInstance);
    }
}
