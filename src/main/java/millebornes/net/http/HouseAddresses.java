package millebornes.net.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// The addresses by which a phone in the same house may reach this machine, the likeliest first.
public final class HouseAddresses {

    /// Interfaces of containers, virtual machines and tunnels: a phone does not see them.
    private static final Pattern INSIDE =
            Pattern.compile("(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|tailscale|zt|ppp|cni|flannel).*");

    /// Nothing is sent there: it only says which way a packet would leave.
    private static final InetSocketAddress FAR_AWAY = new InetSocketAddress("192.0.2.1", 9);

    private HouseAddresses() {}

    /// Every site-local IPv4 address of an interface that is up; the one that leads out of the house first, those of
    /// tunnels and virtual machines last. None where there is no network.
    public static List<InetAddress> all() {
        record Found(InetAddress address, boolean isInside) {}
        List<Found> found = new ArrayList<>();
        try {
            for (NetworkInterface device : NetworkInterface.networkInterfaces().toList()) {
                if (device.isUp() && !device.isLoopback()) {
                    boolean inside = device.isPointToPoint()
                            || INSIDE.matcher(device.getName().toLowerCase(Locale.ROOT))
                                    .matches();
                    device.inetAddresses()
                            .filter(address -> address instanceof Inet4Address && address.isSiteLocalAddress())
                            .forEach(address -> found.add(new Found(address, inside)));
                }
            }
        } catch (SocketException _) {
            return List.of();
        }
        InetAddress out = wayOut();
        return found.stream()
                .sorted(Comparator.comparing(Found::isInside)
                        .thenComparing(one -> !one.address().equals(out)))
                .map(Found::address)
                .toList();
    }

    /// The same as text, as it stands in an address.
    public static List<String> hosts() {
        return all().stream().map(InetAddress::getHostAddress).toList();
    }

    private static InetAddress wayOut() {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(FAR_AWAY);
            return socket.getLocalAddress();
        } catch (IOException | UncheckedIOException _) {
            return InetAddress.getLoopbackAddress();
        }
    }
}
