import java.awt.AWTException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.DoubleStream;

/// How soon the packaged program is there, how soon the jar is, and what the program costs while nobody does anything;
/// `src/bench/start/measure.sh` runs it on a virtual screen.
///
/// Arguments: the folder of the image, the jar, and how many starts of each (10).
final class StartMeasurement {

    /// Where the buttons of the rules and of the child's game are on the first page, as shares of the screen.
    private static final double[] RULES = {0.804, 0.85};

    private static final double[] CHILD = {0.625, 0.915};
    private static final int MAVENS = 3;
    private static final int REST = 30;
    private static final int SETTLING = 10_000;

    /// The sea drifts for half a minute after the last that was done.
    private static final int SEA = 35_000;

    private static final int PLAY = 20_000;
    private static final Map<String, String> LEAN = Map.of("GDK_GL", "disable", "MALLOC_ARENA_MAX", "2");
    private static final String REQUEST = "{\"cmd\":\"new\",\"profile\":\"board\",\"seats\":4,\"seed\":7}\n";

    private final ScreenWatcher watcher = new ScreenWatcher();
    private final List<String> image;
    private final List<String> jar;

    private StartMeasurement(Path image, Path jar) throws AWTException {
        this.image = List.of(image.resolve("bin/millebornes").toString());
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        this.jar = List.of(java, "-jar", jar.toString());
    }

    /// Measures; see the class.
    public static void main(String[] args) throws IOException, InterruptedException, AWTException {
        int runs = args.length > 2 ? Integer.parseInt(args[2]) : 10;
        StartMeasurement measurement = new StartMeasurement(Path.of(args[0]), Path.of(args[1]));
        System.out.println("load at the beginning: " + load());
        measurement.windows(runs);
        measurement.maven();
        measurement.commands(runs);
        measurement.costs();
        System.out.println("load at the end: " + load());
    }

    /// Image and jar in turn, so that both see the same machine.
    private void windows(int runs) throws IOException, InterruptedException {
        watcher.away();
        try (StartedProgram _ = StartedProgram.start(image, LEAN)) {
            watcher.learn();
        }
        List<Double> first = new ArrayList<>();
        List<Double> usable = new ArrayList<>();
        List<Double> whole = new ArrayList<>();
        List<Double> answers = new ArrayList<>();
        List<Double> jars = new ArrayList<>();
        List<Double> ratios = new ArrayList<>();
        for (int run = 0; run < runs; run++) {
            rest();
            double mine;
            try (StartedProgram program = StartedProgram.start(image, LEAN)) {
                ScreenWatcher.Sight sight = watcher.waitForPage();
                first.add(program.millis(sight.first()));
                usable.add(program.millis(sight.usable()));
                mine = program.millis(sight.complete());
                whole.add(mine);
                answers.add((watcher.click(RULES[0], RULES[1]) - sight.complete()) / 1e6);
            }
            rest();
            try (StartedProgram program = StartedProgram.start(jar, LEAN)) {
                double other = program.millis(watcher.waitForPage().complete());
                jars.add(other);
                ratios.add(mine / other);
            }
        }
        tell("image: something of the window is seen after, ms", first);
        tell("image: all that can be pressed is there after, ms (wanted: 800)", usable);
        tell("image: the first page is whole after, ms", whole);
        tell("image: a click made at that moment is answered after, ms", answers);
        tell("java -jar: the first page is whole after, ms", jars);
        tell("image against java -jar, pair by pair (wanted: 0.6)", ratios);
    }

    /// From the command of a developer to the window, nothing having changed since the last build.
    private void maven() throws IOException, InterruptedException {
        List<Double> starts = new ArrayList<>();
        for (int run = 0; run < MAVENS; run++) {
            rest();
            try (StartedProgram program = StartedProgram.start(List.of("mvn", "-q"), Map.of())) {
                starts.add(program.millis(watcher.waitForPage().complete()));
            }
        }
        tell("mvn: the first page is whole after, ms (wanted: 5000)", starts);
    }

    private void rest() throws InterruptedException {
        watcher.away();
        Thread.sleep(1000);
    }

    private void commands(int runs) throws IOException, InterruptedException {
        List<Double> referee = new ArrayList<>();
        List<Double> simulate = new ArrayList<>();
        List<Double> text = new ArrayList<>();
        for (int run = 0; run < runs; run++) {
            referee.add(firstLine(REQUEST, "referee"));
            simulate.add(firstLine("", "simulate", "--bots", "easy", "--rounds", "1"));
            text.add(firstLine("", "text"));
        }
        tell("image: referee answers its first request after, ms (wanted: 400)", referee);
        tell("image: simulate has played a round after, ms (wanted: 400)", simulate);
        tell("image: text says its first line after, ms (wanted: 400)", text);
    }

    private double firstLine(String input, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(image);
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment()
                .put(
                        "MILLEBORNES_HOME",
                        Files.createTempDirectory("millebornes-start").toString());
        long from = System.nanoTime();
        Process process = builder.start();
        process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        BufferedReader says = process.inputReader(StandardCharsets.UTF_8);
        boolean said = says.readLine() != null;
        double millis = (System.nanoTime() - from) / 1e6;
        process.destroy();
        process.waitFor();
        return said ? millis : Double.NaN;
    }

    private void costs() throws IOException, InterruptedException {
        rest();
        try (StartedProgram program = StartedProgram.start(image, LEAN)) {
            watcher.waitForPage();
            Thread.sleep(SETTLING);
            tell("first page at rest: share of one core (wanted: 0.02)", List.of(program.idle(REST)));
            watcher.click(CHILD[0], CHILD[1]);
            watcher.away();
            Thread.sleep(SETTLING + SEA);
            tell("table at which nobody moves: share of one core (wanted: 0.02)", List.of(program.idle(REST)));
        }
        Map<String, String> tour =
                Map.of("GDK_GL", "disable", "MALLOC_ARENA_MAX", "2", "JAVA_TOOL_OPTIONS", "-Dmillebornes.tour=true");
        try (StartedProgram program = StartedProgram.start(image, tour)) {
            Thread.sleep(PLAY);
            tell("four players after every page was seen: resident, MB (wanted: 250)", List.of(program.resident()));
        }
    }

    private static void tell(String what, List<Double> values) {
        double[] sorted =
                values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        double median = (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
        String form = median < 10 ? "%.3f" : "%.0f";
        String range = sorted.length == 1
                ? ""
                : String.format(
                        Locale.ROOT,
                        " (" + form + " to " + form + ")",
                        sorted[0],
                        DoubleStream.of(sorted).max().getAsDouble());
        System.out.printf(Locale.ROOT, "%-72s " + form + "%s%n", what, median, range);
    }

    private static String load() throws IOException {
        return Files.readString(Path.of("/proc/loadavg")).strip();
    }
}
