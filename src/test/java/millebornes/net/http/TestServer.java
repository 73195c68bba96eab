package millebornes.net.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.InstantSource;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import millebornes.net.table.KeyMaker;
import millebornes.net.table.PhoneTable;
import millebornes.net.table.SeatRegistry;
import millebornes.net.table.TableActions;
import millebornes.net.table.TableGateway;
import millebornes.net.table.TableKey;
import millebornes.net.table.TableKeys;
import millebornes.net.table.TablePhoneSettings;
import millebornes.net.table.TableThread;
import millebornes.session.Session;

/// One table behind a server of its own.
public final class TestServer implements AutoCloseable {

    public static final String TABLE = "t1";

    private final ExecutorService thread = Executors.newSingleThreadExecutor();
    private final Queue<Runnable> before = new ConcurrentLinkedQueue<>();
    private final KeyMaker maker = new KeyMaker();
    private final TablePhoneSettings phoneSettings;
    public final TableKeys keys;
    public Session session;
    public PhoneTable table;
    public TableGateway gateway;
    public final PhoneServer server;

    public TestServer(Session session, HttpLimits limits, String... names) throws IOException {
        this(session, limits, ProxyAddresses.NONE, names);
    }

    public TestServer(Session session, HttpLimits limits, ProxyAddresses proxies, String... names) throws IOException {
        HostGuard guard = new HostGuard(Set.of(names));
        this.session = session;
        this.keys = TableKeys.fresh(maker, TABLE, session.game().players().size());
        this.phoneSettings = new TablePhoneSettings(true, guard.isOnInternet());
        this.table = table(session);
        this.gateway = door();
        this.server = PhoneServer.start(
                new SuppliedTable(TABLE, () -> gateway),
                new ServerConfig(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), guard, proxies, limits, _ -> {}));
    }

    /// Another game is played at the same table from now on; nobody holds a seat of it yet.
    public void replace(Session otherSession) {
        gateway.thread().run(table::close);
        session = otherSession;
        table = table(otherSession);
        gateway = door();
    }

    private TableGateway door() {
        TableThread tableThread = new TableThread(task -> thread.execute(() -> {
            Runnable first = before.poll();
            if (first != null) {
                first.run();
            }
            task.run();
        }));
        return new TableGateway(table, tableThread, Runnable::run, InstantSource.system());
    }

    /// Does something on the table's thread, each thing right before one of the next tasks there.
    public void beforeNextTasks(Runnable... things) {
        before.addAll(List.of(things));
    }

    /// Does something on the table's thread and waits for it.
    public void onTable(Runnable thing) throws Exception {
        thread.submit(thing).get();
    }

    private PhoneTable table(Session playedSession) {
        return new PhoneTable(TableActions.of(playedSession, () -> true), new SeatRegistry(maker, keys), phoneSettings);
    }

    public int port() {
        return server.port();
    }

    public String room() {
        return keys.room().text();
    }

    /// A phone's key for the seat, got with the code of that seat.
    public String claim(int seat) throws IOException {
        return ask("POST", "/api/seat", keys.invitations().get(seat).text(), "{\"seat\":" + seat + "}")
                .json()
                .get("token")
                .getAsString();
    }

    public Wire.Reply ask(String method, String path, String key, String body) throws IOException {
        try (Wire wire = new Wire(port())) {
            return wire.request(method, path, key, body).reply();
        }
    }

    /// The value of a metric.
    ///
    /// @param name without `millebornes_`
    public static long figure(PhoneServer server, String name) {
        return server.figures()
                .text(1)
                .lines()
                .map(line -> line.split(" ", 2))
                .filter(line -> line[0].equals("millebornes_" + name))
                .mapToLong(line -> Long.parseLong(line[1]))
                .findFirst()
                .orElseThrow();
    }

    /// A key that looks like one of this table.
    public static String guessed() {
        return new KeyMaker().key(TABLE).text();
    }

    /// A key of a table that is not there.
    public static String stranger() {
        TableKey key = new KeyMaker().key("t2");
        return key.text();
    }

    @Override
    public void close() {
        server.close();
        thread.shutdownNow();
    }
}
