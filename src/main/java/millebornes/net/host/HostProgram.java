package millebornes.net.host;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import millebornes.net.host.HostOptions.HostNotice;
import millebornes.net.http.HostGuard;
import millebornes.net.http.HttpLimits;
import millebornes.net.http.OwnAddressFinder;
import millebornes.net.http.PhoneServer;
import millebornes.net.http.ServerConfig;
import millebornes.net.table.TablePhoneSettings;
import org.jspecify.annotations.Nullable;

/// The command `host`: prints the table's addresses, then runs until the match is over or its input ends.
public final class HostProgram {

    private static final Logger LOG = System.getLogger(HostProgram.class.getName());
    private static final Duration SWEEP = Duration.ofMinutes(1);

    private final HostOptions options;
    private final Path home;
    private final HttpLimits limits;
    private final CountDownLatch over = new CountDownLatch(1);

    /// @param home the data folder
    public HostProgram(HostOptions options, Path home) {
        this(options, home, HttpLimits.FAMILY);
    }

    HostProgram(HostOptions options, Path home, HttpLimits limits) {
        this.options = options;
        this.home = home;
        this.limits = limits;
    }

    /// Runs until the match is over or the input ends.
    ///
    /// @throws IOException when it cannot listen at the port
    public void run(InputStream in, PrintWriter out) throws IOException {
        HostGuard guard = new HostGuard(names());
        HostWorkers workers = HostWorkers.start();
        TablePhoneSettings phoneSettings =
                new TablePhoneSettings(options.settings().hints(), guard.isOnInternet());
        try (workers;
                HostedTables tables = new HostedTables(options, phoneSettings, home, workers, InstantSource.system());
                PhoneServer server = PhoneServer.start(tables, listening(guard))) {
            Thread hook = new Thread(tables::close, "last words");
            Runtime.getRuntime().addShutdownHook(hook);
            workers.every(() -> sweep(tables), SWEEP);
            begin(tables, server, out);
            listen(tables, in);
            over.await();
            disarm(hook);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// Forgets silent tables; without its only table the program ends.
    void sweep(HostedTables tables) {
        tables.forgetSilent();
        if (options.many() == null && tables.count() == 0) {
            options.told().accept(HostNotice.FORGOTTEN);
            over.countDown();
        }
    }

    private void begin(HostedTables tables, PhoneServer server, PrintWriter out) {
        int port = server.port();
        if (!tables.keeps()) {
            options.told().accept(HostNotice.NOT_KEPT);
        }
        String base = base(port);
        List<HostedTable> resumed = options.resumes() ? tables.resume() : List.of();
        if (options.many() == null) {
            HostedTable table = resumed.stream().findFirst().or(tables::add).orElseThrow();
            table.whenOver(() -> endSoon(table, server));
            JsonObject said = TableAddressesWriter.of(table, base);
            said.add("names", named(said.get("room").getAsString().substring(base.length()), port));
            out.println(said);
        } else {
            JsonObject said = new JsonObject();
            said.addProperty("url", base);
            said.addProperty("tables", options.many().most());
            JsonArray open = new JsonArray();
            resumed.forEach(table -> open.add(TableAddressesWriter.of(table, base)));
            said.add("open", open);
            out.println(said);
        }
        out.flush();
    }

    /// The addresses of the common code under the host's other names.
    private JsonArray named(String path, int port) {
        JsonArray names = new JsonArray();
        for (String name : options.names()) {
            boolean outside = new HostGuard(Set.of(name)).isOnInternet();
            names.add((outside ? "https://" + name : "http://" + name + ":" + port) + path);
        }
        return names;
    }

    /// Ends the program when phones have had time to read the result, and have heard that the table is closed.
    private void endSoon(HostedTable table, PhoneServer server) {
        Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(options.settings().lastWords());
                table.close();
                server.awaitStreams();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
            over.countDown();
        });
    }

    /// Starts a thread that carries out the lines of the input until it ends.
    private void listen(HostedTables tables, InputStream in) {
        if (options.many() != null && !options.many().endsWithInput()) {
            return;
        }
        Thread.ofPlatform().daemon().name("host input").start(() -> {
            try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, Charset.defaultCharset()))) {
                for (@Nullable String line = lines.readLine(); line != null; line = lines.readLine()) {
                    HostConsoleCommand.of(line)
                            .ifPresent(command -> tables.only().ifPresent(command::carryOut));
                }
            } catch (IOException ended) {
                LOG.log(Level.DEBUG, "the input has ended", ended);
            }
            over.countDown();
        });
    }

    private ServerConfig listening(HostGuard guard) {
        int many = options.many() == null ? 0 : options.many().most();
        InetSocketAddress address = options.bind() == null
                ? new InetSocketAddress(options.port())
                : new InetSocketAddress(options.bind(), options.port());
        return new ServerConfig(address, guard, options.proxies(), limits.forTables(many), _ -> {});
    }

    /// The host names of this server: those given as options, and this machine's names in the home network.
    private Set<String> names() {
        Set<String> names = new LinkedHashSet<>(options.names());
        try {
            names.addAll(namesAtHome(InetAddress.getLocalHost().getHostName()));
        } catch (IOException unnamed) {
            LOG.log(Level.DEBUG, "this machine has no name", unnamed);
        }
        return names;
    }

    /// The names by which phones of the home network may know a machine. Some systems give its name with an ending, such
    /// as `local`.
    static Set<String> namesAtHome(String machine) {
        if (new HostGuard(Set.of(machine)).isOnInternet()) {
            return Set.of();
        }
        String shortName = machine.split("\\.", 2)[0];
        return new LinkedHashSet<>(List.of(machine, shortName, shortName + ".local"));
    }

    /// The server's address as most phones can reach it.
    private String base(int port) {
        String host = Optional.ofNullable(options.bind())
                .filter(bind -> !bind.isAnyLocalAddress())
                .map(OwnAddressFinder::host)
                .or(() -> OwnAddressFinder.hosts().stream().findFirst())
                .orElseGet(() -> {
                    options.told().accept(HostNotice.NO_NETWORK);
                    return "127.0.0.1";
                });
        return "http://" + host + ":" + port;
    }

    private static void disarm(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // The program is being ended: the hook runs already, and does no harm twice.
        }
    }
}
