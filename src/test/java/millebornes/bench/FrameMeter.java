package millebornes.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;

/// Counts frames, and what they cost the whole program: a frame is what lies between two pulses of the toolkit, and a
/// pulse waits until the frame before it is drawn.
public final class FrameMeter extends AnimationTimer {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_SECOND = 1e9;

    private final OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final BooleanSupplier wanted;
    private final List<Double> millis = new ArrayList<>();
    private long lastTime;
    private long lastCpu;
    private long lastJava;
    private double cpuMillis;
    private double javaMillis;
    private boolean running;

    /// @param wanted whether a frame counts; asked when it begins
    public FrameMeter(BooleanSupplier wanted) {
        this.wanted = wanted;
    }

    @Override
    public void handle(long now) {
        long time = System.nanoTime();
        if (running) {
            millis.add((time - lastTime) / NANOS_PER_MILLI);
        }
        lastTime = time;
        boolean next = wanted.getAsBoolean();
        if (next != running) {
            count();
            running = next;
        }
    }

    /// Adds what was used since the frames began that count now. Asking takes a tenth of a millisecond: it is done where
    /// such frames begin and end only.
    private void count() {
        long cpu = system.getProcessCpuTime();
        long java = javaThreads();
        if (running) {
            cpuMillis += (cpu - lastCpu) / NANOS_PER_MILLI;
            javaMillis += (java - lastJava) / NANOS_PER_MILLI;
        }
        lastCpu = cpu;
        lastJava = java;
    }

    /// What all threads of the program have used; the compiler's and the collector's are none of them.
    private long javaThreads() {
        long nanos = 0;
        for (long id : threads.getAllThreadIds()) {
            nanos += Math.max(0, threads.getThreadCpuTime(id));
        }
        return nanos;
    }

    /// The figures so far, in one line.
    public String figures() {
        if (millis.isEmpty()) {
            return "no frames";
        }
        count();
        double all = millis.stream().mapToDouble(Double::doubleValue).sum();
        return String.format(
                Locale.ROOT,
                "%6d frames in %6.1f s: %5.1f frames/s, %5.2f ms CPU a frame (%5.2f ms without compiler and collector), p99 %5.1f ms, longest %5.1f ms, %d over 50 ms",
                millis.size(),
                all * NANOS_PER_MILLI / NANOS_PER_SECOND,
                millis.size() * NANOS_PER_SECOND / (all * NANOS_PER_MILLI),
                cpuMillis / millis.size(),
                javaMillis / millis.size(),
                share(millis, 0.99),
                share(millis, 1),
                millis.stream().filter(one -> one > 50).count());
    }

    /// The value that so large a share of all values does not pass.
    static double share(List<Double> values, double share) {
        List<Double> sorted = values.stream().sorted().toList();
        return sorted.get(Math.clamp((int) Math.ceil(share * sorted.size()) - 1, 0, sorted.size() - 1));
    }
}
