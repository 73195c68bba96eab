package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Button;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.scene.transform.Transform;
import millebornes.bot.BotLevel;
import millebornes.desktop.Gallery;
import millebornes.desktop.MouseEvents;
import millebornes.desktop.SceneContents;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ScreenWindow;
import millebornes.desktop.controls.SkipHintStatus;
import millebornes.desktop.controls.VisitedExits;
import millebornes.desktop.controls.WindowZoomPane;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.records.Album;
import millebornes.records.Stamp;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.UnwonRound;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The ceremony is animated once, any input skips it, and that input has no other effect.
class CeremonyScreenTest {

    private static final int FRAMES = 8;
    private static final int ROW = 4;
    private static final double SMALL = 0.4;

    private final VisitedExits exits = new VisitedExits();
    private final FinishedRound roundOfFour = FinishedRound.of(TeamFormat.singles(4), OptionChoices.NONE.rounds(2), 3)
            .finishMatch();

    @Test
    void aClickSkipsTheArrivalAndPressesNothing() {
        assertSkips(root -> Event.fireEvent(root, MouseEvents.at(MouseEvent.MOUSE_PRESSED, 640, 700)));
    }

    @Test
    void anyKeySkipsTheArrivalAndPressesNothing() {
        for (KeyCode key : List.of(KeyCode.ENTER, KeyCode.SPACE, KeyCode.ESCAPE)) {
            assertSkips(root ->
                    Event.fireEvent(root, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false)));
        }
    }

    /// R-6.2: the title says so; no family holds a cup, no confetti rains, and points rank the teams.
    @Test
    void whereNoTeamHasWonThereIsNoCup() {
        Session unwonSession = UnwonRound.of(
                Editions.PLAYROOM,
                List.of(new SeatPlayer.Human("Anna"), new SeatPlayer.Computer("Papi", BotLevel.EASY)));
        for (Language language : Language.values()) {
            Scene scene = ScreenCapture.check(
                    "ceremony-nobody-" + language.tag(),
                    ScreenCapture.context(language),
                    context -> {
                        CeremonyScreen screen = new CeremonyScreen(context, unwonSession, exits);
                        screen.skip();
                        return screen;
                    },
                    1280,
                    800);
            assertThat(SceneContents.nodes(scene.getRoot()).filter(HangingConfetti.class::isInstance))
                    .isNotEmpty()
                    .noneMatch(Node::isVisible);
            assertThat(SceneContents.nodes(scene.getRoot())
                            .filter(Text.class::isInstance)
                            .map(text -> ((Text) text).getText()))
                    .contains("1", "2");
        }
    }

    /// A small sign beside the way home, which nobody has to press; nothing where nothing is new.
    @Test
    void newStampsStandInTheCorner() {
        List<Album.NewStamps> given = List.of(
                new Album.NewStamps("Léa", Set.of(Stamp.LYON)), new Album.NewStamps("Papi", Set.of(Stamp.PARIS)));
        for (Language language : Language.values()) {
            Scene scene = ScreenCapture.check(
                    "ceremony-stamps-" + language.tag(),
                    ScreenCapture.context(language),
                    context -> new CeremonyScreen(context, roundOfFour.session(), given, exits),
                    1280,
                    800);
            Button album = (Button) scene.lookup("#album");
            assertThat(album.getText()).contains("2");
            Gallery.onToolkit(() -> {
                album.fire();
                return true;
            });
        }
        Scene one = ScreenCapture.check(
                "ceremony-stamps-small",
                ScreenCapture.context(ColourTheme.NIGHT, 100),
                context -> new CeremonyScreen(context, roundOfFour.session(), given.subList(0, 1), exits),
                1024,
                700);
        assertThat(((Button) one.lookup("#album")).getText()).contains("Lyon");
        assertThat(exits.taken()).containsExactly("album", "album");
        Scene none = ScreenCapture.checkLayout(
                "ceremony-no-stamps",
                ScreenCapture.context(Language.FRENCH),
                context -> new CeremonyScreen(context, roundOfFour.session(), exits),
                1280,
                800);
        assertThat(none.lookup("#album")).isNull();
    }

    /// The ceremony of a day leads to the page with its line, which leads to its deal again, too; no other ceremony does.
    @Test
    void theDayLeadsToItsLine() {
        for (Language language : Language.values()) {
            VisitedExits dayExits = new VisitedExits().ofDay();
            Scene scene = ScreenCapture.check(
                    "ceremony-day-" + language.tag(),
                    ScreenCapture.context(language),
                    context -> new CeremonyScreen(context, roundOfFour.session(), dayExits),
                    1280,
                    800);
            Button day = (Button) scene.lookup("#day");
            assertThat(day.getText())
                    .isEqualTo(ScreenCapture.context(language).words().text("day.line"));
            assertThat(scene.lookup("#same-deal")).isNull();
            Gallery.onToolkit(() -> {
                day.fire();
                return true;
            });
            assertThat(dayExits.taken()).containsExactly("day");
        }
        Scene usual = ScreenCapture.checkLayout(
                "ceremony-no-day",
                ScreenCapture.context(Language.FRENCH),
                context -> new CeremonyScreen(context, roundOfFour.session(), exits),
                1280,
                800);
        assertThat(usual.lookup("#day")).isNull();
        assertThat(usual.lookup("#same-deal")).isNotNull();
    }

    private void assertSkips(Consumer<Parent> way) {
        CeremonyScreen screen = open(Pace.SLOW);
        Gallery.onToolkit(() -> {
            assertThat(screen.isMoving()).isTrue();
            assertThat(screen.root().lookup("#new-game").isVisible()
                            && screen.root()
                                    .lookup("#new-game")
                                    .getParent()
                                    .getParent()
                                    .isVisible())
                    .as("nothing can be pressed before everybody has arrived")
                    .isFalse();
            way.accept(screen.root());
            assertThat(screen.isMoving()).isFalse();
            assertThat(screen.root().getScene().getFocusOwner().getId()).isEqualTo("new-game");
            return true;
        });
        assertThat(exits.taken()).isEmpty();
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
            CeremonyScreen stillScreen = screen(Pace.OFF);
            Scene scene = scene(stillScreen);
            pictures[0] = scene.snapshot(null);
            stillScreen.shown();
            assertThat(stillScreen.isMoving()).isFalse();
            CeremonyScreen movingScreen = screen(Pace.NORMAL);
            Scene other = scene(movingScreen);
            movingScreen.skip();
            pictures[1] = other.snapshot(null);
            return true;
        });
        assertThat(Gallery.colours(pictures[0])).isEqualTo(Gallery.colours(pictures[1]));
    }

    @Test
    void everyWayLeadsWhereItSays() {
        CeremonyScreen screen = open(Pace.OFF);
        assertThat(screen.root().getScene().getFocusOwner().getId()).isEqualTo("new-game");
        FxRobot hand = new StraightRobot();
        for (String way : List.of("postcard", "sheet", "print", "watch", "same-deal", "new-game", "home")) {
            if (List.of("sheet", "print", "watch").contains(way)) {
                hand.clickOn("#more");
            }
            hand.clickOn("#" + way);
        }
        assertThat(exits.taken())
                .containsExactly("postcard", "sheet", "print", "watch", "same-deal", "new-game", "home");
    }

    /// Who does not read presses the largest button, and plays once more what was played.
    @Test
    void afterAJuniorMatchTheSameGameIsTheFirstChoice() {
        FinishedRound juniorRound =
                FinishedRound.of(TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 11);
        CeremonyScreen[] opened = new CeremonyScreen[1];
        ScreenWindow.open(
                context(Pace.OFF),
                () -> opened[0] = new CeremonyScreen(context(Pace.OFF), juniorRound.session(), exits),
                1280,
                800);
        Scene scene = opened[0].root().getScene();
        assertThat(scene.getFocusOwner().getId()).isEqualTo("again");
        FxRobot hand = new StraightRobot();
        hand.type(KeyCode.ENTER);
        hand.clickOn("#again");
        hand.clickOn("#new-game");
        assertThat(exits.taken()).containsExactly("again", "again", "new-game");
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
            assertThat(SceneContents.nodes(scene.getRoot()).filter(node -> node.isCache() || node.getEffect() != null))
                    .isEmpty();
            return true;
        });
    }

    /// Anyone who has never been told that a click skips is told at the foot of the page, until something stands there.
    @Test
    void aClickThatSkipsIsToldOnce() {
        for (int percent : new int[] {100, 200}) {
            ScreenContext context = new ScreenContext(
                    Language.FRENCH, new AppearanceSettings(ColourTheme.DAY, new TextScale(percent)), Pace.NORMAL);
            context.skipHintStatus(SkipHintStatus.DUE);
            Gallery.onToolkit(() -> {
                CeremonyScreen firstScreen = new CeremonyScreen(context, roundOfFour.session(), exits);
                Scene scene = scene(firstScreen);
                firstScreen.shown();
                firstScreen.show(firstScreen.end() * 0.4);
                scene.getRoot().layout();
                assertThat(scene.lookup("#skip-hint").isVisible()).isTrue();
                Gallery.check(scene, "ceremony-skip-hint-" + percent);
                firstScreen.skip();
                assertThat(scene.lookup("#skip-hint").isVisible()).isFalse();
                assertThat(context.skipHintStatus()).isEqualTo(SkipHintStatus.GIVEN);
                CeremonyScreen secondScreen = new CeremonyScreen(context, roundOfFour.session(), exits);
                assertThat(scene(secondScreen).lookup("#skip-hint")).isNull();
                return true;
            });
        }
    }

    /// Doors open when all cars stand, families step out, and the doors fall shut behind them.
    @Test
    void theDoorsOfTheCars() {
        FinishedRound roundOfSix = FinishedRound.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 4);
        List<WritableImage> frames = Gallery.onToolkit(() -> {
            CeremonyScreen screen = new CeremonyScreen(context(Pace.NORMAL), roundOfSix.session(), exits);
            Scene scene = scene(screen);
            CeremonyTimeline times = new CeremonyTimeline(6);
            SnapshotParameters near = new SnapshotParameters();
            near.setViewport(new Rectangle2D(0, 800, 2560, 480));
            near.setTransform(Transform.scale(2, 2));
            return IntStream.range(0, FRAMES)
                    .mapToObj(frame -> {
                        screen.show(times.parked() + (times.landed(5) - times.parked()) * frame / (FRAMES - 1));
                        return scene.getRoot().snapshot(near, null);
                    })
                    .toList();
        });
        assertThat(frames.stream().map(Gallery::colours).map(Arrays::hashCode).distinct())
                .hasSize(FRAMES);
        Group sheet = new Group();
        double high = frames.getFirst().getHeight() / 2;
        for (int frame = 0; frame < FRAMES; frame++) {
            ImageView view = new ImageView(frames.get(frame));
            view.setFitWidth(frames.get(frame).getWidth() / 2);
            view.setFitHeight(high);
            view.setY(frame * (high + 4));
            sheet.getChildren().add(view);
        }
        Gallery.checkDrawn(sheet, "film-doors", frames.getFirst().getWidth() / 2, FRAMES * (high + 4), Color.WHITE);
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
        Gallery.checkDrawn(sheet, "film-ceremony", ROW * (width + 4), FRAMES / ROW * (height + 4), Color.WHITE);
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
        return new CeremonyScreen(context(pace), roundOfFour.session(), exits);
    }

    private static Scene scene(CeremonyScreen screen) {
        Scene scene = new Scene(new WindowZoomPane(screen.root()), 1280, 800);
        SceneStyler.scene(scene, AppearanceSettings.USUAL);
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        return scene;
    }

    private static ScreenContext context(Pace pace) {
        return new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, pace);
    }

    private static List<Image> pictures(Node root) {
        return SceneContents.nodes(root)
                .filter(ImageView.class::isInstance)
                .map(view -> ((ImageView) view).getImage())
                .toList();
    }
}
