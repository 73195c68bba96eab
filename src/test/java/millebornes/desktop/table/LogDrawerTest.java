package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import millebornes.bot.YardstickBot;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.GarageBlockLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

/// The log at the real table: it opens and closes by button and by keys, scrolls, and leaves the hand free.
class LogDrawerTest {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));

    /// The precision of the bounds of a node, in px.
    private static final double ROUNDED = 0.01;

    private final FxRobot robot = new StraightRobot();

    @Test
    void itOpensAtItsEndScrollsAndCloses() {
        TableStage table = TableStage.open(played(30), TableStage.still(), 1280, 800);
        assertThat(isOpen()).isFalse();
        robot.clickOn("#log");
        settle();
        assertThat(isOpen()).isTrue();
        ScrollPane text = robot.lookup("#log-text").queryAs(ScrollPane.class);
        assertThat(text.isFocused()).isTrue();
        assertThat(text.getVvalue()).isEqualTo(text.getVmax());
        assertThat(sentences()).hasSizeGreaterThan(20);

        robot.type(KeyCode.PAGE_UP);
        settle();
        assertThat(text.getVvalue()).isLessThan(text.getVmax());
        robot.type(KeyCode.HOME);
        settle();
        assertThat(text.getVvalue()).isZero();
        robot.type(KeyCode.END);
        settle();
        assertThat(text.getVvalue()).isEqualTo(text.getVmax());

        robot.type(KeyCode.ESCAPE);
        settle();
        assertThat(isOpen()).isFalse();
        robot.type(KeyCode.J);
        settle();
        assertThat(isOpen()).isTrue();
        table.pictures("log");
        robot.clickOn("#log-close");
        settle();
        assertThat(isOpen()).isFalse();
    }

    @Test
    void whatHappensIsAdded() {
        Session session = played(12);
        TableStage table = TableStage.open(session, TableStage.still(), 1280, 800);
        table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
        settle();
        List<String> before = sentences();
        table.act(stage -> stage.screen().handle(new TableInput.DropCardOnDiscards(0)));
        assertThat(sentences()).hasSizeGreaterThan(before.size()).startsWith(before.toArray(String[]::new));
    }

    @Test
    void itKeepsTheKeyboardInAnotherLanguageAndInOtherColours() {
        TableStage table = TableStage.open(played(30), TableStage.still(), 1280, 800);
        for (String part : List.of("log-text", "log-close")) {
            table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
            settle();
            table.act(_ -> robot.lookup("#" + part).query().requestFocus());
            table.act(stage -> stage.context().language(Language.ENGLISH));
            settle();
            assertThat(focused(table)).isEqualTo(part);
            table.act(stage -> stage.context().look(new AppearanceSettings(ColourTheme.NIGHT, new TextScale(125))));
            settle();
            assertThat(focused(table)).isEqualTo(part);
            assertThat(isOpen()).isTrue();
            table.act(stage -> stage.context().language(Language.FRENCH));
            table.act(stage -> stage.context().look(AppearanceSettings.USUAL));
            table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
        }
    }

    /// Somebody goes to the settings, chooses other colours there, and comes back.
    @Test
    void itHasTheKeyboardAgainWhenTheTableIsShownAgain() {
        TableStage table = TableStage.open(played(30), TableStage.still(), 1280, 800);
        table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
        settle();
        table.act(stage -> {
            stage.screen().hidden();
            stage.context().look(new AppearanceSettings(ColourTheme.NIGHT, new TextScale(100)));
            stage.context().language(Language.ENGLISH);
            stage.screen().shown();
        });
        settle();
        assertThat(isOpen()).isTrue();
        assertThat(focused(table)).isEqualTo("log-text");
    }

    private static String focused(TableStage table) {
        return Gallery.onToolkit(() -> table.scene().getFocusOwner().getId());
    }

    @Test
    void itLeavesTheHandFreeInTheLargestText() {
        ScreenContext context = new ScreenContext(
                Language.FRENCH, new AppearanceSettings(ColourTheme.DAY, new TextScale(200)), Pace.OFF);
        TableStage table = TableStage.open(played(30), context, 1024, 700);
        table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
        settle();
        Bounds log = robot.lookup("#log-text")
                .query()
                .localToScene(robot.lookup("#log-text").query().getLayoutBounds());
        for (int place = 0; place < table.screen().picture().hand().cards().size(); place++) {
            Node card = robot.lookup("#hand-" + place).query();
            assertThat(log.intersects(card.localToScene(card.getLayoutBounds())))
                    .isFalse();
        }
        assertThat(log.getHeight()).isGreaterThan(100);
    }

    /// In every size of text and in every window: neither a square of the road nor whose turn it is lies under it, and no
    /// card of the hand.
    @ParameterizedTest
    @ValueSource(ints = {100, 125, 150, 175, 200})
    void itHidesNeitherRoadNorBannerNorHand(int percent) {
        TableStage table = TableStage.open(played(30), large(percent), 1280, 800);
        table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
        for (int[] window : new int[][] {{1280, 800}, {1024, 700}}) {
            table.inSize(window[0], window[1]);
            settle();
            String where = percent + " % in " + window[0];
            Bounds log = bounds("#log-drawer > .mb-panel");
            BoardViewport board = table.screen().view().places().board();
            assertThat(log.getMinX())
                    .as(where)
                    .isGreaterThanOrEqualTo(
                            board.toWindow(FixedBoardPlaces.BOARD).right() - ROUNDED)
                    .isGreaterThanOrEqualTo(board.room().right() - ROUNDED)
                    .isGreaterThan(table.screen().view().places().banner().right());
            double banner = table.screen().view().places().banner().bottom();
            double sky =
                    board.toWindow(new Point(0, FixedBoardPlaces.FIRST_PIECE)).y() - banner;
            boolean legend = percent < 150;
            double end = legend ? FixedBoardPlaces.HEIGHT : FixedBoardPlaces.LEGEND.y();
            double land =
                    board.room().bottom() - board.toWindow(new Point(0, end)).y();
            assertThat(sky).as("%s, sky above and land below the board", where).isBetween(land - 1, land + 1);
            assertThat(log.getMaxY())
                    .as(where)
                    .isLessThanOrEqualTo(table.screen().view().places().foot().y() + ROUNDED);
            assertThat(labels()).as("%s, no word is broken", where).allMatch(LogDrawerTest::hasWholeWords);
            assertThat(board.toWindow(FixedBoardPlaces.BOARD).width() / window[0])
                    .as("%s, share of the board in the width", where)
                    .isGreaterThan(0.7);
            assertThat(board.toWindow(new GarageBlockLayout(4).block()).x())
                    .as("%s, meadow left of the garages", where)
                    .isGreaterThanOrEqualTo(10);
            Rect distancesRect = board.toWindow(board.legend());
            assertThat(robot.lookup("#distances").query().isVisible()).as(where).isEqualTo(legend);
            if (legend) {
                assertThat(distancesRect.bottom())
                        .as(where)
                        .isLessThan(board.room().bottom());
                assertThat(distancesRect.right())
                        .as(where)
                        .isLessThan(board.room().right());
                assertThat(distancesRect.width())
                        .as(where)
                        .isGreaterThan(0.5 * board.room().width());
            }
            table.picture("log-" + percent + (window[0] == 1024 ? "-small" : ""));
        }
    }

    /// A log that opens shows its newest turns, each of them whole, and five of them in every window and size of text.
    @ParameterizedTest
    @ValueSource(ints = {100, 150, 200})
    void itOpensWithWholeTurns(int percent) {
        TableStage table = TableStage.open(played(30), large(percent), 1280, 800);
        table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
        for (int[] window : new int[][] {{1280, 800}, {1024, 700}}) {
            table.inSize(window[0], window[1]);
            settle();
            ScrollPane text = robot.lookup("#log-text").queryAs(ScrollPane.class);
            Bounds seen = bounds("#log-text > .viewport");
            List<Bounds> turns = Gallery.onToolkit(() -> ((Parent) text.getContent())
                    .getChildrenUnmodifiable().stream()
                            .map(turn -> turn.localToScene(turn.getLayoutBounds()))
                            .filter(turn -> turn.getMaxY() > seen.getMinY() + 1)
                            .toList());
            assertThat(turns)
                    .as("%d %% in %d", percent, window[0])
                    .hasSizeGreaterThanOrEqualTo(5)
                    .allMatch(turn -> turn.getMinY() > seen.getMinY() - 1 && turn.getMaxY() < seen.getMaxY() + 1);
        }
    }

    /// What is asked is never under it: where there is no room for both, the log waits until it is answered.
    @ParameterizedTest
    @ValueSource(ints = {100, 125, 150, 175, 200})
    void itHidesNothingThatIsAsked(int percent) {
        TableStage table = TableStage.open(asked(), large(percent), 1024, 700);
        table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
        settle();
        if (isOpen()) {
            Bounds log = bounds("#log-drawer > .mb-panel");
            assertThat(bounds("#go-on").intersects(log)).isFalse();
            assertThat(bounds("#coup-fourre").intersects(log)).isFalse();
        }
        table.picture("log-asked-" + percent);
        table.act(stage -> stage.screen().handle(new TableInput.GiveAnswer(OverlayAnswer.GO_ON, 0)));
        settle();
        assertThat(isOpen()).as("it is there again").isTrue();
    }

    private static ScreenContext large(int percent) {
        return new ScreenContext(
                Language.FRENCH, new AppearanceSettings(ColourTheme.DAY, new TextScale(percent)), Pace.OFF);
    }

    /// An attack on a person, which is asked about.
    private static Session asked() {
        return GameSituations.find(
                Setup.of(Editions.BOARD, TeamFormat.singles(4)),
                1,
                round -> round.phase() instanceof Phase.CoupFourreWindow window && window.car() == 0);
    }

    private Bounds bounds(String selector) {
        return Gallery.onToolkit(() -> {
            Node node = robot.lookup(selector).query();
            return node.localToScene(node.getLayoutBounds());
        });
    }

    /// The board makes room for it: every square, the finish and the banner stay in sight.
    @Test
    void itHidesNothingOfTheRoad() {
        TableStage table = TableStage.open(played(30), TableStage.still(), 1280, 800);
        for (int[] window : new int[][] {{1280, 800}, {1024, 700}}) {
            table.inSize(window[0], window[1]);
            double whole = table.screen().view().places().board().room().right();
            table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
            settle();
            BoardViewport board = table.screen().view().places().board();
            Node drawer = robot.lookup("#log-text").query();
            double left = drawer.localToScene(drawer.getLayoutBounds()).getMinX();
            assertThat(left).isLessThan(whole);
            assertThat(board.toWindow(FixedBoardPlaces.BOARD).right()).isLessThanOrEqualTo(left);
            assertThat(table.screen().view().places().banner().right()).isLessThan(left);
            table.act(stage -> stage.screen().handle(new TableInput.PressButton(TableCommand.LOG)));
            settle();
            assertThat(table.screen().view().places().board().room().right()).isEqualTo(whole);
        }
    }

    private boolean isOpen() {
        return robot.lookup("#log-drawer").query().isVisible();
    }

    private List<String> sentences() {
        return labels().stream().map(Labeled::getText).toList();
    }

    private List<Labeled> labels() {
        ScrollPane text = robot.lookup("#log-text").queryAs(ScrollPane.class);
        return Gallery.onToolkit(() -> text.getContent().lookupAll(".mb-body").stream()
                .map(Labeled.class::cast)
                .toList());
    }

    private static boolean hasWholeWords(Labeled label) {
        Text text = new Text(label.getText());
        text.setFont(label.getFont());
        return FittedTextFactory.widestWord(text) <= label.getWidth();
    }

    private static void settle() {
        Patience.settle();
        Patience.settle();
    }

    /// A game of sensible play after so many turns, when the person at the screen is asked.
    private static Session played(int turns) {
        Session session = Session.start(TestGames.game(FOUR, 1, 9));
        for (int move = 0; move < turns || !isFirstTurn(session); move++) {
            int seat = session.asked().orElseThrow();
            session.play(new YardstickBot().choose(session.view(seat), move).move());
        }
        return session;
    }

    private static boolean isFirstTurn(Session session) {
        return session.match().round().phase() instanceof Phase.Turn turn && turn.seat() == 0;
    }
}
