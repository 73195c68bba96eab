package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.StripCase;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.HintSettings;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.HandViewState.HeldCard;
import millebornes.desktop.tabletop.HandViewState.HeldCardState;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxRobot;

/// Hints at the real table, step by step.
class HintsGalleryTest {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));
    private static final Setup JUNIOR =
            new Setup(Editions.BOARD, TeamFormat.singles(4), OptionChoices.NONE.scoring(ScoringMode.JUNIOR));

    private final FxRobot robot = new StraightRobot();

    @Test
    void eachStepTellsMore() throws Exception {
        ScreenContext context = TableStage.still();
        Session session = GameSituations.find(FOUR, 1, HintsGalleryTest::rolling);
        TableStage table = TableStage.open(session, context, 1280, 800);
        assertThat(standings(table)).containsOnly(HeldCardState.RESTING);
        assertThat(table.screen().picture().targets()).isEmpty();

        robot.clickOn("#hints");
        assertThat(context.hintSettings().usual()).isEqualTo(HintLevel.PLAYABLE);
        assertThat(standings(table)).containsOnly(HeldCardState.PLAYABLE, HeldCardState.UNPLAYABLE);
        assertThat(table.screen().picture().targets())
                .as("the road is marked for a chosen card only")
                .isEmpty();
        table.pictures("hints-playable");

        robot.clickOn("#hints");
        table.await(() -> table.screen().picture().overlay() instanceof Overlay.AdviceOverlay);
        assertThat(standings(table)).containsOnlyOnce(HeldCardState.ADVISED);
        table.pictures("hints-advice");
        assertThat(table.screen().picture().overlay())
                .isInstanceOfSatisfying(
                        Overlay.AdviceOverlay.class,
                        advice -> assertThat(advice.plate().spoken()).isNotBlank());

        robot.clickOn("#hints");
        assertThat(context.hintSettings()).isEqualTo(HintSettings.FIRST);
        assertThat(standings(table)).containsOnly(HeldCardState.RESTING);
    }

    @Test
    void aChildSeesWhatMayBePlayedUntilSomebodyWantsOtherwise() throws Exception {
        ScreenContext context = TableStage.still();
        TableStage table =
                TableStage.open(GameSituations.find(JUNIOR, 1, HintsGalleryTest::rolling), context, 1280, 800);
        assertThat(standings(table)).contains(HeldCardState.PLAYABLE);
        table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.HINTS)));
        assertThat(context.hintSettings()).isEqualTo(new HintSettings(HintLevel.OFF, HintLevel.ADVICE));
        table.await(() -> standings(table).contains(HeldCardState.ADVISED));
        table.pictures("hints-junior");
    }

    @Test
    void nothingIsAdvisedWhileTheCurtainIsDown() throws Exception {
        ScreenContext context = TableStage.still();
        context.hintSettings(HintSettings.everywhere(HintLevel.ADVICE));
        TableStage table = TableStage.open(TestGames.people(2, 5), context, 1280, 800);
        assertThat(table.screen().flow().moment()).isInstanceOf(FlowState.Curtain.class);
        assertThat(table.screen().aids().now().advice()).isNull();
        robot.clickOn("#curtain-open");
        table.await(() -> table.screen().picture().overlay() instanceof Overlay.AdviceOverlay);
        table.act(stage -> {
            stage.screen().flow().cover();
            stage.screen().refresh();
        });
        assertThat(table.screen().picture().overlay()).isInstanceOf(Overlay.CurtainOverlay.class);
        assertThat(table.screen().picture().hand().cards()).isEmpty();
        assertThat(table.screen().picture().targets()).isEmpty();
        assertThat(table.screen().aids().now().advice()).isNull();
    }

    @Test
    void adviceHasRoomInTheLargestText() throws Exception {
        ScreenContext context = new ScreenContext(
                Language.FRENCH, new AppearanceSettings(ColourTheme.DAY, new TextScale(200)), Pace.OFF);
        context.hintSettings(HintSettings.everywhere(HintLevel.ADVICE));
        TableStage table = TableStage.open(GameSituations.find(FOUR, 1, HintsGalleryTest::rolling), context, 1024, 700);
        table.await(() -> table.screen().picture().overlay() instanceof Overlay.AdviceOverlay);
        table.picture("hints-advice-200");
        assertThat(table.shows("#advice .label")).isTrue();
    }

    /// Smaller windows show the table scaled down, and larger ones do not fit the screen of the tests.
    static Stream<StripCase> cases() {
        return StripCase.all().filter(stripCase -> stripCase.width() >= 1024 && stripCase.width() <= 1280);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void helpIsReadInEveryLookAndWindow(StripCase stripCase) throws Exception {
        ScreenContext context = new ScreenContext(
                Language.FRENCH, new AppearanceSettings(stripCase.theme(), new TextScale(100)), Pace.OFF);
        context.hintSettings(HintSettings.everywhere(HintLevel.ADVICE));
        TableStage table = TableStage.open(
                GameSituations.find(stripCase.setup(), 1, HintsGalleryTest::rolling),
                context,
                stripCase.width(),
                stripCase.height());
        table.await(() -> table.screen().picture().overlay() instanceof Overlay.AdviceOverlay);
        table.picture("hint-" + stripCase);
        assertThat(table.shows("#advice .mb-panel")).isTrue();
        coversNoCar(table, "#advice .mb-panel");
        int refused = table.place(chosenCard -> chosenCard.refused() != null);
        table.act(stage -> stage.screen().handle(new TableInput.PressCard(refused)));
        table.picture("why-not-" + stripCase);
        assertThat(table.shows("#why-not .mb-panel")).isTrue();
        coversNoCar(table, "#why-not .mb-panel");
    }

    private static void coversNoCar(TableStage table, String selector) {
        Node plate = table.scene().lookup(selector);
        Bounds plateBounds = plate.localToScene(plate.getLayoutBounds());
        GameTableView view = table.screen().view();
        for (Rect carRoom : table.screen().picture().board().carRooms()) {
            Rect rect = view.places().board().toWindow(carRoom);
            Bounds carBounds = view.localToScene(new BoundingBox(rect.x(), rect.y(), rect.width(), rect.height()));
            assertThat(plateBounds.intersects(carBounds))
                    .as("%s lies over the car in %s", selector, rect)
                    .isFalse();
        }
    }

    /// With help a safety is discarded at the second request; without, at the first.
    @Test
    void discardingASafetyAsksOnceForWhoeverIsHelped() {
        for (HintLevel level : HintLevel.values()) {
            ScreenContext context = TableStage.still();
            context.hintSettings(HintSettings.everywhere(level));
            TableStage table =
                    TableStage.open(GameSituations.find(FOUR, 1, HintsGalleryTest::holdsSafety), context, 1280, 800);
            int safety = table.place(chosenCard -> chosenCard.card() instanceof Safety);
            table.act(stage -> stage.screen().flow().choose(safety));
            int before = table.screen().picture().hand().cards().size();
            table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.DISCARD)));
            boolean helped = level.tells(HintLevel.PLAYABLE);
            assertThat(table.screen().picture().overlay() instanceof Overlay.RefusalOverlay)
                    .as("asked with %s", level)
                    .isEqualTo(helped);
            if (helped) {
                assertThat(table.screen().picture().hand().cards()).hasSize(before);
                table.picture("discard-safety");
                table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.DISCARD)));
            }
            assertThat(table.screen().flow().session().moves())
                    .anyMatch(move -> move instanceof Move.Discard(Safety _));
        }
    }

    private static boolean holdsSafety(Round round) {
        return round.phase() instanceof Phase.Turn turn
                && turn.seat() == 0
                && round.hand(0).kinds().stream().anyMatch(Safety.class::isInstance);
    }

    private static List<HeldCardState> standings(TableStage table) {
        return table.screen().picture().hand().cards().stream()
                .map(HeldCard::cardState)
                .toList();
    }

    private static boolean rolling(Round round) {
        return round.phase() instanceof Phase.Turn turn
                && turn.seat() == 0
                && round.car(0).rolls()
                && round.car(0).km() > 150;
    }
}
