import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// Runs the program as players do and has Java write down what it loaded and linked, so that every later start finds it
/// ready. A cache that does not fit is passed over by Java in silence; so each is tried, and a start that does not use
/// it stops the packaging.
///
/// @param image the program
/// @param settings how the window's Java is started
/// @param screen where the window opens
/// @param work an empty folder
record CacheTrainer(AppImage image, List<String> settings, TrainingScreen screen, Path work) {

    /// Has the window show every page, play for a while, and close; and the terminal run one command after the other.
    private static final String TOUR = "-Dmillebornes.tour=true";

    /// What share of the classes of the program and of the toolkit must come out of the cache. Those that Java makes at
    /// run time never do.
    private static final double ENOUGH = 0.95;

    private static final Pattern LOADED =
            Pattern.compile("(?m)^(?:\\[[^]]*])* *((?:millebornes|javafx|com\\.sun)\\.[^ /]+) source: (.*)$");

    /// A cache can hold what the training run called often, and Java then compiles all of that at once, beside the first page
    /// and before anybody needs it: half as much again as a start takes itself.
    static final List<String> WITHOUT_PROFILES =
            List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:-AOTRecordTraining", "-XX:-AOTReplayTraining");

    /// A computer player's turn and a saved game, which are most of what goes over the pipe.
    private static final List<String> REQUESTS = List.of(
            "{\"cmd\":\"new\",\"profile\":\"board\",\"seats\":4,\"seed\":7}",
            "{\"cmd\":\"advise\",\"level\":\"medium\"}",
            "{\"cmd\":\"view\",\"seat\":0}",
            "{\"cmd\":\"play\",\"move\":{\"type\":\"discard\",\"card\":\"KM_25\"}}",
            "{\"cmd\":\"save\"}",
            "{\"cmd\":\"state\"}",
            "no request");

    /// Makes the caches of the window and of the commands, and tries them.
    ///
    /// @return what the trials have shown
    List<String> train() throws IOException {
        Path requests = Files.write(work.resolve("requests"), REQUESTS);
        List<String> window = new ArrayList<>(settings);
        window.addAll(screen.options());
        window.add(TOUR);
        make(AppImage.WINDOW_CACHE, window, List.of(), ToolRunner.NOTHING);
        List<String> terminal = new ArrayList<>(AppImageBuilder.TERMINAL_SETTINGS);
        terminal.add(TOUR);
        make(AppImage.TERMINAL_CACHE, terminal, List.of("referee"), requests);
        List<String> shown = new ArrayList<>(screen.options());
        shown.add(TOUR);
        return List.of(
                attempt(AppImage.NAME, shown, List.of(), ToolRunner.NOTHING),
                attempt(AppImage.TERMINAL, List.of(), List.of("referee"), requests),
                attempt(AppImage.TEXT, List.of(), List.of("text", "--help"), ToolRunner.NOTHING));
    }

    private void make(String cache, List<String> java, List<String> arguments, Path input) throws IOException {
        List<String> command = new ArrayList<>(List.of(image.java().toString()));
        command.addAll(java);
        command.add("-XX:AOTCacheOutput=" + image.app().resolve(cache));
        command.addAll(List.of("-m", AppImageBuilder.ENTRY));
        command.addAll(arguments);
        ToolRunner.run(work, environment(Map.of()), input, command);
        if (!Files.exists(image.app().resolve(cache))) {
            throw new PackagingException("the training run has left no " + cache);
        }
    }

    /// Starts a launcher as a player does, but has Java refuse a cache that does not fit, and counts what comes from
    /// it.
    private String attempt(String launcher, List<String> java, List<String> arguments, Path input) throws IOException {
        Path log = work.resolve(launcher + ".log");
        List<String> options = new ArrayList<>(java);
        options.addAll(List.of("-XX:AOTMode=on", "-Xlog:aot,class+load:file=\"" + log + "\""));
        List<String> command = new ArrayList<>(List.of(image.launcher(launcher).toString()));
        command.addAll(arguments);
        ToolRunner.run(work, environment(Map.of("JAVA_TOOL_OPTIONS", String.join(" ", options))), input, command);
        String told = Files.readString(log);
        List<String> sources = LOADED.matcher(told)
                .results()
                .filter(loaded -> !loaded.group(1).contains("$$"))
                .map(loaded -> loaded.group(2))
                .toList();
        long cached = sources.stream()
                .filter(source -> source.startsWith("shared objects file"))
                .count();
        if (!told.contains("Using AOT-linked classes: true") || cached < ENOUGH * sources.size()) {
            throw new PackagingException(launcher + " does not use its cache: " + cached + " of " + sources.size());
        }
        return String.format(
                Locale.ROOT,
                "%s: %d of %d own and JavaFX classes come from its cache",
                launcher,
                cached,
                sources.size());
    }

    /// A home of its own, so that the run neither finds a game nor leaves one.
    private Map<String, String> environment(Map<String, String> more) throws IOException {
        Map<String, String> environment = new HashMap<>(more);
        environment.putAll(screen.environment());
        environment.put(
                "MILLEBORNES_HOME", Files.createTempDirectory(work, "home").toString());
        environment.put("GDK_GL", "disable");
        environment.put("MALLOC_ARENA_MAX", "2");
        return environment;
    }
}
