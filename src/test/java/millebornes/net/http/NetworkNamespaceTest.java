package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.net.host.HostOptions.HostNotice;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The addresses that are found in separate network namespaces of Linux.
class NetworkNamespaceTest {

    private static final String WHY = "a network namespace with virtual cables and bridges cannot be made here";
    private static final long PATIENCE_SECONDS = 60;

    /// An interface of that name with a cable to a peer; what leads nowhere is not up.
    private static String cable(String name, String address) {
        String family = address.contains(":") ? " nodad" : "";
        return "ip link add %1$s type veth peer name p%1$s && ip link set p%1$s up && ip addr add %2$s dev %1$s%3$s && ip link set %1$s up && "
                        .formatted(name, address, family)
                + up(name);
    }

    private static String bridge(String name, String address) {
        return "ip link add %1$s type bridge && ip link add m%1$s type veth peer name n%1$s && ip link set m%1$s master %1$s up && ip link set n%1$s up && ip addr add %2$s dev %1$s && ip link set %1$s up && "
                        .formatted(name, address)
                + up(name);
    }

    /// Waits until the system has noticed the cable.
    private static String up(String name) {
        return "for i in $(seq 300); do ip link show %1$s | grep -q 'state UP' && break; sleep 0.1; done; ip link show %1$s | grep -q 'state UP'"
                .formatted(name);
    }

    /// No fe80 addresses but where they are wanted.
    private static final String WITHOUT_LINK_LOCAL =
            "echo 1 > /proc/sys/net/ipv6/conf/default/addr_gen_mode 2>/dev/null || true";

    @TempDir
    private Path home;

    @BeforeAll
    static void namespacesCanBeMade() throws Exception {
        Path unshare = Path.of("/usr/bin/unshare");
        assumeTrue(unshare.toFile().canExecute(), WHY);
        Process tried = new ProcessBuilder("unshare", "-rn", "sh", "-c", bridge("try0", "10.9.9.1/24"))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assumeTrue(tried.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) && tried.exitValue() == 0, WHY);
    }

    private List<String> addresses(String... network) throws Exception {
        return printed("millebornes.net.http.OwnAddressPrinter", network);
    }

    private List<String> printed(String program, String... network) throws Exception {
        // Names that the machine itself does not have: /sys is that of the machine.
        String commands = "set -e; ip link set lo up; " + WITHOUT_LINK_LOCAL + "; "
                + Stream.of(network).map(command -> command + "; ").collect(Collectors.joining())
                + "exec \"$0\" -cp \"$1\" " + program + " 2>&1 < /dev/null";
        ProcessBuilder builder = new ProcessBuilder(
                "unshare",
                "-rn",
                "sh",
                "-c",
                commands,
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                String.join(
                        ":",
                        "target/classes",
                        "target/test-classes",
                        System.getProperty("jdk.module.path"),
                        System.getProperty("java.class.path")));
        builder.environment().put("MILLEBORNES_HOME", home.toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException("ended with " + process.exitValue());
        }
        return said.lines().toList();
    }

    @Test
    void onlyWhereThereIsNoneNoAddressIsFound() throws Exception {
        assertThat(addresses()).isEmpty();
        assertThat(addresses(cable("wl7", "169.254.7.7/16"))).containsExactly("169.254.7.7");
        assertThat(addresses(cable("wl7", "100.64.3.4/10"))).containsExactly("100.64.3.4");
        assertThat(addresses(cable("wl7", "130.60.1.2/24"))).containsExactly("130.60.1.2");
        assertThat(addresses(cable("wl7", "2001:db8::5/64"))).containsExactly("[2001:db8::5]");
        assertThat(addresses(cable("wl7", "fe80::5/64")))
                .as("with the name of its interface it would be no address of a URL")
                .containsExactly("[fe80::5]");
    }

    /// `host` says that no phone will find it, in the language of its player, only where that is so.
    @ParameterizedTest
    @EnumSource
    void aHostSaysWhenThereIsNoNetwork(Language language) throws Exception {
        String host = "-Duser.language=" + language.tag() + " millebornes.cli.Main host --players Anna,Lou";
        String notice = Words.of(language).text("host.notice." + HostNotice.NO_NETWORK);
        assertThat(printed(host)).contains(notice).anyMatch(line -> line.contains("\"url\":\"http://127.0.0.1:"));
        assertThat(printed(host, cable("wl7", "2001:db8::5/64")))
                .doesNotContain(notice)
                .anyMatch(line -> line.contains("\"url\":\"http://[2001:db8::5]:"));
    }

    @Test
    void bridgesComeAfterTheHouseAlthoughTheWayOutIsElsewhere() throws Exception {
        assertThat(addresses(
                        bridge("podman0", "10.88.0.1/16"),
                        bridge("lxdbr0", "10.23.4.1/24"),
                        bridge("waydroid0", "192.168.240.1/24"),
                        cable("wg0", "10.8.0.2/24"),
                        cable("wl7", "192.168.1.23/24"),
                        "ip route add default via 10.8.0.1 dev wg0"))
                .startsWith("192.168.1.23")
                .endsWith("10.8.0.2")
                .hasSize(5);
    }

    @Test
    void theWayOutDecidesBetweenTwoNetworks() throws Exception {
        assertThat(addresses(
                        cable("en7", "10.0.0.7/24"),
                        cable("wl7", "192.168.1.23/24"),
                        "ip route add default via 192.168.1.1 dev wl7"))
                .containsExactly("192.168.1.23", "10.0.0.7");
    }
}
