package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.HintSettings;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.tabletop.HandViewState.FaceStyle;
import millebornes.desktop.tabletop.HandViewState.HeldCard;
import millebornes.desktop.tabletop.HandViewState.HeldCardState;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.session.GameConfig;
import millebornes.session.ReadingHelp;
import millebornes.session.SeatPlayer;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A child of six among three adults in an expert game: help is for her, and for nobody else.
class PersonalHelpTest {

    private static final int CHILD = 3;

    private final FxRobot robot = new StraightRobot();

    @Test
    void theChildSeesPicturesHintsAndTheMissingCardOnHerTurn() throws Exception {
        ScreenContext context = TableStage.still();
        TableStage table = TableStage.open(game(CHILD, ReadingHelp.PICTURES), context, 1280, 800);
        robot.clickOn("#curtain-open");
        assertThat(table.screen().picture().hand().faces()).isEqualTo(FaceStyle.JUNIOR);
        assertThat(standings(table)).doesNotContain(HeldCardState.RESTING);
        table.pictures("help-by-person");
        int distance = table.place(chosenCard -> chosenCard.card() instanceof Distance && chosenCard.refused() != null);
        table.act(stage -> stage.screen().handle(new TableInput.PressCard(distance)));
        assertThat(table.screen().picture().overlay())
                .isInstanceOfSatisfying(
                        Overlay.RefusalOverlay.class,
                        refusal -> assertThat(refusal.plate().style()).isEqualTo(Overlay.PlateStyle.PICTURES));
        table.pictures("help-by-person-why-not");
        assertThat(context.hintSettings()).isEqualTo(HintSettings.FIRST);
    }

    @Test
    void theNextOneReadsAsBefore() throws Exception {
        TableStage table = TableStage.open(game(CHILD, ReadingHelp.PICTURES), TableStage.still(), 1280, 800);
        robot.clickOn("#curtain-open");
        table.act(PersonalHelpTest::discard);
        robot.clickOn("#curtain-open");
        assertThat(table.screen().picture().hand().faces()).isEqualTo(FaceStyle.USUAL);
        assertThat(standings(table)).containsOnly(HeldCardState.RESTING);
    }

    /// Before she has opened her door, and on everybody else's turn, the table looks as if nobody were helped.
    @Test
    void nobodyElseSeesADifference() {
        for (int first = 0; first <= CHILD; first++) {
            TableStage helpedStage = TableStage.open(game(first, ReadingHelp.PICTURES), TableStage.still(), 1280, 800);
            var curtainState = helpedStage.screen().picture();
            robot.clickOn("#curtain-open");
            var openState = helpedStage.screen().picture();
            TableStage defaultStage = TableStage.open(game(first, ReadingHelp.USUAL), TableStage.still(), 1280, 800);
            assertThat(defaultStage.screen().picture()).isEqualTo(curtainState);
            robot.clickOn("#curtain-open");
            assertThat(defaultStage.screen().picture().equals(openState)).isEqualTo(first != CHILD);
        }
    }

    private static void discard(TableStage table) {
        table.screen().handle(new TableInput.DropCardOnDiscards(0));
    }

    private static List<HeldCardState> standings(TableStage table) {
        return table.screen().picture().hand().cards().stream()
                .map(HeldCard::cardState)
                .toList();
    }

    private static GameConfig game(int first, ReadingHelp help) {
        return new GameConfig(
                Setup.of(Editions.BOARD, TeamFormat.singles(4)),
                List.of(
                        new SeatPlayer.Human("Anna"),
                        new SeatPlayer.Human("Papi"),
                        new SeatPlayer.Human("Mamie"),
                        new SeatPlayer.Human("Léa", help)),
                first,
                11);
    }
}
