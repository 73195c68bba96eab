package millebornes.desktop.app;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.stage.Stage;
import millebornes.bot.BotLevel;
import millebornes.desktop.ScreenKind;
import millebornes.desktop.controls.CeremonyExits;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.result.CeremonyScreen;
import millebornes.desktop.result.FinishedRound;
import millebornes.desktop.table.TableDelays;
import millebornes.desktop.table.TableScreen;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.words.Language;

/// A process that fills one screen with the program's window and visits everything that takes memory: every page, a table
/// with drives that zoom, each theme, large text, another language, another size of the window, the end of a match.
///
/// Arguments: width and height of the screen in pixels and its output scale; on the headless platform it gets that screen, on
/// any other the window takes that size. After each part it writes `live` (bytes in the heap after a full collection), the part
/// and the number. It ends with 0, or with 1 after the first exception or error that reaches the toolkit's thread.
public final class ScreenVisit {

    private static final int SEATS = 4;
    private static final long SEED = 7;

    /// How many km the cars drive in each part, so that the camera zooms.
    private static final int DRIVE = 100;

    private static final int PAGE_FRAMES = 1;
    private static final int CEREMONY_FRAMES = 12;
    private static final double SMALLER = 0.6;
    private static final long LOOK_AGAIN = TimeUnit.MILLISECONDS.toNanos(20);

    private final ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.FAST);
    private final ScreenHost host = new ScreenHost(context);
    private final Stage stage;

    private ScreenVisit(Stage stage) {
        this.stage = stage;
        stage.setScene(host.scene());
    }

    /// Such a process, with the settings of Java that the window ships with.
    ///
    /// @param before what stands before everything else on the class path
    /// @param options of Java, among them those that choose a platform and a pipeline
    static ProcessBuilder process(List<String> before, List<String> options, ScreenKind screen) {
        Stream<String> classPath = Stream.of(
                        System.getProperty("jdk.module.path"),
                        System.getProperty("java.class.path"),
                        Path.of("target", "test-classes").toString())
                .filter(path -> path != null && !path.isEmpty());
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(System.getProperty("window.vm").split(" ")));
        command.addAll(List.of("-XX:+ExitOnOutOfMemoryError", "-Djava.awt.headless=true"));
        command.addAll(options);
        command.addAll(List.of(
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                Stream.concat(before.stream(), classPath).collect(Collectors.joining(File.pathSeparator)),
                ScreenVisit.class.getName(),
                String.valueOf(screen.width()),
                String.valueOf(screen.height()),
                String.valueOf(screen.scale())));
        return new ProcessBuilder(command);
    }

    /// Runs it; see the class.
    public static void main(String[] arguments) throws Exception {
        int width = Integer.parseInt(arguments[0]);
        int height = Integer.parseInt(arguments[1]);
        double scale = Double.parseDouble(arguments[2]);
        CountDownLatch started = new CountDownLatch(1);
        Platform.startup(started::countDown);
        started.await();
        Platform.setImplicitExit(false);
        onToolkit(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((_, problem) -> fail(problem));
            if ("Headless".equals(System.getProperty("glass.platform"))) {
                HeadlessScreen.resize(width, height, scale);
            }
            return true;
        });
        try {
            onToolkit(() -> {
                        Stage stage = new Stage();
                        stage.setX(0);
                        stage.setY(0);
                        stage.setWidth(width / scale);
                        stage.setHeight(height / scale);
                        return new ScreenVisit(stage);
                    })
                    .visit();
        } catch (Throwable problem) {
            fail(problem);
        }
        System.exit(0);
    }

    private static void fail(Throwable problem) {
        problem.printStackTrace();
        Runtime.getRuntime().halt(1);
    }

    private void visit() throws Exception {
        Navigator navigator = onToolkit(() -> {
            Navigator madeNavigator = new Navigator(
                    host,
                    context,
                    InMemoryHome.empty(),
                    () -> DealSeed.numbered(SEED),
                    (session, screenContext, exits) -> new TableScreen(session, screenContext, exits, TableDelays.NONE),
                    stage::close);
            madeNavigator.home();
            stage.show();
            return madeNavigator;
        });
        for (Destination destination : AotTrainingTour.everyPage()) {
            toolkitDoes(() -> navigator.open(destination, navigator::home));
            frames(PAGE_FRAMES);
        }
        live("pages");
        Session session = underWay();
        toolkitDoes(() -> host.show(table(session)));
        drive("table", session);
        for (ColourTheme theme : ColourTheme.values()) {
            toolkitDoes(() -> context.look(new AppearanceSettings(theme, TextScale.NORMAL)));
            frames(PAGE_FRAMES);
            live("theme " + theme);
        }
        drive("contrast", session);
        toolkitDoes(() -> context.look(new AppearanceSettings(ColourTheme.DAY, new TextScale(200))));
        toolkitDoes(() -> context.language(Language.ENGLISH));
        frames(PAGE_FRAMES);
        toolkitDoes(() -> resize(SMALLER));
        drive("smaller", session);
        toolkitDoes(() -> resize(1 / SMALLER));
        drive("as before", session);
        toolkitDoes(() -> host.show(ceremony()));
        frames(CEREMONY_FRAMES);
        live("ceremony");
        toolkitDoes(navigator::home);
        frames(PAGE_FRAMES);
        live("home");
    }

    private void resize(double factor) {
        stage.setWidth(stage.getWidth() * factor);
        stage.setHeight(stage.getHeight() * factor);
    }

    /// A match of four computer players that has lasted for a while.
    private static Session underWay() {
        Session session = Session.start(new GameConfig(
                Setup.of(Editions.BOARD, TeamFormat.singles(SEATS)),
                IntStream.range(0, SEATS)
                        .<SeatPlayer>mapToObj(seat -> new SeatPlayer.Computer(Integer.toString(seat), BotLevel.EASY))
                        .toList(),
                0,
                SEED));
        while (driven(session) < DRIVE) {
            session.play(session.computerTurn(session.asked().orElseThrow()).move());
        }
        return session;
    }

    private TableScreen table(Session session) {
        return new TableScreen(session, context, SamplePages.nowhere(TableExits.class), TableDelays.NONE);
    }

    private CeremonyScreen ceremony() {
        return new CeremonyScreen(
                context,
                FinishedRound.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), SEED)
                        .session(),
                SamplePages.nowhere(CeremonyExits.class));
    }

    private static int driven(Session session) {
        return session.match().round().cars().stream().mapToInt(car -> car.km()).sum();
    }

    /// Waits until the cars have driven on, or the round is over.
    private void drive(String part, Session session) throws Exception {
        int before = onToolkit(() -> driven(session));
        while (!onToolkit(() -> session.match().round().isOver() || driven(session) >= before + DRIVE)) {
            LockSupport.parkNanos(LOOK_AGAIN);
        }
        live(part);
    }

    private static void live(String part) {
        System.gc();
        System.gc();
        Runtime program = Runtime.getRuntime();
        System.out.println("live " + part + " " + (program.totalMemory() - program.freeMemory()));
    }

    private static void toolkitDoes(Runnable what) throws Exception {
        onToolkit(() -> {
            what.run();
            return true;
        });
    }

    private static <T> T onToolkit(Callable<T> what) throws Exception {
        FutureTask<T> task = new FutureTask<>(what);
        Platform.runLater(task);
        return task.get();
    }

    /// Waits until so many frames have been drawn.
    private static void frames(int count) throws Exception {
        CountDownLatch drawn = new CountDownLatch(count);
        AnimationTimer counter = onToolkit(() -> {
            AnimationTimer made = new AnimationTimer() {
                @Override
                public void handle(long now) {
                    drawn.countDown();
                }
            };
            made.start();
            return made;
        });
        drawn.await();
        toolkitDoes(counter::stop);
    }
}
