package millebornes.net.http;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Chooses the addresses at which phones may reach a machine, from the list of its interfaces.
///
/// The order is: interfaces of the home network, those of containers and virtual machines, those of tunnels. Each
/// contributes only addresses of its best kind. Link-local addresses (169.254/16, fe80::/10) come last of their group,
/// and fe80::/10 only if there is nothing else. Physical interfaces come before virtual ones with similar names.
final class AddressChooser {

    private static final int BYTE = 0xFF;

    /// The kinds of addresses, in the order in which the home network is likely to reach them.
    enum Kind {
        PRIVATE_IPV4,
        /// any other IPv4 address, such as that of a provider or of a large network
        OTHER_IPV4,
        /// an address that a machine has assigned itself (169.254/16)
        SELF_GIVEN_IPV4,
        IPV6,
        /// an address that is valid on one cable or Wi-Fi only; browsers do not accept the interface name that it needs
        LINK_LOCAL_IPV6;

        static Kind of(InetAddress address) {
            if (address instanceof Inet4Address) {
                if (address.isLinkLocalAddress()) {
                    return SELF_GIVEN_IPV4;
                }
                return address.isSiteLocalAddress() ? PRIVATE_IPV4 : OTHER_IPV4;
            }
            return address.isLinkLocalAddress() ? LINK_LOCAL_IPV6 : IPV6;
        }

        private boolean isRouted() {
            return this != SELF_GIVEN_IPV4 && this != LINK_LOCAL_IPV6;
        }
    }

    private record Candidate(NetworkDevice device, InetAddress address, Kind kind) {}

    private AddressChooser() {}

    /// The addresses at which phones may reach the machine, the likeliest first; empty if no interface has one.
    ///
    /// @param out the address of the interface with the route to the internet
    static List<InetAddress> choose(List<NetworkDevice> devices, InetAddress out) {
        List<Candidate> candidates =
                devices.stream().flatMap(AddressChooser::best).toList();
        boolean isAnyOther = candidates.stream().anyMatch(candidate -> candidate.kind() != Kind.LINK_LOCAL_IPV6);
        return candidates.stream()
                .filter(candidate -> !isAnyOther || candidate.kind() != Kind.LINK_LOCAL_IPV6)
                .sorted(Comparator.comparing(
                                (Candidate candidate) -> candidate.device().use())
                        .thenComparing(candidate -> !candidate.kind().isRouted())
                        .thenComparing(candidate -> !candidate.device().isPhysical())
                        .thenComparing(Candidate::kind)
                        .thenComparing(candidate -> !candidate.address().equals(out)))
                .map(Candidate::address)
                .distinct()
                .toList();
    }

    /// The address in URL form: IPv6 in brackets, in its short form (RFC 5952), without the name of an interface.
    static String host(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (address instanceof Inet4Address) {
            return address.getHostAddress();
        }
        int[] groups = new int[bytes.length / 2];
        for (int group = 0; group < groups.length; group++) {
            groups[group] = ((bytes[2 * group] & BYTE) << Byte.SIZE) | (bytes[2 * group + 1] & BYTE);
        }
        int from = 0;
        int longest = 1;
        for (int start = 0; start < groups.length; start++) {
            int end = start;
            while (end < groups.length && groups[end] == 0) {
                end++;
            }
            if (end - start > longest) {
                longest = end - start;
                from = start;
            }
        }
        return longest == 1
                ? "[" + text(groups, 0, groups.length) + "]"
                : "[" + text(groups, 0, from) + "::" + text(groups, from + longest, groups.length) + "]";
    }

    private static String text(int[] groups, int from, int to) {
        return Arrays.stream(groups, from, to).mapToObj(Integer::toHexString).collect(Collectors.joining(":"));
    }

    /// The addresses of an interface that are of the best kind it has.
    private static Stream<Candidate> best(NetworkDevice device) {
        List<Candidate> all = device.addresses().stream()
                .map(address -> new Candidate(device, address, Kind.of(address)))
                .toList();
        return all.stream().map(Candidate::kind).min(Comparator.naturalOrder()).stream()
                .flatMap(bestKind -> all.stream().filter(candidate -> candidate.kind() == bestKind));
    }
}
