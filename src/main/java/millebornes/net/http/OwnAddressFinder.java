package millebornes.net.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;

/// Finds the addresses by which a phone in the home network may reach this machine.
public final class OwnAddressFinder {

    /// An address to which nothing is sent: connecting a socket to it only selects the outgoing interface.
    private static final InetSocketAddress FAR_AWAY = new InetSocketAddress("192.0.2.1", 9);

    private OwnAddressFinder() {}

    /// The addresses in URL form, the likeliest first, IPv6 in brackets. Empty only if there is none but the loopback.
    public static List<String> hosts() {
        List<NetworkDevice> devices = new ArrayList<>();
        try {
            for (NetworkInterface device : NetworkInterface.networkInterfaces().toList()) {
                if (device.isUp() && !device.isLoopback()) {
                    devices.add(NetworkDevice.of(device));
                }
            }
        } catch (SocketException _) {
            return List.of();
        }
        return AddressChooser.choose(devices, wayOut()).stream()
                .map(AddressChooser::host)
                .toList();
    }

    /// An address in URL form: IPv6 in brackets, without the name of an interface.
    public static String host(InetAddress address) {
        return AddressChooser.host(address);
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
