import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/// A screen on which the window of the training run opens: the one that is there, a virtual one, or, where there is
/// neither, the headless platform of JavaFX. A run without a screen loads other classes of the toolkit than a player's
/// start, so that the first window then opens a little later.
///
/// @param environment what tells programs where the screen is
/// @param options what tells Java that there is none
/// @param server of a virtual screen, or nothing
record TrainingScreen(Map<String, String> environment, List<String> options, List<Process> server)
        implements AutoCloseable {

    private static final String DISPLAY = "DISPLAY";
    private static final String VIRTUAL = "Xvfb";
    private static final List<String> HEADLESS = List.of("-Dglass.platform=Headless", "-Dprism.order=sw");

    static TrainingScreen open() throws IOException {
        boolean there = OperatingSystem.current() != OperatingSystem.LINUX || System.getenv(DISPLAY) != null;
        if (there) {
            return new TrainingScreen(Map.of(), List.of(), List.of());
        }
        return ToolRunner.has(VIRTUAL) ? virtual() : new TrainingScreen(Map.of(), HEADLESS, List.of());
    }

    private static TrainingScreen virtual() throws IOException {
        Process server = new ProcessBuilder(
                        VIRTUAL, "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader says = server.inputReader(StandardCharsets.UTF_8);
        String number = says.readLine();
        if (number == null) {
            throw new PackagingException(VIRTUAL + " opens no screen");
        }
        return new TrainingScreen(Map.of(DISPLAY, ":" + number), List.of(), List.of(server));
    }

    @Override
    public void close() {
        server.forEach(Process::destroy);
    }
}
