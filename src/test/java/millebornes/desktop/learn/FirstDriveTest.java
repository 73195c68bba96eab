package millebornes.desktop.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ScreenWindow;
import millebornes.desktop.table.TableDelays;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.words.Language;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The first drive in the window, from the welcome to the end.
class FirstDriveTest {

    private final FxRobot robot = new StraightRobot();
    private final List<Destination> ways = new ArrayList<>();
    private final LessonSession lesson = LessonSession.begin(
            LessonReader.firstDrive(), ScreenCapture.context(Language.FRENCH).words(), "Anna");
    private final FirstDriveScreen screen = screen();

    @BeforeEach
    void open() {
        ScreenWindow.open(ScreenCapture.context(Language.FRENCH), () -> screen, 1024, 700);
    }

    @Test
    void theMouseDrivesFromStartToEnd() {
        drive(this::clicked, () -> click(LessonCoachPanelFactory.NEXT));
        robot.clickOn("#learn-play");
        assertThat(ways).containsExactly(new Destination.NewGame());
    }

    @Test
    void theKeyboardDrivesFromStartToEnd() {
        drive(this::typed, () -> type(KeyCode.ENTER));
        robot.type(KeyCode.ESCAPE);
        assertThat(ways).containsExactly(new Destination.Home());
    }

    @Test
    void aWrongCardIsKindlyPutOff() {
        robot.clickOn("#" + LessonCoachPanelFactory.NEXT);
        Patience.settle();
        LessonProgressState stateBefore = lesson.course().get();
        robot.clickOn("#hand-" + place(Distance.KM_100)).clickOn("#discard");
        Patience.settle();
        assertThat(lesson.course().get()).isEqualTo(stateBefore.mistake());
        assertThat(robot.lookup("#" + LessonCoachPanelFactory.SENTENCE)
                        .queryAs(Labeled.class)
                        .getText())
                .startsWith("Pas encore");
        assertThat(lesson.session().match().round().hand(0).size()).isEqualTo(7);
    }

    @Test
    void theLessonCanBeLeftAtAnyTime() {
        robot.clickOn("#learn-leave");
        Patience.settle();
        assertThat(ways).containsExactly(new Destination.Home());
    }

    private void drive(Consumer<Move> hand, Runnable next) {
        int patience = 60;
        while (!lesson.course().get().isLast() && patience-- > 0) {
            Patience.until(
                    () -> lesson.course().get().stage() != LessonProgressState.StepState.WATCH, "it watches for ever");
            Move expectedMove = lesson.course().get().expected();
            Patience.until(this::isPointedAt, "no arrow at " + lesson.course().get());
            if (expectedMove == null) {
                next.run();
            } else {
                hand.accept(expectedMove);
            }
        }
        assertThat(lesson.course().get().isLast()).isTrue();
        assertThat(lesson.session().match().round().car(0).km()).isEqualTo(300);
    }

    /// Whether the arrow stands, whole, at what is to be pressed now, as soon as it can be pressed.
    private boolean isPointedAt() {
        LessonProgressState progressState = lesson.course().get();
        return Gallery.onToolkit(() -> {
            Node ring = screen.root().lookup("#" + LessonPointerLayer.RING);
            String button = progressState.pauses()
                    ? LessonCoachPanelFactory.NEXT
                    : progressState.expected() instanceof Move.Decline
                            ? "go-on"
                            : progressState.expected() instanceof Move.CoupFourre ? "coup-fourre" : "";
            Node pressed = screen.root().lookup("#" + button);
            Node arrow = screen.root().lookup("#" + LessonPointerLayer.ARROW);
            return ring != null
                    && arrow != null
                    && screen.root().getLayoutBounds().contains(bounds(arrow))
                    && (button.isEmpty() || (pressed != null && bounds(ring).contains(bounds(pressed))));
        });
    }

    private static Bounds bounds(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private void clicked(Move move) {
        switch (move) {
            case Move.Play play -> {
                click("hand-" + place(play.card()));
                click("hand-" + place(play.card()));
            }
            case Move.Attack attack -> {
                click("hand-" + place(attack.hazard()));
                click("car-" + attack.car());
            }
            case Move.Decline _ -> click("go-on");
            case Move.CoupFourre _ -> click("coup-fourre");
            case Move.Discard discard -> {
                click("hand-" + place(discard.card()));
                click("discard");
            }
            case Move.EndTurn end -> throw new AssertionError(end);
            case Move.Stuck stuck -> throw new AssertionError(stuck);
            case Move.Extend extend -> throw new AssertionError(extend);
            case Move.Stop stop -> throw new AssertionError(stop);
        }
    }

    private void typed(Move move) {
        switch (move) {
            case Move.Play play -> {
                choose(play.card());
                type(KeyCode.ENTER);
            }
            case Move.Attack attack -> {
                choose(attack.hazard());
                type(KeyCode.DIGIT2);
            }
            case Move.Decline _ -> answer("go-on");
            case Move.CoupFourre _ -> answer("coup-fourre");
            case Move.Discard discard -> {
                choose(discard.card());
                type(KeyCode.DELETE);
            }
            case Move.EndTurn end -> throw new AssertionError(end);
            case Move.Stuck stuck -> throw new AssertionError(stuck);
            case Move.Extend extend -> throw new AssertionError(extend);
            case Move.Stop stop -> throw new AssertionError(stop);
        }
    }

    private void choose(Card card) {
        int place = place(card);
        for (int step = 0; step <= place; step++) {
            type(KeyCode.RIGHT);
        }
    }

    private void answer(String id) {
        for (int tab = 0; tab < 9 && !id.equals(focused()); tab++) {
            type(KeyCode.TAB);
        }
        assertThat(focused()).isEqualTo(id);
        type(KeyCode.ENTER);
    }

    private void click(String id) {
        Gallery.onToolkit(() -> {
            Node node = screen.root().lookup("#" + id);
            Bounds there = node.localToScreen(node.getBoundsInLocal());
            Robot mouse = new Robot();
            mouse.mouseMove(there.getCenterX(), there.getCenterY());
            mouse.mousePress(MouseButton.PRIMARY);
            mouse.mouseRelease(MouseButton.PRIMARY);
            return node;
        });
        Patience.settle();
    }

    private static void type(KeyCode key) {
        Gallery.onToolkit(() -> {
            new Robot().keyType(key);
            return key;
        });
        Patience.settle();
    }

    private String focused() {
        return Gallery.onToolkit(() -> {
            Node owner = screen.root().getScene().getFocusOwner();
            return owner instanceof Button button ? button.getId() : "";
        });
    }

    private int place(Card card) {
        return lesson.session().match().round().hand(0).cards().indexOf(card);
    }

    private FirstDriveScreen screen() {
        ScreenContext context = ScreenCapture.context(Language.FRENCH);
        return Gallery.onToolkit(() -> new FirstDriveScreen(context, lesson, ways::add, TableDelays.NONE));
    }
}
