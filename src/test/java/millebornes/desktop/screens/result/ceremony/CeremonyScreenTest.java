package millebornes.desktop.screens.result.ceremony;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import millebornes.desktop.Gallery;
import millebornes.desktop.MouseEvents;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.ScreenWindow;
import millebornes.desktop.screens.common.ZoomPane;
import millebornes.desktop.screens.exits.CeremonyExits;
import millebornes.desktop.screens.result.FinishedRound;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.SceneStyler;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The arrival is seen once, can be skipped by anything, and nothing that skips it does anything else.
class CeremonyScreenTest {

    private static final int FRAMES = 8;
    private static final int ROW = 4;
    private static final double SMALL = 0.4;

    private final List<String> taken = new ArrayList<>();
    private final FinishedRound four = FinishedRound.of(TeamFormat.singles(4), OptionChoices.NONE.rounds(2), 3)
            .finishMatch();

    @Test
    void aClickSkipsTheArrivalAndPressesNothing() {
        skips(root -> Event.fireEvent(root, MouseEvents.at(MouseEvent.MOUSE_PRESSED, 640, 700)));
    }

    @Test
    void anyKeySkipsTheArrivalAndPressesNothing() {
        for (KeyCode key : List.of(KeyCode.ENTER, KeyCode.SPACE, KeyCode.ESCAPE)) {
            skips(root ->
                    Event.fireEvent(root, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false)));
        }
    }

    private void skips(Consumer<Parent> way) {
        CeremonyScreen screen = open(Pace.SLOW);
        Gallery.onToolkit(() -> {
            assertThat(screen.isMoving()).isTrue();
            assertThat(screen.root().lookup("#again").isVisible()
                            && screen.root()
                                    .lookup("#again")
                                    .getParent()
                                    .getParent()
                                    .isVisible())
                    .as("nothing can be pressed before everybody has arrived")
                    .isFalse();
            way.accept(screen.root());
            assertThat(screen.isMoving()).isFalse();
            assertThat(screen.root().getScene().getFocusOwner().getId()).isEqualTo("again");
            return true;
        });
        assertThat(taken).isEmpty();
        Gallery.onToolkit(() -> {
            screen.hidden();
            return true;
        });
    }

    /// Reduced motion: the end is there before the first frame, and no frame is asked for.
    @Test
    void whereNothingMovesItsEndIsSeenAtOnce() {
        Image[] pictures = new Image[2];
        Gallery.onToolkit(() -> {
            CeremonyScreen still = screen(Pace.OFF);
            Scene scene = scene(still);
            pictures[0] = scene.snapshot(null);
            still.shown();
            assertThat(still.isMoving()).isFalse();
            CeremonyScreen moving = screen(Pace.NORMAL);
            Scene other = scene(moving);
            moving.skip();
            pictures[1] = other.snapshot(null);
            return true;
        });
        assertThat(Gallery.colours(pictures[0])).isEqualTo(Gallery.colours(pictures[1]));
    }

    @Test
    void everyWayLeadsWhereItSays() {
        CeremonyScreen screen = open(Pace.OFF);
        assertThat(screen.root().getScene().getFocusOwner().getId()).isEqualTo("again");
        FxRobot hand = new FxRobot();
        for (String way : List.of("postcard", "sheet", "print", "watch", "same-deal", "again", "home")) {
            hand.clickOn("#" + way);
        }
        assertThat(taken).containsExactly("postcard", "sheet", "print", "watch", "same-deal", "again", "home");
    }

    /// No button promises what nobody has built in.
    @Test
    void postcardAndPaperAreOfferedOnlyWhereThereAreSome() {
        Gallery.onToolkit(() -> {
            CeremonyScreen screen = new CeremonyScreen(context(Pace.OFF), four.session(), new Exits() {
                @Override
                public Optional<Runnable> postcard(Session session) {
                    return Optional.empty();
                }

                @Override
                public Optional<Runnable> printSheet(Session session) {
                    return Optional.empty();
                }
            });
            scene(screen);
            assertThat(screen.root().lookup("#postcard")).isNull();
            assertThat(screen.root().lookup("#print")).isNull();
            assertThat(screen.root().lookup("#same-deal")).isNotNull();
            return true;
        });
    }

    /// What is heavy is painted once: frame after frame shows the same pictures, and no node is cached or wears an
    /// effect.
    @Test
    void noFramePaintsAPicture() {
        Gallery.onToolkit(() -> {
            CeremonyScreen screen = screen(Pace.NORMAL);
            Scene scene = scene(screen);
            List<Image> before = pictures(scene.getRoot());
            assertThat(before).isNotEmpty();
            for (int frame = 0; frame <= 40; frame++) {
                screen.show(screen.end() * frame / 40);
                scene.getRoot().layout();
                assertThat(pictures(scene.getRoot())).isEqualTo(before);
            }
            assertThat(nodes(scene.getRoot()).filter(node -> node.isCache() || node.getEffect() != null))
                    .isEmpty();
            return true;
        });
    }

    @Test
    void theFilmOfTheArrival() {
        List<WritableImage> frames = Gallery.onToolkit(() -> {
            CeremonyScreen screen = screen(Pace.NORMAL);
            Scene scene = scene(screen);
            return IntStream.rangeClosed(1, FRAMES)
                    .mapToObj(frame -> {
                        screen.show(screen.end() * 0.86 * frame / FRAMES);
                        return scene.snapshot(null);
                    })
                    .toList();
        });
        assertThat(frames.stream().map(Gallery::colours).map(Arrays::hashCode).distinct())
                .as("something happens in every frame")
                .hasSize(FRAMES);
        Group sheet = new Group();
        double width = frames.getFirst().getWidth() * SMALL;
        double height = frames.getFirst().getHeight() * SMALL;
        for (int frame = 0; frame < FRAMES; frame++) {
            ImageView view = new ImageView(frames.get(frame));
            view.setFitWidth(width);
            view.setFitHeight(height);
            view.setX(frame % ROW * (width + 4));
            view.setY(Math.floorDiv(frame, ROW) * (height + 4));
            sheet.getChildren().add(view);
        }
        Gallery.save(sheet, "film-ceremony", ROW * (width + 4), FRAMES / ROW * (height + 4), Color.WHITE);
    }

    private CeremonyScreen open(Pace pace) {
        CeremonyScreen[] opened = new CeremonyScreen[1];
        ScreenWindow.open(
                context(pace),
                () -> {
                    opened[0] = screen(pace);
                    return opened[0];
                },
                1280,
                800);
        return opened[0];
    }

    private CeremonyScreen screen(Pace pace) {
        return new CeremonyScreen(context(pace), four.session(), new Exits());
    }

    private static Scene scene(CeremonyScreen screen) {
        Scene scene = new Scene(new ZoomPane(screen.root()), 1280, 800);
        SceneStyler.scene(scene, AppearanceSettings.USUAL);
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        return scene;
    }

    private static AppSettingsModel context(Pace pace) {
        return new AppSettingsModel(Language.FRENCH, AppearanceSettings.USUAL, pace);
    }

    private static List<Image> pictures(Node root) {
        return nodes(root)
                .filter(ImageView.class::isInstance)
                .map(view -> ((ImageView) view).getImage())
                .toList();
    }

    private static Stream<Node> nodes(Node node) {
        Stream<Node> below = node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(CeremonyScreenTest::nodes)
                : Stream.empty();
        return Stream.concat(Stream.of(node), below);
    }

    private class Exits implements CeremonyExits {

        @Override
        public Optional<Runnable> postcard(Session session) {
            return Optional.of(() -> taken.add("postcard"));
        }

        @Override
        public Optional<Runnable> printSheet(Session session) {
            return Optional.of(() -> taken.add("print"));
        }

        @Override
        public void sheet(Session session) {
            taken.add("sheet");
        }

        @Override
        public void replay(Session session) {
            taken.add("watch");
        }

        @Override
        public void sameDeal(Session session) {
            taken.add("same-deal");
        }

        @Override
        public void newGame() {
            taken.add("again");
        }

        @Override
        public void home() {
            taken.add("home");
        }
    }
}
