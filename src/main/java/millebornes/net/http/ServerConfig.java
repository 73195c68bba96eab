package millebornes.net.http;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.function.Consumer;

/// The parameters of a server.
///
/// @param address the address to listen at; port 0 means any free one
/// @param guard checks which host a request is meant for
/// @param proxies the trusted proxies
/// @param limits the limits on requests and connections
/// @param heard called with the address of every request, on any thread
public record ServerConfig(
        InetSocketAddress address,
        HostGuard guard,
        ProxyAddresses proxies,
        HttpLimits limits,
        Consumer<InetAddress> heard) {}
