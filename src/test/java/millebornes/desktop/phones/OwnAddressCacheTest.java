package millebornes.desktop.phones;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/// Addresses are searched on another thread, and every call returns the last result at once.
class OwnAddressCacheTest {

    private final Queue<Runnable> thread = new ArrayDeque<>();
    private List<String> hosts = List.of("192.168.1.23");
    private final OwnAddressCache addressCache = new OwnAddressCache(() -> hosts, thread::add);

    @Test
    void whatIsFoundLateIsShownLater() {
        assertThat(addressCache.latest()).as("nothing is known yet").isEmpty();
        assertThat(addressCache.latest()).as("it still looks").isEmpty();
        assertThat(thread).as("one look at a time").hasSize(1);
        thread.remove().run();
        assertThat(addressCache.latest()).containsExactly("192.168.1.23");
        hosts = List.of("10.0.0.7");
        assertThat(addressCache.latest()).as("it looks again").containsExactly("192.168.1.23");
        thread.remove().run();
        assertThat(addressCache.latest()).containsExactly("10.0.0.7");
    }
}
