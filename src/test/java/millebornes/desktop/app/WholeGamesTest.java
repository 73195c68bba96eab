package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.stage.Stage;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Form;
import millebornes.engine.rules.Options;
import millebornes.engine.rules.Profiles;
import millebornes.engine.rules.Scoring;
import millebornes.engine.score.RoundResult;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// Whole games through the real window, from the first page to the score sheet, by clicks only. Each ends on the totals
/// that the engine gives.
@ExtendWith(ApplicationExtension.class)
class WholeGamesTest {

    /// A deal in which two sensible people come to a coup-fourré.
    private static final long SEED = 52;

    /// A deal in which a person comes to 700 km and goes on.
    private static final long EXTENDED = 24;

    /// Deals whose rounds are over soon, so that clicking them through takes little time.
    private static final long SHORT_TEAMS = 1;

    private static final long SHORT_DUEL = 4;
    private static final long SHORT_MICRO = 3;
    private static final long SHORT_SIX = 2;
    private static final long SHORT_NINE = 1;

    private final ClickedGame game = new ClickedGame();

    @Start
    void open(Stage stage) {
        game.open(stage, SEED);
    }

    @Test
    void threePeoplePlayAJuniorRound() {
        game.click("new-game")
                .click("add-player")
                .click("seat-1-human")
                .click("seat-2-human")
                .click("junior");
        game.click("play").playRound();

        assertThat(options().scoring()).isEqualTo(Scoring.JUNIOR);
        assertThat(game.session().game().humans()).isEqualTo(3);
        assertThat(match().isOver()).isTrue();
        assertThat(game.scores()).hasSize(1);
        assertThat(game.scores().getFirst().players()).hasSize(3);
    }

    @Test
    void twoPeoplePlayAnExpertRoundWithACoupFourre() {
        game.click("new-game")
                .click("seat-1-human")
                .click("expert")
                .click("play")
                .playRound();

        assertThat(game.session().game().humans()).isEqualTo(2);
        assertThat(game.coupsFourres()).isPositive();
        assertSheetShowsTheTotals();
    }

    @Test
    void aPersonAndAComputerPlayAccelerated() {
        option("option-ACCELERATED").click("play").playRound();

        assertThat(options().accelerated()).isTrue();
        assertSheetShowsTheTotals();
    }

    @Test
    void aPersonAndAComputerPlayExtended() {
        option("option-EXTENDED").click("play").playRound();

        assertThat(options().extended()).isTrue();
        assertSheetShowsTheTotals();
    }

    @Test
    void aPersonPlaysTwoAgainstTwoWithComputers() {
        option("form-2x2").click("play").playRound();

        assertThat(game.session().game().setup().form()).isEqualTo(new Form(2, 2));
        assertSheetShowsTheTotals();
    }

    @Test
    void aPersonPlaysFourTeamsOfTwoWithComputers() {
        option("form-4x2").click("play").playRound();

        assertThat(game.session().game().setup().form()).isEqualTo(new Form(4, 2));
        assertSheetShowsTheTotals();
    }

    @Test
    void aLongGameGoesOnOverTwoRounds() {
        option("length-rounds").click("play").playRound();
        assertThat(match().number()).isEqualTo(1);
        assertSheetShowsTheTotals();

        game.click("next-round").playRound();

        assertThat(match().number()).isEqualTo(2);
        assertSheetShowsTheTotals();
        for (int team = 0; team < match().totals().size(); team++) {
            assertThat(game.shown("total-match-" + team))
                    .isEqualTo(number(match().totals().get(team)));
        }
    }

    @Test
    void aPersonExtendsAClassicRoundFor1000() {
        edition("classic").seed(EXTENDED).click("play").playRound();

        assertThat(match().rules().profile()).isEqualTo(Profiles.CLASSIC);
        assertThat(match().round().target()).isEqualTo(1000);
        assertSheetShowsTheTotals();
    }

    @Test
    void classicTeamsPlayTo1000() {
        edition("classic")
                .seed(SHORT_TEAMS)
                .click("form-2x2")
                .click("seat-2-easy")
                .click("seat-3-easy");
        game.click("play").playRound();

        assertThat(match().rules().seating().carCount()).isEqualTo(2);
        assertThat(match().round().target()).isEqualTo(1000);
        assertSheetShowsTheTotals();
    }

    @Test
    void aPersonAndAComputerPlayTheDuel() {
        edition("duel").seed(SHORT_DUEL).click("play").playRound();

        assertThat(match().rules().profile()).isEqualTo(Profiles.DUEL);
        assertSheetShowsTheTotals();
    }

    @Test
    void onePersonPlaysTheMicroAgainstTheComputer() {
        edition("micro").seed(SHORT_MICRO).click("play").playRound();

        assertThat(game.session().game().humans()).isEqualTo(1);
        assertThat(match().number()).isEqualTo(1);
        assertSheetShowsTheTotals();
    }

    @Test
    void sixCarsInThePlayroomWithEverySwitch() {
        edition("playroom")
                .seed(SHORT_SIX)
                .click("form-singles-6")
                .click("seat-3-easy")
                .click("seat-4-easy")
                .click("seat-5-easy")
                .click("more-settings")
                .click("option-CUMULATE")
                .click("option-WRONG_WAY")
                .click("option-RESHUFFLE");
        game.click("play").playRound();

        assertThat(options().cumulate() && options().wrongWay() && options().reshuffle())
                .isTrue();
        assertThat(match().round().cars().size()).isEqualTo(6);
        assertSheetShowsTheTotals();
    }

    @Test
    void nineSeatsInThePlayroom() {
        edition("playroom").seed(SHORT_NINE).click("form-3x3");
        for (int seat = 2; seat < 9; seat++) {
            game.click("seat-" + seat + "-easy");
        }
        game.click("play").playRound();

        assertThat(game.session().game().players()).hasSize(9);
        assertSheetShowsTheTotals();
    }

    private ClickedGame edition(String id) {
        return game.click("new-game").click("edition-" + id);
    }

    private ClickedGame option(String id) {
        return game.click("new-game").click("expert").click("more-settings").click(id);
    }

    private void assertSheetShowsTheTotals() {
        RoundResult result = match().results().getLast();
        result.scores()
                .forEach(
                        score -> assertThat(game.shown("total-" + score.team())).isEqualTo(number(score.total())));
    }

    private static String number(int points) {
        return Words.of(Language.FRENCH).number(points);
    }

    private Match match() {
        return game.session().match();
    }

    private Options options() {
        return match().rules().options();
    }
}
