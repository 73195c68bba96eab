package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.net.http.NetworkDevice.Use;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The addresses of a machine that are shown to phones, for typical machines at home.
class AddressChooserTest {

    @TempDir
    private Path folder;

    /// Interfaces as `name` or `*name` (hardware) with `=` and their addresses; `>` before the one that leads out.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # one network
            *wlan0=192.168.1.23                                     | 192.168.1.23
            # a VPN leads out, and every kind of bridge is up
            >tun0=10.8.0.2 podman0=10.88.0.1 *wlp3s0=192.168.1.23    | 192.168.1.23 10.88.0.1 10.8.0.2
            >wg0=10.8.0.2 lxdbr0=10.23.4.1 *wlp3s0=192.168.1.23      | 192.168.1.23 10.23.4.1 10.8.0.2
            >tun0=10.8.0.2 waydroid0=192.168.240.1 *eth0=10.0.0.7    | 10.0.0.7 192.168.240.1 10.8.0.2
            >tun0=10.8.0.2 unheard0=192.168.99.1 *eth0=10.0.0.7      | 10.0.0.7 192.168.99.1 10.8.0.2
            virbr0=192.168.122.1 docker0=172.17.0.1 >*eth0=10.0.0.7  | 10.0.0.7 192.168.122.1 172.17.0.1
            cni-podman0=10.88.0.1 br-0a1b2c3d4e5f=172.18.0.1 *usb0=192.168.42.9 | 192.168.42.9 10.88.0.1 172.18.0.1
            # systems that do not tell hardware apart
            utun4=100.90.1.2 >en0=192.168.1.23 bridge100=192.168.64.1 | 192.168.1.23 192.168.64.1 100.90.1.2
            vmnet8=172.16.3.1 vboxnet0=192.168.56.1 en1=192.168.1.23 | 192.168.1.23 172.16.3.1 192.168.56.1
            # two networks: the one that leads out
            *eth0=10.0.0.7 >*wlan0=192.168.1.23                      | 192.168.1.23 10.0.0.7
            # a bridge that has taken the address of its card, and a virtual network in its place
            *eth0=fe80::5 >br0=192.168.1.23                          | 192.168.1.23
            bond0=192.168.1.23 docker0=172.17.0.1                    | 192.168.1.23 172.17.0.1
            # nothing better than what used to be no network
            *eth0=169.254.7.7                                       | 169.254.7.7
            *wlan0=100.64.3.4                                       | 100.64.3.4
            *wlan0=130.60.1.2                                       | 130.60.1.2
            *wlan0=2001:db8::5                                      | [2001:db8::5]
            *wlan0=fd00:1::5,fe80::5                                | [fd00:1::5]
            *wlan0=fe80::5                                          | [fe80::5]
            docker0=172.17.0.1                                      | 172.17.0.1
            tun0=10.8.0.2                                           | 10.8.0.2
            # a real network before what one cable gives, whatever the hardware
            *eth0=169.254.7.7 >*wlan0=192.168.1.23                   | 192.168.1.23 169.254.7.7
            *eth0=169.254.7.7 br0=192.168.1.23                       | 192.168.1.23 169.254.7.7
            *eth0=169.254.7.7 docker0=172.17.0.1                     | 169.254.7.7 172.17.0.1
            # IPv6 only beside a VPN and a bridge with IPv4
            *wlan0=2001:db8::5,fe80::5 >tun0=10.8.0.2 docker0=172.17.0.1 | [2001:db8::5] 172.17.0.1 10.8.0.2
            # both families: the one that is typed
            *wlan0=2001:db8::5,192.168.1.23,fe80::5                  | 192.168.1.23
            *wlan0=130.60.1.2,192.168.1.23                          | 192.168.1.23
            # mobile networks are hardware, and no phone of the house is in them
            *wwan0=10.99.1.1 *wlan0=192.168.1.23                     | 192.168.1.23 10.99.1.1
            # nothing at all
            *wlan0=                                                 | ''
            """)
    void theAddressOfTheHouseIsShownFirst(String interfaces, String expected) {
        List<String> shown = List.of(expected.split(" ", -1));
        List<NetworkDevice> devices = Arrays.stream(interfaces.trim().split(" +", -1))
                .map(AddressChooserTest::device)
                .toList();
        InetAddress out = Arrays.stream(interfaces.trim().split(" +", -1))
                .filter(text -> text.startsWith(">"))
                .map(text -> device(text).addresses().getFirst())
                .findFirst()
                .orElseGet(InetAddress::getLoopbackAddress);
        assertThat(hosts(devices, out)).containsExactlyElementsOf(expected.isEmpty() ? List.of() : shown);
    }

    /// Law: an address is chosen wherever there is one, in whatever order the system lists its interfaces; which one comes
    /// first of several with different ranks does not depend on the order.
    @Test
    void thereIsAnAddressWhereverThereIsANetwork() {
        List<String> all = List.of(
                "*eth0=192.168.1.23",
                "*wlan0=169.254.3.3",
                "tun0=10.8.0.2",
                "docker0=172.17.0.1",
                "br0=100.64.0.9",
                "*usb0=2001:db8::7",
                "lxdbr0=fe80::9",
                "*other0=8.8.4.4");
        Random chance = new Random(1);
        for (int some = 1; some < 1 << all.size(); some++) {
            int chosen = some;
            List<NetworkDevice> devices = new ArrayList<>(IntStream.range(0, all.size())
                    .filter(place -> (chosen >> place & 1) != 0)
                    .mapToObj(place -> device(all.get(place)))
                    .toList());
            List<String> once = hosts(devices, InetAddress.getLoopbackAddress());
            assertThat(once).isNotEmpty().doesNotHaveDuplicates();
            Collections.shuffle(devices, chance);
            assertThat(hosts(devices, InetAddress.getLoopbackAddress())).isEqualTo(once);
        }
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            eth3,   Intel(R) Wi-Fi 6 AX201 160MHz,              HOUSE
            eth5,   Hyper-V Virtual Ethernet Adapter,           VIRTUAL
            eth6,   VirtualBox Host-Only Ethernet Adapter,      VIRTUAL
            eth7,   VMware Virtual Ethernet Adapter for VMnet8, VIRTUAL
            net4,   WireGuard Tunnel,                           TUNNEL
            eth9,   TAP-Windows Adapter V9,                     TUNNEL
            net8,   Microsoft Teredo Tunneling Adapter,         TUNNEL
            wlan0,  wlan0,                                      HOUSE
            br-lan, br-lan,                                     HOUSE
            br-0a1b2c3d4e5f, br-0a1b2c3d4e5f,                   VIRTUAL
            veth12ab, veth12ab,                                 VIRTUAL
            nordlynx, nordlynx,                                 TUNNEL
            """)
    void namesTellWhatAnInterfaceIsFor(String name, String label, Use use) {
        assertThat(new NetworkDevice(name, label, false, false, List.of()).use())
                .isEqualTo(use);
        assertThat(new NetworkDevice(name, label, false, true, List.of()).use()).isEqualTo(Use.TUNNEL);
    }

    @Test
    void hardwareIsToldByItsDevice() throws IOException {
        Files.createDirectories(folder.resolve("wlan0").resolve("device"));
        Files.createDirectories(folder.resolve("podman0"));
        assertThat(NetworkDevice.isPhysical(folder, "wlan0")).isTrue();
        assertThat(NetworkDevice.isPhysical(folder, "podman0")).isFalse();
        assertThat(NetworkDevice.isPhysical(folder.resolve("elsewhere"), "wlan0"))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            192.168.1.23,            192.168.1.23
            2001:db8:0:0:1:0:0:1,    [2001:db8::1:0:0:1]
            2001:db8:0:1:1:1:1:1,    [2001:db8:0:1:1:1:1:1]
            0:0:0:0:0:0:0:1,         [::1]
            fe80:0:0:0:0:0:0:0,      [fe80::]
            2001:DB8::A,             [2001:db8::a]
            """)
    void anAddressIsWrittenAsInAUrl(String address, String written) {
        assertThat(OwnAddressFinder.host(InetAddress.ofLiteral(address))).isEqualTo(written);
    }

    /// The name of an interface behind an IPv6 address means nothing on another machine, and browsers refuse it.
    @Test
    void anInterfaceIsNotPartOfAUrl() throws IOException {
        byte[] bytes = InetAddress.ofLiteral("fe80::5").getAddress();
        assertThat(AddressChooser.host(Inet6Address.getByAddress(null, bytes, 3)))
                .isEqualTo("[fe80::5]");
    }

    private static List<String> hosts(List<NetworkDevice> devices, InetAddress out) {
        return AddressChooser.choose(devices, out).stream()
                .map(AddressChooser::host)
                .toList();
    }

    private static NetworkDevice device(String text) {
        String[] parts = text.replaceAll("[*>]", "").split("=", -1);
        return new NetworkDevice(
                parts[0],
                parts[0],
                text.contains("*"),
                parts[0].startsWith("tun") || parts[0].startsWith("wg"),
                Stream.of(parts[1].split(",", -1))
                        .filter(address -> !address.isEmpty())
                        .map(InetAddress::ofLiteral)
                        .toList());
    }
}
