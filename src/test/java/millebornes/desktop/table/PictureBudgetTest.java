package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Scale;
import millebornes.bot.BotLevel;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.MotionPlayback;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.SceneStyler;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.words.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// In the largest windows, whatever is shown, all snapshots together stay within their budget: those that are counted,
/// and those that are really in the window.
class PictureBudgetTest implements TableExits {

    /// A deal in which cars drive and are attacked, remedies are played and a coup-fourré is shown.
    private static final long SEED = 334;

    private static final int SEATS = 4;
    private static final int MOVES = 40;
    private static final double STEP = 250;

    private final Session session = Session.start(game());
    private final ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
    private final UnshownChangesTracker changes = new UnshownChangesTracker(session);
    private int most;

    @ParameterizedTest
    @CsvSource({"5120, 2880, 1", "2560, 1440, 2", "1707, 960, 3"})
    void aRoundKeepsWithinTheBudget(double width, double height, double scale) {
        TableScreen screen = Gallery.onToolkit(() -> open(width, height, scale));
        TablePresenter presenter = new TablePresenter(session.game(), context.words(), context.keys());
        TableViewState shownState = Gallery.onToolkit(screen::picture);
        for (int move = 0; move < MOVES && screen.flow().moment() instanceof FlowState.Thinking thinking; move++) {
            TableViewState stateBefore = shownState;
            shownState = Gallery.onToolkit(() -> play(screen, presenter, thinking.seat(), stateBefore));
        }
        assertThat(most).as("the window is full of pictures").isGreaterThan(PictureCache.BUDGET / 3);
    }

    private TableScreen open(double width, double height, double scale) {
        TableScreen screen = new TableScreen(session, context, this);
        Group window = new Group(screen.root());
        window.getTransforms().add(new Scale(scale, scale));
        Scene scene = new Scene(window, width * scale, height * scale);
        SceneStyler.scene(scene, context.look());
        screen.root().resize(width, height);
        screen.root().applyCss();
        screen.root().layout();
        changes.open(true);
        return screen;
    }

    /// Plays a move, and shows its movement at a few moments.
    private TableViewState play(TableScreen screen, TablePresenter presenter, int seat, TableViewState stateBefore) {
        screen.flow().answer(seat, session.computerTurn(seat).move());
        TableViewState stateAfter = presenter.present(
                screen.flow(), changes.news(), screen.watch(), screen.aids().now());
        MotionPlan plan = Objects.requireNonNull(changes.plan(OptionalInt.empty()));
        screen.view().show(stateAfter.behind(stateBefore, TableAnimationFactory.lags(plan)));
        MotionPlayback playback = new MotionPlayback(
                plan,
                Pace.NORMAL,
                new TableAnimationFactory(screen.view(), stateBefore, stateAfter, presenter::cardName, _ -> {}),
                () -> screen.view().show(stateAfter));
        for (double millis = 0; !playback.ended(); millis += STEP) {
            playback.show(millis);
            assertWithin(screen.root().getScene());
        }
        return stateAfter;
    }

    private void assertWithin(Scene scene) {
        int counted = context.art().pictures().pixels();
        Set<Image> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        SceneContents.nodes(scene.getRoot())
                .filter(node -> node instanceof ImageView view && view.getImage() != null)
                .forEach(node -> seen.add(((ImageView) node).getImage()));
        double shown = seen.stream()
                .mapToDouble(image -> image.getWidth() * image.getHeight())
                .sum();
        most = Math.max(most, counted);
        assertThat(counted).isLessThanOrEqualTo(PictureCache.BUDGET);
        assertThat(shown).isLessThanOrEqualTo(PictureCache.BUDGET);
    }

    private static GameConfig game() {
        List<SeatPlayer> players = IntStream.range(0, SEATS)
                .<SeatPlayer>mapToObj(seat -> new SeatPlayer.Computer(Integer.toString(seat), BotLevel.EASY))
                .toList();
        return new GameConfig(Setup.of(Editions.ALL.getFirst(), TeamFormat.singles(SEATS)), players, 0, SEED);
    }

    @Override
    public void roundOver(Session finishedSession) {
        // It stops long before.
    }

    @Override
    public void leave(TableDestination destination) {
        throw new IllegalStateException("nobody has pressed it");
    }
}
