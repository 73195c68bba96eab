package millebornes.net.http;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.function.Consumer;

/// How a server listens.
///
/// @param address where; port 0 takes any that is free
/// @param proxies whose word on the sender of a request is believed
/// @param heard called with the address of every request, on any thread
public record ServerListening(
        InetSocketAddress address,
        HostGuard guard,
        ProxyAddresses proxies,
        HttpLimits limits,
        Consumer<InetAddress> heard) {}
