package millebornes.net.http;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.function.Consumer;

/// How a server listens.
///
/// @param address where; port 0 takes any that is free
/// @param heard told of the address of every request, on any thread
public record ServerListening(
        InetSocketAddress address, HostGuard guard, HttpLimits limits, Consumer<InetAddress> heard) {}
