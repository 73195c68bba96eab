package millebornes.desktop.app;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import millebornes.bot.YardstickBot;
import millebornes.desktop.Patience;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.MicroOrTableSetting;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.table.Overlay;
import millebornes.desktop.table.TableDelays;
import millebornes.desktop.table.TableScreen;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Card;
import millebornes.engine.table.Phase;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// A whole round of each edition with only the keyboard, including wrong keys: after every key the focus is on the
/// current question. In every round somebody claims a coup-fourré without the safety.
///
/// `mvn verify` plays three of the games, the soak all of them (`-Dboth.ways=true`).
class KeyboardRoundTest {

    private static final boolean ALL = Boolean.getBoolean("both.ways");
    private static final Set<String> FEW = Set.of("board", "junior", "three teams of three, eight of them computers");
    private static final int MOST_ACTS = 600;
    private static final int MOST_STEPS = 130;

    /// Every answer that may lie over the table.
    private static final Set<String> ANSWERS = Set.of(
            "coup-fourre",
            "coup-fourre-0",
            "coup-fourre-1",
            "go-on",
            "confirm-coup-fourre",
            "cancel-coup-fourre",
            "claim-understood",
            "extend",
            "stop");

    private static final List<KeyCode> ASTRAY =
            List.of(KeyCode.LEFT, KeyCode.UP, KeyCode.RIGHT, KeyCode.DOWN, KeyCode.TAB, KeyCode.DELETE, KeyCode.DIGIT1);

    private @Nullable TableScreen table;
    private @Nullable Session session;
    private @Nullable WindowRobot robot;
    private int keys;
    private int wrongClaims;
    private int interruptions;

    static Stream<Arguments> games() {
        return Stream.concat(
                        Editions.ALL.stream()
                                .map(edition -> arguments(
                                        edition.id(),
                                        new Setup(edition, TeamFormat.singles(2), OptionChoices.NONE),
                                        isForOne(edition) ? 0b01 : 0b11)),
                        Stream.of(
                                arguments("junior", board(OptionChoices.NONE.scoring(ScoringMode.JUNIOR)), 0b11),
                                arguments("accelerated", board(OptionChoices.NONE.on(FlagOption.ACCELERATED)), 0b11),
                                arguments(
                                        "three teams of three, eight of them computers",
                                        new Setup(
                                                Editions.PLAYROOM,
                                                new TeamFormat(3, 3),
                                                OptionChoices.NONE
                                                        .on(FlagOption.CUMULATE)
                                                        .on(FlagOption.RESHUFFLE)
                                                        .on(FlagOption.WRONG_WAY)),
                                        0b1)))
                .filter(game -> ALL || FEW.contains(game.get()[0]));
    }

    private static boolean isForOne(Edition edition) {
        return edition.equals(Editions.MICRO);
    }

    private static Setup board(OptionChoices choices) {
        return new Setup(Editions.BOARD, TeamFormat.singles(2), choices);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void aRoundIsPlayedToItsEnd(String name, Setup setup, int people) {
        sitDown(setup, people);
        int acts = 0;
        while (!waitForPerson()) {
            assertThat(acts++).as("acts of %s", name).isLessThan(MOST_ACTS);
            WindowRobot.onFx(() -> {
                act();
                return true;
            });
        }
        assertThat(wrongClaims).as("wrong claims in %s", name).isPositive();
        assertThat(interruptions).as("menus opened in the middle of a question").isPositive();
    }

    private void act() {
        assertKeyboardIsOnWhatIsAsked("before a key");
        switch (screen().picture().overlay()) {
            case Overlay.CurtainOverlay _ -> {
                astray();
                step("curtain-open", KeyCode.TAB);
                type(press());
            }
            case Overlay.QuestionOverlay _ -> {
                astray();
                interrupt();
                step(answer(), KeyCode.RIGHT);
                type(press());
            }
            case Overlay.Nothing _ -> turn();
            case Overlay.AdviceOverlay _ -> turn();
            case Overlay.RefusalOverlay _ -> turn();
            case Overlay.PhoneOverlay _ -> throw new AssertionError("nobody has a phone here");
        }
    }

    /// Once in the middle of a question the menu is opened and left again.
    private void interrupt() {
        if (screen().flow().moment() instanceof FlowState.CoupFourreAsked && interruptions == 0) {
            interruptions++;
            type(KeyCode.F10);
            ASTRAY.subList(0, 5).forEach(this::type);
            type(KeyCode.ESCAPE);
            type(KeyCode.F1);
            type(KeyCode.ESCAPE);
        }
    }

    private void astray() {
        ASTRAY.forEach(this::type);
    }

    private String answer() {
        Set<String> shown = eyes().shown();
        if (shown.contains("confirm-coup-fourre")) {
            return "confirm-coup-fourre";
        }
        if (shown.contains("claim-understood")) {
            wrongClaims++;
            return "claim-understood";
        }
        if (shown.contains("extend")) {
            return "extend";
        }
        Phase.CoupFourreWindow window =
                (Phase.CoupFourreWindow) played().match().round().phase();
        int seat = played().asked().orElseThrow();
        boolean holds =
                played().match().round().hand(seat).holds(window.hazard().safety());
        boolean claims = holds || wrongClaims == 0;
        return claims ? "coup-fourre" : "go-on";
    }

    private void turn() {
        int seat = played().asked().orElseThrow();
        Move move = new YardstickBot().choose(played().view(seat), 0).move();
        int before = played().moves().size();
        switch (move) {
            case Move.Play play -> {
                choose(card(seat, play.card()), KeyCode.RIGHT);
                type(KeyCode.ENTER);
            }
            case Move.Attack attack -> {
                choose(card(seat, attack.hazard()), KeyCode.LEFT);
                type(KeyCode.valueOf("DIGIT" + (attack.car() + 1)));
            }
            case Move.Discard discard -> {
                choose(card(seat, discard.card()), KeyCode.RIGHT);
                type(KeyCode.DELETE);
            }
            case Move.EndTurn _ -> {
                step("end-turn", KeyCode.TAB);
                type(KeyCode.ENTER);
            }
            case Move.Stuck stuck -> throw new AssertionError(stuck);
            case Move.CoupFourre coup -> throw new AssertionError(coup);
            case Move.Decline decline -> throw new AssertionError(decline);
            case Move.Extend extend -> throw new AssertionError(extend);
            case Move.Stop stop -> throw new AssertionError(stop);
        }
        assertThat(played().moves().size()).as("%s is played", move).isGreaterThan(before);
    }

    private String card(int seat, Card card) {
        return "hand-" + played().match().round().hand(seat).cards().indexOf(card);
    }

    private KeyCode press() {
        return keys % 2 == 0 ? KeyCode.ENTER : KeyCode.SPACE;
    }

    /// Goes on with one key until that node has the keyboard.
    private void step(String id, KeyCode way) {
        for (int step = 0;
                step < MOST_STEPS && !id.equals(owner().map(Node::getId).orElse(""));
                step++) {
            type(way);
        }
        assertThat(owner().map(Node::getId)).as("%s comes there", way).contains(id);
    }

    /// An arrow chooses the card it comes to; the card that has the keyboard already may not be chosen yet.
    private void choose(String card, KeyCode way) {
        type(way);
        step(card, way);
    }

    private void type(KeyCode key) {
        keys++;
        eyes().type(key);
        assertKeyboardIsOnWhatIsAsked(key.getName());
    }

    private void assertKeyboardIsOnWhatIsAsked(String key) {
        Node owner = owner().orElseThrow(() -> new AssertionError("nothing has the keyboard after " + key));
        if (played().match().round().isOver() && !eyes().shown().contains("curtain-open")) {
            return;
        }
        if (screen().isReading()) {
            assertThat(isIn(owner, "table-menu") || isIn(owner, "rule-popup"))
                    .as("%s has the keyboard after %s, not what lies over the table", owner, key)
                    .isTrue();
            return;
        }
        switch (screen().picture().overlay()) {
            case Overlay.CurtainOverlay _ ->
                assertThat(owner.getId()).as("after " + key).isIn("curtain-open", "curtain-back", "curtain-undo");
            case Overlay.QuestionOverlay _ ->
                assertThat(owner.getId()).as("after " + key).isIn(ANSWERS);
            case Overlay.Nothing _ -> assertIsAtTheTable(owner, key);
            case Overlay.AdviceOverlay _ -> assertIsAtTheTable(owner, key);
            case Overlay.RefusalOverlay _ -> assertIsAtTheTable(owner, key);
            case Overlay.PhoneOverlay _ -> throw new AssertionError("nobody has a phone here");
        }
    }

    private void assertIsAtTheTable(Node owner, String key) {
        assertThat(Stream.iterate(owner, up -> up != null, Node::getParent))
                .as("%s after %s", owner, key)
                .contains(screen().root());
    }

    private static boolean isIn(Node node, String id) {
        return Stream.iterate(node, up -> up != null, Node::getParent).anyMatch(up -> id.equals(up.getId()));
    }

    private boolean waitForPerson() {
        Patience.until(
                () -> played().match().round().isOver()
                        || played().asked().stream()
                                .anyMatch(seat -> played().player(seat).isHuman()),
                "nothing happened");
        return WindowRobot.onFx(() -> played().match().round().isOver());
    }

    private void sitDown(Setup setup, int people) {
        robot = WindowRobot.onFx(() -> {
            ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
            context.microOrTableSetting(MicroOrTableSetting.TABLE);
            ScreenHost host = new ScreenHost(context);
            Stage window = TestWindow.alone();
            Navigator navigator = new Navigator(
                    host,
                    context,
                    InMemoryHome.empty(),
                    () -> DealSeed.numbered(1),
                    (begunSession, choicesContext, exits) -> {
                        session = begunSession;
                        TableScreen tableScreen =
                                new TableScreen(begunSession, choicesContext, exits, TableDelays.NONE);
                        table = tableScreen;
                        return tableScreen;
                    },
                    window::close);
            window.setScene(host.scene());
            window.show();
            navigator.begin(TestGames.game(setup, people, 5));
            return new WindowRobot(host.scene());
        });
        Patience.settle();
    }

    private Optional<Node> owner() {
        return eyes().focused();
    }

    private WindowRobot eyes() {
        return requireNonNull(robot);
    }

    private TableScreen screen() {
        return requireNonNull(table);
    }

    private Session played() {
        return requireNonNull(session);
    }
}
