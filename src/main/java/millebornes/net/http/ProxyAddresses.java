package millebornes.net.http;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/// The trusted proxies: only their `X-Forwarded-For` is believed, since any client can send that header.
public final class ProxyAddresses {

    /// No proxies.
    public static final ProxyAddresses NONE = new ProxyAddresses(List.of());

    /// The number of leading bytes of an IPv6 address that identify a subscriber, who can choose the rest freely.
    private static final int NETWORK_BYTES = 8;

    private final List<Block> blocks;

    /// A range of addresses: those with the same first bits.
    private record Block(InetAddress first, int bits) {

        boolean contains(byte[] address) {
            byte[] start = first.getAddress();
            if (address.length != start.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> (bit % Byte.SIZE);
                if ((address[bit / Byte.SIZE] & mask) != (start[bit / Byte.SIZE] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }

    private ProxyAddresses(List<Block> blocks) {
        this.blocks = List.copyOf(blocks);
    }

    /// The proxies at the given addresses.
    ///
    /// @param addresses addresses such as `127.0.0.1`, `fd00::1` or, for a whole range, `10.0.0.0/8`
    /// @throws IllegalArgumentException when one is invalid; the message is that address
    public static ProxyAddresses of(List<String> addresses) {
        return new ProxyAddresses(addresses.stream().map(ProxyAddresses::block).toList());
    }

    private static Block block(String text) {
        int slash = text.indexOf('/');
        InetAddress first = address(slash < 0 ? text : text.substring(0, slash))
                .orElseThrow(() -> new IllegalArgumentException(text));
        int most = first.getAddress().length * Byte.SIZE;
        if (slash < 0) {
            return new Block(first, most);
        }
        String bits = text.substring(slash + 1);
        boolean isNumber = !bits.isEmpty() && bits.length() <= 3 && bits.chars().allMatch(d -> d >= '0' && d <= '9');
        if (!isNumber || Integer.parseInt(bits) > most) {
            throw new IllegalArgumentException(text);
        }
        return new Block(first, Integer.parseInt(bits));
    }

    /// Whether a proxy has this address.
    boolean contains(InetAddress address) {
        return blocks.stream().anyMatch(block -> block.contains(address.getAddress()));
    }

    /// The address from which a request was first sent: of those that the proxies have added, the last that is not a
    /// trusted proxy's.
    ///
    /// @param peer the other end of the connection
    /// @param forwarded the values of `X-Forwarded-For`, to which each proxy appends the address of its client
    InetAddress client(InetAddress peer, List<String> forwarded) {
        InetAddress client = peer;
        List<String> said = forwarded.stream()
                .flatMap(value -> Arrays.stream(value.split(",", -1)))
                .toList();
        for (String hop : said.reversed()) {
            Optional<InetAddress> before = address(hop.strip());
            if (!contains(client) || before.isEmpty()) {
                break;
            }
            client = before.get();
        }
        return client;
    }

    /// The key by which requests of an address are counted: itself, or its /64 network in IPv6.
    static String counted(InetAddress address) {
        return address instanceof Inet4Address
                ? address.getHostAddress()
                : HexFormat.of().formatHex(address.getAddress(), 0, NETWORK_BYTES);
    }

    /// Parses an address; empty for anything else, even `1`, which [InetAddress#ofLiteral(String)] takes for `0.0.0.1`.
    static Optional<InetAddress> address(String text) {
        boolean isWhole = text.indexOf(':') >= 0
                || text.chars().filter(letter -> letter == '.').count() == 3;
        if (!isWhole) {
            return Optional.empty();
        }
        try {
            return Optional.of(InetAddress.ofLiteral(text));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
