import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The program as somebody started it, with a home of its own, and what Linux says of it.
///
/// @param process the first of its processes
/// @param started when, by [System#nanoTime]
record StartedProgram(Process process, long started) implements AutoCloseable {

    private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");
    private static final int USER = 13;
    private static final int SYSTEM = 14;

    /// What Linux counts processor time in, to the second.
    private static final double TICKS = 100;

    static StartedProgram start(List<String> command, Map<String, String> environment) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().putAll(environment);
        builder.environment()
                .put(
                        "MILLEBORNES_HOME",
                        Files.createTempDirectory("millebornes-start").toString());
        builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.INHERIT);
        long now = System.nanoTime();
        return new StartedProgram(builder.start(), now);
    }

    /// Milliseconds from the start to a moment.
    double millis(long moment) {
        return (moment - started) / 1e6;
    }

    /// What all its processes hold in memory, in MB.
    double resident() throws IOException {
        double sum = 0;
        for (long pid : all()) {
            Matcher line = RESIDENT.matcher(Files.readString(Path.of("/proc", Long.toString(pid), "status")));
            sum += line.find() ? Long.parseLong(line.group(1)) / 1024.0 : 0;
        }
        return sum;
    }

    /// The processor time that it has used until now, in seconds.
    double processor() throws IOException {
        double sum = 0;
        for (long pid : all()) {
            String stat = Files.readString(Path.of("/proc", Long.toString(pid), "stat"));
            // The name stands in brackets and may hold spaces.
            String[] fields = ("0 0 " + stat.substring(stat.lastIndexOf(')') + 2)).split(" ");
            sum += (Long.parseLong(fields[USER]) + Long.parseLong(fields[SYSTEM])) / TICKS;
        }
        return sum;
    }

    /// What share of one core it uses while nobody does anything.
    double idle(int seconds) throws IOException, InterruptedException {
        double before = processor();
        long from = System.nanoTime();
        Thread.sleep(TimeUnit.SECONDS.toMillis(seconds));
        return (processor() - before) / ((System.nanoTime() - from) / 1e9);
    }

    private List<Long> all() {
        List<Long> all = new ArrayList<>(List.of(process.pid()));
        process.descendants().map(ProcessHandle::pid).forEach(all::add);
        return all;
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        try {
            process.waitFor(20, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
