package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import millebornes.desktop.Gallery;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.HintSettings;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.geometry.GarageBlockLayout;
import millebornes.desktop.geometry.HandLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.CardTrayViewState.DiscardHighlight;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.MoveAdviser;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A hint is placed where it covers least, and its target is marked.
class AdvicePlacementsTest {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));

    private final FxRobot robot = new StraightRobot();

    @Test
    void atTheUsualTextItHidesNothingOfTheGame() throws Exception {
        for (double[] size : new double[][] {{1280, 800}, {1024, 700}}) {
            for (Language language : Language.values()) {
                TableStage table = advised(language, 100, size[0], size[1], AdvicePlacementsTest::drives);
                table.picture("advice-100-" + language.tag() + "-" + (int) size[0]);
                Rect bubbleRect = bubble();
                HandLayout hand = table.screen().view().places().hand();
                for (HandLayout.Slot slot :
                        hand.slots(table.screen().picture().hand().cards().size())) {
                    Rect cardRect = Rect.around(
                            slot.pose().at(),
                            HandLayout.CARD_WIDTH * hand.cardScale(),
                            HandLayout.CARD_HEIGHT * hand.cardScale());
                    assertThat(cardRect.common(bubbleRect))
                            .as("square px hidden of the card at %s", cardRect)
                            .isZero();
                }
                assertThat(cars(table)).noneMatch(bubbleRect::contains);
                Rect yardRect = table.screen().view().places().board().toWindow(new GarageBlockLayout(4).yard());
                assertThat(bubbleRect.y())
                        .as("between the road and the hand, in %s at %.0f", language, size[0])
                        .isGreaterThanOrEqualTo(yardRect.bottom());
            }
        }
    }

    @Test
    void inTheLargestTextItHidesNoCarAndKeepsInTheWindow() throws Exception {
        for (double[] size : new double[][] {{1280, 800}, {1024, 700}}) {
            TableStage table = advised(Language.FRENCH, 200, size[0], size[1], AdvicePlacementsTest::drives);
            table.picture("advice-200-" + (int) size[0]);
            Rect bubbleRect = bubble();
            assertThat(new Rect(0, 0, size[0], size[1]).contains(bubbleRect)).isTrue();
            assertThat(cars(table)).noneMatch(bubbleRect::contains);
        }
    }

    @Test
    void itMakesRoomForTheLog() throws Exception {
        TableStage table = advised(Language.FRENCH, 100, 1280, 800, AdvicePlacementsTest::drives);
        table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
        table.picture("advice-log");
        Bounds log = place("#log-text");
        assertThat(log.intersects(place("#advice .mb-panel"))).isFalse();
    }

    @Test
    void theDiscardsAreMarkedWhenACardIsMeantForThem() throws Exception {
        TableStage table = advised(Language.FRENCH, 100, 1280, 800, AdvicePlacementsTest::discards);
        table.picture("advice-discard");
        assertThat(marked(table)).isEqualTo(DiscardHighlight.TARGET);
        assertThat(robot.lookup("#discards-target").tryQuery()).isPresent();
        assertThat(table.screen().picture().targets()).isEmpty();

        table.act(stage -> stage.context().hintSettings(HintSettings.everywhere(HintLevel.OFF)));
        table.act(stage -> stage.screen().refresh());
        assertThat(marked(table)).isEqualTo(DiscardHighlight.NOT);
        assertThat(robot.lookup("#discards-target").tryQuery()).isEmpty();
    }

    @Test
    void theDiscardsAreMarkedForAChosenCardThatCanGoNowhereElse() throws Exception {
        TableStage table = TableStage.open(
                GameSituations.find(FOUR, 1, AdvicePlacementsTest::first), TableStage.still(), 1280, 800);
        assertThat(marked(table)).isEqualTo(DiscardHighlight.NOT);
        int useless = table.place(chosenCard -> chosenCard.targets().isEmpty() && chosenCard.discard() == null);
        table.act(stage -> stage.screen().handle(new TableInput.PressCard(useless)));
        assertThat(marked(table)).isEqualTo(DiscardHighlight.TARGET);
        int playable = table.place(chosenCard -> !chosenCard.targets().isEmpty());
        table.act(stage -> stage.screen().flow().choose(playable));
        table.act(stage -> stage.screen().refresh());
        assertThat(marked(table)).isEqualTo(DiscardHighlight.NOT);
    }

    private interface Wanted {

        boolean is(Move adviceMove);
    }

    /// A table at which such a move is advised.
    private static TableStage advised(Language language, int text, double width, double height, Wanted wanted)
            throws Exception {
        ScreenContext context =
                new ScreenContext(language, new AppearanceSettings(ColourTheme.DAY, new TextScale(text)), Pace.OFF);
        context.hintSettings(HintSettings.everywhere(HintLevel.ADVICE));
        Session session = GameSituations.step(
                        FOUR,
                        1,
                        transition -> first(transition.after().round())
                                && wanted.is(MoveAdviser.of(transition.after().view(0))
                                        .move()))
                .session();
        TableStage table = TableStage.open(session, context, width, height);
        table.await(() -> table.screen().picture().overlay() instanceof Overlay.AdviceOverlay);
        return table;
    }

    private static boolean first(Round round) {
        return round.phase() instanceof Phase.Turn turn
                && turn.seat() == 0
                && round.car(0).km() > 150;
    }

    private static boolean drives(Move move) {
        return move instanceof Move.Play;
    }

    private static boolean discards(Move move) {
        return move instanceof Move.Discard;
    }

    private static DiscardHighlight marked(TableStage table) {
        return table.screen().picture().shoe().highlight();
    }

    private Rect bubble() {
        return rect("#advice .mb-panel");
    }

    private Rect rect(String selector) {
        Bounds at = place(selector);
        return new Rect(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight());
    }

    private Bounds place(String selector) {
        Node node = robot.lookup(selector).query();
        return Gallery.onToolkit(() -> node.localToScene(node.getLayoutBounds()));
    }

    private static List<Point> cars(TableStage table) {
        return Gallery.onToolkit(() -> table.screen().picture().board().cars().stream()
                .map(car -> table.screen()
                        .view()
                        .board()
                        .carPlace(table.screen().picture().board().cars().indexOf(car)))
                .toList());
    }
}
