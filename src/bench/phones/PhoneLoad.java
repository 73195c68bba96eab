import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Many tables full of phones that play by themselves, against a `host --tables` that runs already. It knows the protocol
/// of docs/phones.md and nothing of the program, so it measures what a phone feels.
///
/// `java PhoneLoad.java load URL TABLES SECONDS THINK_MILLIS PID`: how long a tap takes to be answered, and what a table
/// costs; in the second half of the time one phone of the first table, which is not counted, floods it with requests.
/// `java PhoneLoad.java rounds URL TABLES`: plays every table's match to its end, always in the same way.
final class PhoneLoad {

    private static final Pattern JOIN =
            Pattern.compile("\"seat\":(\\d+),\"name\":\"[^\"]*\",\"join\":\"[^\"]*#s=([^\"]+)\"");
    private static final Pattern TOKEN = Pattern.compile("\"token\":\"([^\"]+)\"");
    private static final Pattern STEP = Pattern.compile("^\\{\"step\":(\\d+),\"view\":\\{\"phase\":\"([a-z-]+)\"");
    private static final Pattern ASKED = Pattern.compile("\"asked\":\\[(\\d+)?");
    private static final Pattern SEAT = Pattern.compile("\"seat\":(\\d+)},\"said\"");
    private static final Pattern LEGAL = Pattern.compile("\"legal\":\\[(.*?)],\"result\"");

    /// The table that is flooded.
    private static final int FLOODED = 0;

    private static final int FLOODING_THREADS = 4;
    private static final long FLOODING_PAUSE_MILLIS = 8;

    private static final ConcurrentLinkedQueue<Tap> TAPS = new ConcurrentLinkedQueue<>();
    private static final AtomicLong MOVES = new AtomicLong();
    private static final AtomicLong FLOOD = new AtomicLong();
    private static final AtomicLong FLOOD_REFUSED = new AtomicLong();
    private static final AtomicLong LOST = new AtomicLong();
    private static final AtomicLong OVER = new AtomicLong();

    /// A tap that was answered.
    private record Tap(long began, long nanos) {}

    public static void main(String[] arguments) throws Exception {
        URI url = URI.create(arguments[1]);
        int tables = Integer.parseInt(arguments[2]);
        boolean load = arguments[0].equals("load");
        long end = load ? System.nanoTime() + TimeUnit.SECONDS.toNanos(Long.parseLong(arguments[3])) : Long.MAX_VALUE;
        long think = load ? Long.parseLong(arguments[4]) : 0;
        long before = load ? resident(arguments[5]) : 0;
        List<Thread> phones = new ArrayList<>();
        int opened = 0;
        String flooding = "";
        for (int table = 0; table < tables; table++) {
            String from = from(url.getHost(), table);
            String answer = ask(url, from, "POST", "/api/tables", "", "{}");
            Matcher seats = JOIN.matcher(answer);
            while (seats.find()) {
                String claim = ask(url, from, "POST", "/api/seat", seats.group(2), "{\"seat\":" + seats.group(1) + "}");
                String token = group(TOKEN, claim);
                Random luck = new Random(table * 31L + Long.parseLong(seats.group(1)));
                flooding = table == FLOODED ? token : flooding;
                boolean counts = !load || table != FLOODED;
                phones.add(Thread.ofVirtual().start(() -> live(url, from, token, end, think, luck, counts)));
                opened++;
            }
        }
        System.err.println(tables + " tables, " + opened + " phones");
        long began = System.nanoTime();
        long half = began + (end - began) / 2;
        if (load) {
            flood(url, flooding, half, end);
        }
        CountDownLatch done = new CountDownLatch(phones.size());
        for (Thread phone : phones) {
            Thread.ofVirtual().start(() -> {
                try {
                    phone.join();
                } catch (InterruptedException _) {
                    Thread.currentThread().interrupt();
                }
                done.countDown();
            });
        }
        if (load) {
            done.await(Long.parseLong(arguments[3]) + 60, TimeUnit.SECONDS);
            report(tables, opened, began, half, before, resident(arguments[5]));
        } else {
            done.await();
            System.out.println("{\"tables\":" + tables + ",\"over\":" + OVER + ",\"moves\":" + MOVES + "}");
        }
        System.exit(LOST.get() > 0 ? 1 : 0);
    }

    /// An address for each table: nobody opens more than five tables a minute from one.
    private static String from(String host, int table) {
        return host.startsWith("127.")
                ? "127.1." + (table / 250) + "." + (1 + table % 250)
                : host.substring(0, host.lastIndexOf('.') + 1) + (2 + table % 253);
    }

    private static void report(int tables, int phones, long began, long half, long before, long after) {
        System.out.printf("| %d tables, %d phones | calm | one table flooded |%n|---|---|---|%n", tables, phones);
        long[] calm = taps(began, half);
        long[] flooded = taps(half, Long.MAX_VALUE);
        System.out.printf("| moves of the other tables | %d | %d |%n", calm.length, flooded.length);
        for (double share : new double[] {0.5, 0.95, 0.99, 1}) {
            System.out.printf(
                    "| tap to answer, %.0f of 100 within, ms | %.1f | %.1f |%n",
                    100 * share, at(calm, share), at(flooded, share));
        }
        System.out.printf("| moves lost | %d | |%n", LOST.get());
        System.out.printf("| requests of the flood; refused | | %d; %d |%n", FLOOD.get(), FLOOD_REFUSED.get());
        System.out.printf("| resident a table, kB | | %d |%n", (after - before) / tables);
    }

    private static long[] taps(long from, long to) {
        return TAPS.stream()
                .filter(tap -> tap.began() - from >= 0 && to - tap.began() > 0)
                .mapToLong(Tap::nanos)
                .sorted()
                .toArray();
    }

    /// Five hundred requests a second with one key, of which twenty are allowed.
    private static void flood(URI url, String token, long from, long end) {
        for (int thread = 0; thread < FLOODING_THREADS; thread++) {
            Thread.ofVirtual().start(() -> {
                pause(Math.max(0, (from - System.nanoTime()) / 1_000_000));
                while (System.nanoTime() < end) {
                    try {
                        String answer =
                                ask(url, from(url.getHost(), FLOODED), "POST", "/api/hint", token, "{\"step\":0}");
                        FLOOD.incrementAndGet();
                        FLOOD_REFUSED.addAndGet(answer.contains("TOO_MANY") ? 1 : 0);
                    } catch (IOException _) {
                        FLOOD_REFUSED.incrementAndGet();
                    }
                    pause(FLOODING_PAUSE_MILLIS);
                }
            });
        }
    }

    private static double at(long[] sorted, double share) {
        return sorted.length == 0 ? 0 : sorted[(int) Math.min(sorted.length - 1, share * sorted.length)] / 1e6;
    }

    /// A phone: listens, loses its line now and then by what lies between, and listens again.
    private static void live(URI url, String from, String token, long end, long think, Random luck, boolean counts) {
        boolean over = false;
        while (!over && System.nanoTime() < end) {
            try (Socket line = connect(url, from)) {
                line.setSoTimeout(20_000);
                send(line, url, "GET", "/api/events", token, "");
                InputStream in = new BufferedInputStream(line.getInputStream());
                for (String text = line(in); !over && System.nanoTime() < end; text = line(in)) {
                    if (text.startsWith("data: {\"step\"")) {
                        over = heard(url, from, token, text.substring(6), think, luck, counts);
                    } else if (text.equals(":")) {
                        ask(url, from, "GET", "/api/table", token, "");
                    }
                }
            } catch (IOException _) {
                pause(200 + luck.nextInt(800));
            }
        }
        if (over) {
            OVER.incrementAndGet();
        }
    }

    /// @return true at the end of the match
    private static boolean heard(
            URI url, String from, String token, String data, long think, Random luck, boolean counts) {
        Matcher step = STEP.matcher(data);
        if (!step.find() || step.group(2).equals("match-over")) {
            return true;
        }
        String seat = group(SEAT, data);
        Matcher asked = ASKED.matcher(data);
        boolean mine = asked.find() && seat.equals(asked.group(1));
        if (step.group(2).equals("round-over")) {
            pause(think);
            tap(url, from, "/api/next", token, "{\"step\":" + step.group(1) + "}", counts);
        } else if (mine && data.contains("\"asked\":true")) {
            pause(think == 0 ? 0 : think / 2 + luck.nextLong(think));
            String[] legal = group(LEGAL, data).split("(?<=}),(?=\\{)");
            int choice = new Random(Long.parseLong(step.group(1)) * 31 + legal.length)
                    .nextInt(Math.max(1, (legal.length + 1) / 2));
            tap(
                    url,
                    from,
                    "/api/move",
                    token,
                    "{\"step\":" + step.group(1) + ",\"move\":" + legal[choice] + "}",
                    counts);
        }
        return false;
    }

    /// A tap is repeated until it is answered; one that arrives twice plays once.
    private static void tap(URI url, String from, String path, String token, String body, boolean counts) {
        for (int attempt = 0; attempt < 100; attempt++) {
            try {
                long began = System.nanoTime();
                String answer = ask(url, from, "POST", path, token, body);
                if (answer.startsWith("{\"ok\":true")) {
                    if (counts) {
                        TAPS.add(new Tap(began, System.nanoTime() - began));
                        MOVES.incrementAndGet();
                    }
                    return;
                }
                if (answer.contains("OLD_STEP") || path.endsWith("next")) {
                    return;
                }
                if (!counts) {
                    pause(200);
                    continue;
                }
                System.err.println(body + " " + answer);
            } catch (IOException _) {
                // The line was lost; the same tap once more.
            }
            pause(200);
        }
        LOST.addAndGet(counts ? 1 : 0);
    }

    private static String ask(URI url, String from, String method, String path, String key, String body)
            throws IOException {
        try (Socket line = connect(url, from)) {
            line.setSoTimeout(10_000);
            send(line, url, method, path, key, body);
            InputStream in = new BufferedInputStream(line.getInputStream());
            int length = 0;
            for (String header = line(in); !header.isEmpty(); header = line(in)) {
                if (header.toLowerCase(java.util.Locale.ROOT).startsWith("content-length:")) {
                    length = Integer.parseInt(header.substring(15).strip());
                }
            }
            return new String(in.readNBytes(length), StandardCharsets.UTF_8);
        }
    }

    private static Socket connect(URI url, String from) throws IOException {
        Socket line = new Socket();
        line.setTcpNoDelay(true);
        if (!from.isEmpty()) {
            line.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
        }
        line.connect(new InetSocketAddress(url.getHost(), url.getPort()), 5_000);
        return line;
    }

    private static void send(Socket line, URI url, String method, String path, String key, String body)
            throws IOException {
        String request = method + " " + path + " HTTP/1.1\r\nHost: " + url.getAuthority() + "\r\nContent-Length: "
                + body.length() + "\r\n" + (key.isEmpty() ? "" : "Authorization: Bearer " + key + "\r\n")
                + (path.equals("/api/events") ? "" : "Connection: close\r\n") + "\r\n" + body;
        line.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new IOException("the line is lost");
            }
            if (next != '\r') {
                line.write(next);
            }
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    private static String group(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? matcher.group(1) : "";
    }

    private static long resident(String pid) throws IOException {
        return Files.readAllLines(Path.of("/proc", pid, "status")).stream()
                .filter(line -> line.startsWith("VmRSS"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElse(0);
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
