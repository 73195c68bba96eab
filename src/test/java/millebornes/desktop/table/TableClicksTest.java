package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.desktop.StraightRobot;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A person plays at the real table by clicks.
class TableClicksTest {

    private static final double WIDTH = 1000;
    private static final double HEIGHT = 700;
    private static final int MOST_ACTS = 60;

    private final FxRobot robot = new StraightRobot();

    @Test
    void twoPeoplePlayTurnsByClicks() {
        TableStage table = TableStage.open(TestGames.people(2, 5), TableStage.still(), WIDTH, HEIGHT);
        int acts = 0;
        int attacks = 0;
        while ((attacks == 0 || km(table) == 0) && acts++ < MOST_ACTS) {
            FlowState stateBefore = table.screen().flow().moment();
            attacks += stateBefore instanceof FlowState.CoupFourreAsked ? 1 : 0;
            press(table, stateBefore);
        }
        assertThat(attacks).isPositive();
        assertThat(km(table)).isPositive();
    }

    @Test
    void computersPlayBetweenThePersonsTurns() throws Exception {
        Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(3));
        TableStage table = TableStage.open(TestGames.game(setup, 1, 3), TableStage.still(), WIDTH, HEIGHT);
        for (int turn = 0; turn < 5; turn++) {
            table.await(() -> table.screen().flow().moment() instanceof FlowState.Turn
                    || table.screen().flow().moment() instanceof FlowState.CoupFourreAsked);
            press(table, table.screen().flow().moment());
        }
        assertThat(table.session().match().round().shoe().drawPileSize()).isLessThan(80);
    }

    @Test
    void computersAlonePlayToTheEnd() throws Exception {
        Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(2));
        TableStage table = TableStage.open(TestGames.game(setup, 0, 3), TableStage.still(), WIDTH, HEIGHT);
        table.await(() -> table.roundsOver() == 1);
        assertThat(table.session().match().round().isOver()).isTrue();
    }

    private static int km(TableStage table) {
        return table.session().match().round().cars().stream().mapToInt(Car::km).sum();
    }

    private void press(TableStage table, FlowState flowState) {
        switch (flowState) {
            case FlowState.Curtain _ -> robot.clickOn("#curtain-open");
            case FlowState.CoupFourreAsked _ -> robot.clickOn("#go-on");
            case FlowState.CoupFourreClaim _ -> robot.clickOn("#cancel-coup-fourre");
            case FlowState.ExtensionAsked _ -> robot.clickOn("#stop");
            case FlowState.Turn turn -> turn(table.session(), turn.seat());
            case FlowState.AskedOnPhones _ -> throw new IllegalStateException("nobody has a phone here");
            case FlowState.Thinking _ -> robot.sleep(20);
            case FlowState.RoundOver _ -> {}
        }
    }

    /// The first card that can be played, on the first car it can be played on; otherwise the first card goes.
    private void turn(Session session, int seat) {
        var view = session.view(seat);
        List<Card> cards = view.hand().cards();
        for (var move : view.legal()) {
            switch (move) {
                case Move.Play play -> {
                    robot.clickOn("#hand-" + cards.indexOf(play.card()));
                    robot.clickOn("#hand-" + cards.indexOf(play.card()));
                    return;
                }
                case Move.Attack attack -> {
                    robot.clickOn("#hand-" + cards.indexOf(attack.hazard()));
                    robot.clickOn("#seat-" + attack.car());
                    return;
                }
                default -> {
                    robot.clickOn("#hand-0");
                    robot.clickOn("#discard");
                    return;
                }
            }
        }
    }
}
