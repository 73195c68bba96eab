package millebornes.net.http;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// An active network interface, with the properties that matter for phones.
///
/// @param name the system's name, such as `wlan0`
/// @param label its display name; on Windows more informative than `name`
/// @param isPhysical whether it is known to be hardware; false if unknown
/// @param isPointToPoint whether it connects to a single other machine
/// @param addresses its addresses without those of the loopback
record NetworkDevice(
        String name, String label, boolean isPhysical, boolean isPointToPoint, List<InetAddress> addresses) {

    /// The folder in which Linux links every hardware interface to its device.
    private static final Path LINUX = Path.of("/sys/class/net");

    private static final Pattern TUNNEL = Pattern.compile(
            "(u?tun|tap|wg|tailscale|zt|feth|ppp|ipsec|nordlynx|proton|mullvad"
                    + "|cscotun|gpd|wwan|sit|gre|ip6tnl|ip6gre|he-).*"
                    + "|.*(wireguard|openvpn|wintun|tap-windows|tailscale|zerotier|anyconnect|globalprotect|teredo|vpn).*");

    private static final Pattern VIRTUAL =
            Pattern.compile("(docker|podman|cni|br-[0-9a-f]{12}|veth|vnet|virbr|lxdbr|lxcbr|incusbr"
                    + "|waydroid|anbox|mpqemubr|vmnet|vmenet|vboxnet|flannel|cali|cilium|kube|ve-|vb-|bridge\\d{3}|awdl|llw).*"
                    + "|.*(virtualbox|vmware|hyper-v|vethernet|\\bwsl\\b|docker).*");

    /// What an interface is used for, in the order in which phones are likely to reach it.
    enum Use {
        /// the home network, judging by its name
        HOUSE,
        /// containers and virtual machines of this computer
        VIRTUAL,
        /// a VPN that the phones are not in, or a mobile network
        TUNNEL
    }

    NetworkDevice {
        addresses = List.copyOf(addresses);
    }

    /// The properties of an interface as the system reports them.
    ///
    /// @throws SocketException when the system reports none
    static NetworkDevice of(NetworkInterface device) throws SocketException {
        String label = device.getDisplayName() == null ? "" : device.getDisplayName();
        return new NetworkDevice(
                device.getName(),
                label,
                isPhysical(LINUX, device.getName()),
                device.isPointToPoint(),
                device.inetAddresses()
                        .filter(address -> !address.isLoopbackAddress() && !address.isAnyLocalAddress())
                        .toList());
    }

    /// Whether an interface is hardware, according to the system's folder of all interfaces.
    static boolean isPhysical(Path all, String name) {
        return Files.exists(all.resolve(name).resolve("device"));
    }

    Use use() {
        String low = name.toLowerCase(Locale.ROOT);
        String labelled = label.toLowerCase(Locale.ROOT);
        if (isPointToPoint || matches(TUNNEL, low, labelled)) {
            return Use.TUNNEL;
        }
        return matches(VIRTUAL, low, labelled) ? Use.VIRTUAL : Use.HOUSE;
    }

    private static boolean matches(Pattern pattern, String name, String label) {
        return pattern.matcher(name).matches() || pattern.matcher(label).matches();
    }
}
