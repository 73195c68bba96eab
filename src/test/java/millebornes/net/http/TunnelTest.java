package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A table behind a TLS-terminating tunnel: a phone uses HTTPS with the tunnel's name, and the table receives plain
/// HTTP from this machine.
class TunnelTest {

    private static final String NAME = "table.example.org";
    private static final char[] PASSWORD = "tunnel".toCharArray();

    @TempDir
    private Path folder;

    @Test
    void aPhonePlaysThroughATunnel() throws Exception {
        SSLContext secure = secure();
        try (TestServer server = new TestServer(Session.start(TestGames.people(2, 1)), HttpLimits.FAMILY, NAME);
                SSLServerSocket tunnel = (SSLServerSocket)
                        secure.getServerSocketFactory().createServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> carry(tunnel, server.port()));
            String invitation = server.keys.invitations().getFirst().text();
            String claimed = through(secure, tunnel, "POST", "/api/seat", invitation, "{\"seat\":0}");
            assertThat(claimed).startsWith("HTTP/1.1 200").contains("\"token\":\"");
            String token = claimed.replaceAll("(?s).*\"token\":\"([^\"]*)\".*", "$1");
            assertThat(through(secure, tunnel, "GET", "/api/table", token, ""))
                    .contains("\"internet\":true")
                    .contains("\"taken\":true");
            assertThat(through(secure, tunnel, "POST", "/api/move", token, "{\"step\":0,\"move\":{\"type\":\"stop\"}}"))
                    .contains("WRONG_PHASE");
            assertThat(through(secure, tunnel, "GET", "/api/table/events", "", ""))
                    .as("from outside nobody looks on without a key")
                    .startsWith("HTTP/1.1 401");
            try (SSLSocket phone = open(secure, tunnel)) {
                send(phone, "GET", "/api/events", token, "");
                StringBuilder heard = new StringBuilder();
                while (heard.indexOf("\"asked\":true") < 0) {
                    byte[] some = new byte[8192];
                    int length = phone.getInputStream().read(some);
                    assertThat(length).isPositive();
                    heard.append(new String(some, 0, length, StandardCharsets.UTF_8));
                }
                assertThat(heard).contains("event: view");
            }
        }
    }

    /// A name that is known outside is no reason to believe what a visitor writes of itself.
    @Test
    void onlyWhatANamedProxySaysOfAnAddressIsBelieved() throws Exception {
        ProxyAddresses addressesHere = ProxyAddresses.of(List.of("127.0.0.0/8"));
        ProxyAddresses elsewhereAddresses = ProxyAddresses.of(List.of("10.0.0.0/8"));
        try (TestServer namedServer = server(addressesHere, NAME);
                TestServer unnamedServer = server(ProxyAddresses.NONE, NAME);
                TestServer otherServer = server(elsewhereAddresses, NAME);
                TestServer server = server(ProxyAddresses.NONE)) {
            assertThat(lastOfSix(namedServer)).as("six phones from six towns").isEqualTo(409);
            assertThat(lastOfSix(unnamedServer))
                    .as("one that pretends to be six")
                    .isEqualTo(429);
            assertThat(lastOfSix(otherServer)).as("one that is not the proxy").isEqualTo(429);
            assertThat(lastOfSix(server)).as("one in the house").isEqualTo(429);
        }
    }

    private static TestServer server(ProxyAddresses proxies, String... names) throws IOException {
        return new TestServer(Session.start(TestGames.people(2, 1)), HttpLimits.FAMILY, proxies, names);
    }

    private static int lastOfSix(TestServer server) throws IOException {
        server.claim(0);
        int last = 0;
        for (int town = 0; town < 6; town++) {
            try (Wire wire = new Wire(server.port())) {
                wire.send("POST /api/seat HTTP/1.1\r\nHost: 127.0.0.1:" + server.port()
                        + "\r\nX-Forwarded-For: 203.0.113."
                        + town + "\r\nAuthorization: Bearer " + server.room()
                        + "\r\nContent-Length: 10\r\n\r\n{\"seat\":0}");
                last = wire.reply().status();
            }
        }
        return last;
    }

    private String through(
            SSLContext secure, SSLServerSocket tunnel, String method, String path, String key, String body)
            throws IOException {
        try (SSLSocket phone = open(secure, tunnel)) {
            send(phone, method, path, key, body);
            return new String(phone.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static SSLSocket open(SSLContext secure, SSLServerSocket tunnel) throws IOException {
        SSLSocket phone = (SSLSocket)
                secure.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), tunnel.getLocalPort());
        phone.setSoTimeout(20_000);
        return phone;
    }

    private static void send(Socket phone, String method, String path, String key, String body) throws IOException {
        String request = method + " " + path + " HTTP/1.1\r\nHost: " + NAME + "\r\nOrigin: https://" + NAME
                + "\r\nConnection: close\r\nContent-Length: " + body.length() + "\r\n"
                + (key.isEmpty() ? "" : "Authorization: Bearer " + key + "\r\n") + "\r\n" + body;
        phone.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
        phone.getOutputStream().flush();
    }

    /// Ends TLS and carries every byte on.
    private static void carry(SSLServerSocket tunnel, int port) {
        try {
            while (true) {
                Socket outside = tunnel.accept();
                Socket inside = new Socket(InetAddress.getLoopbackAddress(), port);
                Thread.ofVirtual().start(() -> carry(outside, inside));
                Thread.ofVirtual().start(() -> carry(inside, outside));
            }
        } catch (IOException _) {
            // The tunnel was closed.
        }
    }

    private static void carry(Socket from, Socket to) {
        try (from;
                to;
                InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            in.transferTo(out);
        } catch (IOException _) {
            // One of the two has hung up.
        }
    }

    /// A certificate of our own, which our phone trusts.
    private SSLContext secure() throws Exception {
        Path store = folder.resolve("tunnel.p12");
        Process made = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "tunnel",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=" + NAME,
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        store.toString(),
                        "-storepass",
                        String.valueOf(PASSWORD))
                .redirectErrorStream(true)
                .start();
        assertThat(made.waitFor(1, TimeUnit.MINUTES)).isTrue();
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(store)) {
            keys.load(in, PASSWORD);
        }
        KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        own.init(keys, PASSWORD);
        TrustManagerFactory trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trusted.init(keys);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
        return context;
    }
}
