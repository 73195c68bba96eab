package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The hosts and origins of requests that are meant for a server, at the port that browsers leave out and at others.
class HostGuardTest {

    @ParameterizedTest
    @CsvSource(textBlock = """
            80,   192.168.1.20,      ,                         true
            80,   192.168.1.20,      http://192.168.1.20,      true
            80,   192.168.1.20:80,   http://192.168.1.20:80,   true
            80,   house.test,        http://house.test,        true
            80,   192.168.1.20,      https://192.168.1.20,     false
            80,   192.168.1.20,      http://192.168.1.20:8137, false
            80,   192.168.1.20,      http://evil.example,      false
            80,   192.168.1.21,      ,                         false
            80,   evil.example,      ,                         false
            80,   192.168.1.20:8137, ,                         false
            80,   192.168.1.20:,     ,                         false
            8137, 192.168.1.20:8137, http://192.168.1.20:8137, true
            8137, 192.168.1.20,      ,                         false
            8137, 192.168.1.20:8137, http://192.168.1.20,      false
            8137, house.test,        https://house.test,       true
            443,  192.168.1.20:443,  ,                         true
            443,  192.168.1.20:443,  https://192.168.1.20,     true
            443,  192.168.1.20,      ,                         false
            """)
    void aMissingPortIsTheUsualOne(int port, String host, String origin, boolean isMeant) {
        Map<String, List<String>> headers = new HashMap<>(Map.of("host", List.of(host)));
        if (origin != null) {
            headers.put("origin", List.of(origin));
        }
        RequestHead head = new RequestHead("GET", "/", null, 1, headers);
        assertThat(new HostGuard(Set.of("house.test")).isMeantForUs(head, InetAddress.ofLiteral("192.168.1.20"), port))
                .isEqualTo(isMeant);
    }
}
