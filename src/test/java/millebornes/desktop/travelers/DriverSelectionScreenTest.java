package millebornes.desktop.travelers;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import millebornes.desktop.Gallery;
import millebornes.desktop.MouseEvents;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.setup.SetupPlayer;
import millebornes.desktop.theme.SceneStyler;
import millebornes.engine.table.Livery;
import millebornes.save.InMemoryStore;
import millebornes.session.DriverFace;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// On the page of the very first start everybody sits down without typing: by presses, by drags, by keys.
class DriverSelectionScreenTest {

    private final InMemoryStore<LastSetup> store = new InMemoryStore<>(LastSetup.FIRST);
    private final List<Destination> visited = new ArrayList<>();

    @Test
    void thePageInEveryWay() {
        ScreenCapture.checkInBothLanguages("travelers-empty", this::screen);
        Function<ScreenContext, AppScreen> seated = context -> {
            DriverSelectionScreen screen = screen(context);
            return new PressedScreen(
                    screen,
                    List.of("garage-A", "face-computer", "garage-D", "face-grandfather", "garage-B", "face-mother"));
        };
        assertThat(ScreenCapture.checkEveryWay("travelers", seated)).allSatisfy(pageTaken -> {
            assertThat(pageTaken.shows("#garage-F")).isTrue();
            assertThat(pageTaken.shows("#face-computer")).isTrue();
            assertThat(pageTaken.shows("#name-B")).isTrue();
        });
        Function<ScreenContext, AppScreen> full = context -> new PressedScreen(
                screen(context),
                List.of("garage-A", "garage-B", "garage-C", "garage-D", "face-computer", "garage-E", "garage-F"));
        ScreenCapture.checkInBothLanguages("travelers-six", full);
    }

    @Test
    void whoIsPressedSitsInTheCarThatIsPressed() {
        Scene scene = open();
        press(scene, "face-grandfather", "garage-C", "face-computer", "garage-A", "travelers-go");
        assertThat(faces()).containsExactly(DriverFace.NOBODY, DriverFace.GRANDFATHER);
        assertThat(names()).containsExactly("", "Papi");
        assertThat(store.value().sitters().getFirst().isPerson()).isFalse();
        assertThat(store.value().liveries()).startsWith(Livery.A, Livery.C);
        assertThat(visited).containsExactly(new Destination.Setup());
    }

    @Test
    void aDriverGetsOutOfACarThatIsPressedAgain() {
        Scene scene = open();
        press(scene, "garage-B", "garage-C", "garage-B");
        assertThat(node(scene, "face-girl").isDisabled()).isFalse();
        assertThat(node(scene, "face-boy").isDisabled()).isTrue();
    }

    @Test
    void aFaceIsDraggedIntoACar() {
        Scene scene = open();
        drag(scene, "face-mother", "garage-E");
        assertThat(node(scene, "face-mother").isDisabled()).isTrue();
        drag(scene, "face-boy", "travelers-go");
        assertThat(node(scene, "face-boy").isDisabled()).isFalse();
        press(scene, "travelers-go");
        assertThat(faces()).containsExactly(DriverFace.MOTHER, DriverFace.NOBODY);
        assertThat(store.value().liveries().getFirst()).isEqualTo(Livery.E);
    }

    /// Enter picks up the face that has the focus, the arrows choose the car, Enter seats the driver.
    @Test
    void theKeyboardAloneSeatsTwo() {
        Scene scene = open();
        type(scene, KeyCode.ENTER, KeyCode.RIGHT, KeyCode.ENTER);
        assertThat(focused(scene)).isEqualTo("face-boy");
        type(scene, KeyCode.ENTER, KeyCode.ESCAPE);
        assertThat(focused(scene)).isEqualTo("face-boy");
        type(scene, KeyCode.ENTER, KeyCode.LEFT, KeyCode.ENTER);
        press(scene, "travelers-go");
        assertThat(faces()).containsExactly(DriverFace.GIRL, DriverFace.BOY);
        assertThat(store.value().liveries()).startsWith(Livery.B, Livery.F);
    }

    @Test
    void aNameIsTypedOnlyIfWanted() {
        Scene scene = open();
        press(scene, "garage-A", "garage-B");
        Gallery.onToolkit(() -> {
            ((TextField) node(scene, "name-B")).setText("Lou");
            return true;
        });
        press(scene, "travelers-go");
        assertThat(names()).containsExactly("Couettes", "Lou");
    }

    /// A car comes from behind its doors, and ends in front of them.
    @Test
    void theCarDrivesOutOfItsGarage() {
        ScreenContext context = ScreenCapture.context(Language.FRENCH);
        DriverSelectionViewState state = DriverSelectionPresenter.present(context.words(), seated(), DriverFace.NOBODY);
        HBox film = Gallery.onToolkit(() -> {
            HBox frames = new HBox();
            for (int share = 0; share <= 100; share += 20) {
                GarageButton garage =
                        new GarageButton(context.art(), state.cars().getFirst(), () -> {});
                garage.setPrefSize(200, 250);
                garage.show(share / 100.0);
                frames.getChildren().add(garage);
            }
            Scene scene = new Scene(frames, 1200, 250);
            SceneStyler.scene(scene, context.look());
            return frames;
        });
        Gallery.check(film.getScene(), "travelers-film");
        assertThat(film.getChildren())
                .extracting(garage -> isInFront((GarageButton) garage))
                .containsExactly(false, false, false, true, true, true);
    }

    private static CarDrivers seated() {
        CarDrivers drivers = new CarDrivers();
        drivers.seat(Livery.A, DriverFace.GIRL);
        return drivers;
    }

    /// Whether the car hides the doors, and not the doors the car.
    private static boolean isInFront(GarageButton garage) {
        Group drawing = (Group) ((Pane) garage.getGraphic()).getChildren().getFirst();
        return drawing.getChildren().getLast().lookup("Ellipse") != null;
    }

    /// Everything that is pressed after the page is shown.
    private record PressedScreen(DriverSelectionScreen screen, List<String> presses) implements AppScreen {

        @Override
        public Parent root() {
            return screen.root();
        }

        @Override
        public void shown() {
            screen.shown();
            presses.forEach(id -> {
                screen.root().applyCss();
                ((Button) screen.root().lookup("#" + id)).fire();
            });
        }
    }

    private DriverSelectionScreen screen(ScreenContext context) {
        return new DriverSelectionScreen(context, store, visited::add);
    }

    private Scene open() {
        return ScreenCapture.checkLayout(
                "travelers-pressed", ScreenCapture.context(Language.FRENCH), this::screen, 1280, 800);
    }

    private List<DriverFace> faces() {
        return store.value().sitters().stream()
                .map(player -> player.outfit().driver())
                .toList();
    }

    private List<String> names() {
        return store.value().sitters().stream().map(SetupPlayer::name).toList();
    }

    private static void press(Scene scene, String... ids) {
        Gallery.onToolkit(() -> {
            for (String id : ids) {
                ((Button) node(scene, id)).fire();
            }
            return true;
        });
    }

    private static void drag(Scene scene, String face, String place) {
        Gallery.onToolkit(() -> {
            scene.getRoot().layout();
            Node dragged = node(scene, face);
            mouse(dragged, MouseEvent.MOUSE_PRESSED, dragged);
            mouse(dragged, MouseEvent.MOUSE_DRAGGED, node(scene, place));
            mouse(dragged, MouseEvent.MOUSE_RELEASED, node(scene, place));
            return true;
        });
    }

    /// Something that happens to a node while the mouse is over another.
    private static void mouse(Node target, EventType<MouseEvent> type, Node over) {
        Bounds bounds = over.localToScene(over.getLayoutBounds());
        Event.fireEvent(target, MouseEvents.at(type, bounds.getCenterX(), bounds.getCenterY()));
    }

    private static void type(Scene scene, KeyCode... keys) {
        Gallery.onToolkit(() -> {
            for (KeyCode key : keys) {
                Event.fireEvent(
                        scene.getFocusOwner(),
                        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
            }
            return true;
        });
    }

    private static String focused(Scene scene) {
        return Gallery.onToolkit(() -> scene.getFocusOwner().getId());
    }

    private static Node node(Scene scene, String id) {
        return requireNonNull(scene.lookup("#" + id), id);
    }
}
