package millebornes.desktop.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What the program holds of the machine's memory, as Linux counts it, from minute to minute.
final class ResidentMemory {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final double KIB_PER_MB = 1024;
    private static final double BYTES_PER_MB = KIB_PER_MB * KIB_PER_MB;

    private final List<Double> resident = new ArrayList<>();

    /// Measures now and tells it in one line.
    String sample() {
        double now = now();
        resident.add(now);
        var memory = ManagementFactory.getMemoryMXBean();
        return String.format(
                Locale.ROOT,
                "%4.0f MB resident (%2.0f shared), heap %3.0f of %3.0f MB, beside it %3.0f MB of Java's own",
                now,
                megabytes("RssShmem:"),
                memory.getHeapMemoryUsage().getUsed() / BYTES_PER_MB,
                memory.getHeapMemoryUsage().getCommitted() / BYTES_PER_MB,
                memory.getNonHeapMemoryUsage().getUsed() / BYTES_PER_MB);
    }

    /// What is held now, in MB.
    double now() {
        return megabytes("VmRSS:");
    }

    /// The most that was ever held, in MB.
    double peak() {
        return megabytes("VmHWM:");
    }

    /// How much more was held in the last quarter of the samples than in the second, in MB; the first belongs to the
    /// start of the program.
    double growth() {
        int quarter = resident.size() / 4;
        return quarter == 0 ? 0 : mean(3 * quarter, resident.size()) - mean(quarter, 2 * quarter);
    }

    private double mean(int from, int to) {
        return resident.subList(from, to).stream()
                .mapToDouble(Double::doubleValue)
                .average()
                .orElse(0);
    }

    private static double megabytes(String name) {
        try (var lines = Files.lines(STATUS)) {
            return lines.filter(line -> line.startsWith(name))
                            .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")))
                            .findFirst()
                            .orElseThrow()
                    / KIB_PER_MB;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
