package millebornes.desktop.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.util.Duration;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.TextToSpeech;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.words.Language;

/// An evening at the real window, in every kind of game: keys are pressed, the mouse clicks and drags at random, pages,
/// themes, text sizes and languages change, the window becomes larger and smaller, and every minute it is told how much
/// memory the program holds. In the end nobody does anything any more, the window is as large as it may be, and four computers play: what is held then, after all that was
/// before, is told last.
///
/// Arguments: minutes (60), the seed of all that happens (7), the most width and height of the window in px (1920, 1080),
/// the most that may be resident in MB (220, and 30 bytes for each pixel of the window). It ends with 1 when more was held, when the memory grew, or when
/// something went wrong in the program.
public final class WindowSoak {

    private static final Duration INPUT = Duration.millis(200);
    private static final Duration CLICK = Duration.millis(600);
    private static final Duration RESIZE = Duration.seconds(70);
    private static final Duration CHANGE = Duration.seconds(25);
    private static final Duration NEW_GAME = Duration.seconds(90);
    private static final Duration TELL = Duration.minutes(1);

    /// What the figures of two quarters of an hour may differ by, in MB, and nothing is growing.
    private static final double FLAT = 25;

    /// What a window may hold: so much, and so much more for each of its pixels.
    private static final double USUAL_MB = 220;

    private static final double BYTES_PER_PIXEL = 30;
    private static final double BYTES_PER_MB = 1_000_000;

    /// How often what begins a game is looked for.
    private static final int MOST_TRIES = 20;

    private static final double LEAST = 0.54;
    private static final List<Integer> TEXTS = List.of(100, 125, 150, 200);

    private final double limit;
    private final double width;
    private final double height;
    private final Random random;
    private final AppStorage storage;
    private final Stage stage = new Stage();
    private final RandomVisitor visitor;
    private final ResidentMemory memory = new ResidentMemory();
    private final List<Timeline> goingOn = new ArrayList<>();
    private final List<GameKind> kinds = new ArrayList<>();
    private final Map<GameKind, Integer> began = new EnumMap<>(GameKind.class);
    private boolean beginning;
    private int minute;
    private int inputs;
    private int resizes;
    private int games;
    private int problems;

    private WindowSoak(long seed, double limit, double width, double height, Path folder) {
        this.random = new Random(seed);
        this.limit = limit > 0 ? limit : USUAL_MB + width * height * BYTES_PER_PIXEL / BYTES_PER_MB;
        this.width = width;
        this.height = height;
        this.storage = new AppStorage(folder, Locale.FRANCE, Pace.NORMAL, SoundPlayer.NONE, TextToSpeech.NONE);
        this.visitor = new RandomVisitor(stage, random);
    }

    /// Runs it; see the class.
    public static void main(String[] arguments) throws IOException {
        double minutes = number(arguments, 0, 60);
        long seed = (long) number(arguments, 1, 7);
        double width = number(arguments, 2, 1920);
        double height = number(arguments, 3, 1080);
        double limit = number(arguments, 4, 0);
        Path folder = Files.createTempDirectory("millebornes-soak");
        Platform.startup(() -> new WindowSoak(seed, limit, width, height, folder).begin(Duration.minutes(minutes)));
    }

    private static double number(String[] arguments, int place, double otherwise) {
        return arguments.length > place ? Double.parseDouble(arguments[place]) : otherwise;
    }

    private void begin(Duration length) {
        Navigator navigator = MillebornesApplication.furnish(stage, storage);
        visitor.leaveAlone(stage.getScene());
        Platform.setImplicitExit(false);
        stage.setOnHidden(_ -> problems++);
        var shown = Thread.currentThread().getUncaughtExceptionHandler();
        Thread.currentThread().setUncaughtExceptionHandler((thread, problem) -> {
            problems++;
            shown.uncaughtException(thread, problem);
        });
        newGame(navigator);
        every(INPUT, this::act);
        every(RESIZE, this::resize);
        every(CHANGE, this::change);
        every(NEW_GAME, () -> newGame(navigator));
        every(TELL, this::tell);
        after(length, () -> lastGame(navigator));
    }

    private void act() {
        if (!beginning) {
            inputs++;
            visitor.act();
        }
    }

    private void resize() {
        resizes++;
        stage.setWidth(width * random.nextDouble(LEAST, 1));
        stage.setHeight(height * random.nextDouble(LEAST, 1));
    }

    /// Another theme, text size, language or pace, each as likely.
    private void change() {
        ScreenContext context = storage.context();
        AppearanceSettings appearance = context.look();
        switch (random.nextInt(4)) {
            case 0 -> context.look(new AppearanceSettings(any(List.of(ColourTheme.values())), appearance.textScale()));
            case 1 -> context.look(new AppearanceSettings(appearance.theme(), new TextScale(any(TEXTS))));
            case 2 -> context.language(any(List.of(Language.values())));
            default -> context.pace(any(List.of(Pace.NORMAL, Pace.FAST)));
        }
    }

    /// Another kind of game begins: every kind once before one of them comes again.
    private void newGame(Navigator navigator) {
        if (kinds.isEmpty()) {
            kinds.addAll(List.of(GameKind.values()));
            Collections.shuffle(kinds, random);
        }
        newGame(navigator, kinds.removeFirst());
    }

    /// Nothing else is pressed until it has begun; a kind that did not begin comes again after the others.
    private void newGame(Navigator navigator, GameKind kind) {
        games++;
        beginning = true;
        storage.context().microOrTableSetting(kind.style());
        kind.setup().ifPresent(lastSetup -> storage.families().change(_ -> lastSetup));
        navigator.home();
        begin(kind, MOST_TRIES);
    }

    private void begin(GameKind kind, int tries) {
        boolean byButton = kind.setup().isEmpty();
        boolean begun = !byButton && visitor.begin("play");
        begun |= !begun && visitor.begin(kind.button()) && byButton;
        if (begun) {
            began.merge(kind, 1, Integer::sum);
        } else if (tries > 0) {
            after(CLICK, () -> begin(kind, tries - 1));
            return;
        } else {
            System.out.println(kind + " did not begin; what could be pressed: " + visitor.pressable());
            kinds.addLast(kind);
        }
        beginning = false;
    }

    private void tell() {
        minute++;
        System.out.printf(
                Locale.ROOT,
                "minute %3d: %s; %d inputs, %d resizes, %d games of %d kinds, %d problems%n",
                minute,
                memory.sample(),
                inputs,
                resizes,
                games,
                began.size(),
                problems);
    }

    private void lastGame(Navigator navigator) {
        goingOn.forEach(Animation::stop);
        double grown = memory.growth();
        stage.setWidth(width);
        stage.setHeight(height);
        System.out.println("games that began: " + began);
        began.clear();
        newGame(navigator, GameKind.WATCHED);
        every(TELL.divide(3), () -> System.out.printf(Locale.ROOT, "four computers: %s%n", memory.sample()));
        after(TELL.add(CLICK), () -> end(grown));
    }

    private void end(double grown) {
        stage.setOnHidden(null);
        if (began.isEmpty()) {
            System.out.println("the last game did not begin: nobody could press what begins it");
        }
        boolean held = !began.isEmpty() && memory.peak() <= limit && grown <= FLAT && problems == 0;
        System.out.printf(
                Locale.ROOT,
                "%s: %.0f MB resident in the end, at most %.0f, %+.0f MB from the second quarter to the last%n",
                held ? "held" : "NOT HELD",
                memory.now(),
                memory.peak(),
                grown);
        System.exit(held ? 0 : 1);
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private void every(Duration time, Runnable what) {
        Timeline again = new Timeline(new KeyFrame(time, _ -> what.run()));
        goingOn.add(again);
        again.setCycleCount(Animation.INDEFINITE);
        again.play();
    }

    private static void after(Duration time, Runnable what) {
        new Timeline(new KeyFrame(time, _ -> what.run())).play();
    }
}
