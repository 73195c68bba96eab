package millebornes.bench;

import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.transform.Transform;
import javafx.stage.Stage;
import millebornes.bot.BotLevel;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.table.TableScreen;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.SceneStyler;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.words.Language;

/// What the table costs while it moves: four computer players play at the normal pace, the real screen with everything
/// on it; then somebody clicks cards.
///
/// Arguments: seconds of play to measure (0 for the whole round), the seed of the deal, the level of the computer
/// players (easy), the width and height of the window (1280 by 800). It writes its figures and ends.
public final class FrameBenchmark implements TableExits {

    private static final int SEATS = 4;
    private static final double WARM_UP = 15;
    private static final double MILLIS = 1000;
    private static final int CLICKS = 60;

    private final double seconds;
    private final long seed;
    private final BotLevel level;
    private final double width;
    private final double height;
    private final Stage stage = new Stage();

    private FrameBenchmark(double seconds, long seed, BotLevel level, double width, double height) {
        this.seconds = seconds;
        this.seed = seed;
        this.level = level;
        this.width = width;
        this.height = height;
    }

    /// Runs it; see the class.
    public static void main(String[] arguments) {
        double seconds = arguments.length > 0 ? Double.parseDouble(arguments[0]) : 60;
        long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 7;
        BotLevel level = arguments.length > 2 ? BotLevel.valueOf(arguments[2].toUpperCase(Locale.ROOT)) : BotLevel.EASY;
        double width = arguments.length > 3 ? Double.parseDouble(arguments[3]) : 1280;
        double height = arguments.length > 4 ? Double.parseDouble(arguments[4]) : 800;
        Platform.startup(() -> new FrameBenchmark(seconds, seed, level, width, height).begin());
    }

    /// As in the program: a page is seen first, behind which the table is rehearsed, and somebody clicks through it.
    private void begin() {
        RehearsedStart.begin(stage, width, height, this::play);
    }

    /// Four computer players, from when their table is seen; the first seconds, in which the program is still being
    /// compiled, are counted apart, too.
    private void play() {
        long click = System.nanoTime();
        TableScreen table = show(Session.start(game(0)));
        whenDrawn(() -> {
            System.out.printf(Locale.ROOT, "the table is seen after %.0f ms%n", since(click) * MILLIS);
            measure(table);
        });
    }

    private void measure(TableScreen table) {
        Scene scene = table.root().getScene();
        long start = System.nanoTime();
        FrameMeter allMeter = new FrameMeter(() -> true);
        FrameMeter warmMeter = new FrameMeter(() -> since(start) >= WARM_UP);
        FrameMeter drivingMeter = new FrameMeter(new Moved(table));
        FrameMeter zoomingMeter = new FrameMeter(new Zoomed(table));
        List<FrameMeter> meters = List.of(allMeter, warmMeter, drivingMeter, zoomingMeter);
        meters.forEach(AnimationTimer::start);
        whenever(() -> scene.getWindow() == null || (seconds > 0 && since(start) > seconds + WARM_UP), () -> {
            meters.forEach(AnimationTimer::stop);
            table.hidden();
            System.out.println("from the first frame " + allMeter.figures());
            System.out.println("after 15 seconds     " + warmMeter.figures());
            System.out.println("while a car drives   " + drivingMeter.figures());
            System.out.println("while it zooms       " + zoomingMeter.figures());
            click();
        });
    }

    /// A person looks at the player's cards and chooses one after the other.
    private void click() {
        TableScreen table = show(Session.start(game(1)));
        new ClickMeter(table.root(), CLICKS, figures -> {
                    System.out.println("a card is clicked: " + figures);
                    Platform.exit();
                })
                .start();
    }

    private TableScreen show(Session session) {
        ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.NORMAL);
        TableScreen table = new TableScreen(session, context, this);
        Scene scene = new Scene(table.root(), width, height);
        SceneStyler.scene(scene, context.look());
        stage.setScene(scene);
        stage.show();
        table.shown();
        return table;
    }

    private GameConfig game(int people) {
        List<SeatPlayer> players = IntStream.range(0, SEATS)
                .<SeatPlayer>mapToObj(seat -> seat < people
                        ? new SeatPlayer.Human("Anna")
                        : new SeatPlayer.Computer("Computer " + seat, level))
                .toList();
        return new GameConfig(Setup.of(Editions.BOARD, TeamFormat.singles(SEATS)), players, 0, seed);
    }

    private static void whenever(BooleanSupplier condition, Runnable then) {
        new AnimationTimer() {
            @Override
            public void handle(long now) {
                if (condition.getAsBoolean()) {
                    stop();
                    then.run();
                }
            }
        }.start();
    }

    /// The pulse of now opens the table, the next one waits until it is drawn, in the third one it is seen.
    private static void whenDrawn(Runnable then) {
        int[] pulses = {0};
        whenever(() -> ++pulses[0] == 3, then);
    }

    private static double since(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    @Override
    public void roundOver(Session session) {
        stage.setScene(new Scene(new Group()));
    }

    @Override
    public void leave(TableDestination destination) {
        Platform.exit();
    }

    /// True in a frame in which the board is seen in another size than in the frame before.
    private static final class Zoomed implements BooleanSupplier {

        private final Node car;
        private double before = 1;

        Zoomed(TableScreen table) {
            car = table.root().lookup("#car-0").getParent();
        }

        @Override
        public boolean getAsBoolean() {
            double now = car.getLocalToSceneTransform().getMxx();
            boolean zoomed = now != before;
            before = now;
            return zoomed;
        }
    }

    /// True in a frame in which some car lies elsewhere than in the frame before.
    private static final class Moved implements BooleanSupplier {

        private final List<Node> cars;
        private List<Transform> before = List.of();

        Moved(TableScreen table) {
            cars = IntStream.range(0, SEATS)
                    .mapToObj(car -> table.root().lookup("#car-" + car))
                    .toList();
        }

        @Override
        public boolean getAsBoolean() {
            List<Transform> now = cars.stream()
                    .map(car -> car.getTransforms().getFirst().clone())
                    .toList();
            boolean moved = false;
            for (int car = 0; car < before.size(); car++) {
                moved |= now.get(car).getTx() != before.get(car).getTx()
                        || now.get(car).getTy() != before.get(car).getTy();
            }
            before = now;
            return moved;
        }
    }
}
