package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The origin of a request: `X-Forwarded-For` is believed only from trusted proxies, and only as far as they report it.
class ProxyAddressesTest {

    private static final ProxyAddresses PROXIES = ProxyAddresses.of(List.of("127.0.0.1", "10.1.0.0/16", "fd00::/8"));

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, 203.0.113.7, 203.0.113.7",
        "10.1.200.3, '198.51.100.1, 203.0.113.7', 203.0.113.7",
        "10.1.0.1, '198.51.100.1, 203.0.113.7, 10.1.9.9', 203.0.113.7",
        "10.1.0.1, '203.0.113.7|10.1.9.9', 203.0.113.7",
        "10.1.0.1, 2001:db8::7, 2001:db8:0:0:0:0:0:7",
        "fd12::1, 203.0.113.7, 203.0.113.7",
        // No other address is believed, not even in the same house.
        "10.2.0.1, 203.0.113.7, 10.2.0.1",
        "192.168.1.9, 203.0.113.7, 192.168.1.9",
        "127.0.0.2, 203.0.113.7, 127.0.0.2",
        "203.0.113.1, 127.0.0.1, 203.0.113.1",
        "fc00::1, 203.0.113.7, fc00:0:0:0:0:0:0:1",
        // What is no address is not believed, nor is anything in front of it.
        "127.0.0.1, '203.0.113.7, unknown', 127.0.0.1",
        "127.0.0.1, '203.0.113.7,', 127.0.0.1",
        "127.0.0.1, localhost, 127.0.0.1",
        "127.0.0.1, 203.0.113.7:1234, 127.0.0.1",
        "127.0.0.1, 1, 127.0.0.1",
        "127.0.0.1, '203.0.113.7, x, 10.1.1.1', 10.1.1.1",
    })
    void isTheLastAddressInFrontOfTheProxies(String peer, String forwarded, String client) {
        List<String> headers = Arrays.asList(forwarded.split("\\|"));
        assertThat(PROXIES.client(InetAddress.ofLiteral(peer), headers).getHostAddress())
                .isEqualTo(client);
        assertThat(ProxyAddresses.NONE
                        .client(InetAddress.ofLiteral(peer), headers)
                        .getHostAddress())
                .as("without a named proxy")
                .isEqualTo(InetAddress.ofLiteral(peer).getHostAddress());
    }

    @Test
    void withoutTheHeaderItIsTheOtherEnd() {
        assertThat(PROXIES.client(InetAddress.ofLiteral("127.0.0.1"), List.of()).getHostAddress())
                .isEqualTo("127.0.0.1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "localhost",
                "10.0.0",
                "10.0.0.0/33",
                "10.0.0.0/",
                "10.0.0.0/-1",
                "fd00::/129",
                "/8",
                "a/8",
                "1.2.3.4/ 8"
            })
    void whatIsNoAddressIsRefused(String text) {
        assertThatThrownBy(() -> ProxyAddresses.of(List.of(text)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(text);
    }

    /// The rest of an IPv6 address can be chosen freely: each would have limits of its own.
    @Test
    void oneNetworkOfSixtyFourBitsIsCountedAsOne() {
        assertThat(counted("2001:db8:1:2::1"))
                .isEqualTo(counted("2001:db8:1:2:ffff::9"))
                .isNotEqualTo(counted("2001:db8:1:3::1"));
        assertThat(counted("203.0.113.7"))
                .isEqualTo(counted("::ffff:203.0.113.7"))
                .isNotEqualTo(counted("203.0.113.8"));
    }

    private static String counted(String address) {
        return ProxyAddresses.counted(InetAddress.ofLiteral(address));
    }
}
