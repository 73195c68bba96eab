package millebornes.net.http;

import java.net.InetAddress;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Checks that a request was meant for this server. The headers `Host` and `Origin` reveal requests of foreign pages,
/// even of one whose name resolves to this machine (DNS rebinding).
public final class HostGuard {

    private static final Pattern AUTHORITY = Pattern.compile("(\\[[0-9a-fA-F:.]+]|[^:\\[\\]/?#@\\s]+)(?::(\\d{1,5}))?");
    private static final Pattern ORIGIN = Pattern.compile("(https?)://(.+)");
    private static final String HTTP_PORT = "80";
    private static final String HTTPS_PORT = "443";
    private static final Set<String> HOUSE_ENDINGS =
            Set.of("local", "lan", "home", "home.arpa", "internal", "localhost", "test");

    private final Set<String> names;

    /// @param names the host names of the server, besides its own addresses
    public HostGuard(Set<String> names) {
        this.names = Set.copyOf(names.stream().map(HostGuard::plain).toList());
    }

    /// Whether the server has a public host name.
    public boolean isOnInternet() {
        return names.stream().anyMatch(name -> !isOfThisHouse(name));
    }

    /// Whether a request is meant for this server.
    ///
    /// @param local the address of this machine at which it arrived
    /// @param port the port of the server
    boolean isMeantForUs(RequestHead head, InetAddress local, int port) {
        List<String> hosts = head.all("host");
        if (hosts.size() != 1 || !isOwn(hosts.getFirst(), HTTP_PORT, local, port)) {
            return false;
        }
        List<String> origins = head.all("origin");
        return origins.isEmpty() || (origins.size() == 1 && isOwnOrigin(origins.getFirst(), local, port));
    }

    private boolean isOwnOrigin(String origin, InetAddress local, int port) {
        Matcher parts = ORIGIN.matcher(origin);
        return parts.matches()
                && isOwn(parts.group(2), parts.group(1).equals("https") ? HTTPS_PORT : HTTP_PORT, local, port);
    }

    /// @param usualPort the port that browsers leave out
    private boolean isOwn(String authority, String usualPort, InetAddress local, int port) {
        Matcher parts = AUTHORITY.matcher(authority);
        if (!parts.matches()) {
            return false;
        }
        String host = plain(parts.group(1));
        String given = Objects.requireNonNullElse(parts.group(2), usualPort);
        boolean samePort = given.equals(Integer.toString(port));
        if (names.contains(host)) {
            // A tunnel listens at the usual port of its own.
            return samePort || parts.group(2) == null || given.equals(HTTPS_PORT);
        }
        return samePort && (isAddress(host, local) || (host.equals("localhost") && local.isLoopbackAddress()));
    }

    private static boolean isAddress(String host, InetAddress local) {
        String literal = host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
        return ProxyAddresses.address(literal).filter(local::equals).isPresent();
    }

    private static boolean isOfThisHouse(String name) {
        return !name.contains(".") || HOUSE_ENDINGS.stream().anyMatch(ending -> name.endsWith("." + ending));
    }

    private static String plain(String name) {
        String low = name.toLowerCase(Locale.ROOT);
        return low.endsWith(".") ? low.substring(0, low.length() - 1) : low;
    }
}
