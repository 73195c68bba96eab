package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import millebornes.net.table.UpdateListener.EndReason;
import millebornes.session.flow.PlayerEmote;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The messages of a stream that are not views.
class EventStreamTest {

    private final Locale before = Locale.getDefault();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final EventStream stream = new EventStream("view", _ -> "{}", new ServerFigures());

    @AfterEach
    void restore() {
        Locale.setDefault(before);
    }

    private String written() {
        return out.toString(StandardCharsets.UTF_8);
    }

    /// A phone that has vanished does not close its connection.
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3})
    void aStreamEndsWhenACommentIsNotAnswered(int answers) throws Exception {
        AtomicInteger left = new AtomicInteger(answers);
        stream.write(out, Duration.ofNanos(1), () -> left.getAndDecrement() > 0);
        assertThat(written()).isEqualTo(":\n\n".repeat(answers));
    }

    /// Messages to a phone are no answers of it.
    @Test
    void messagesDoNotReplaceComments() throws Exception {
        AtomicInteger asked = new AtomicInteger();
        stream.write(out, Duration.ofNanos(1), () -> {
            stream.sign(1, PlayerEmote.HORN);
            return asked.incrementAndGet() < 3;
        });
        assertThat(written().replaceAll("event: sign\ndata: .*\n\n", "")).isEqualTo(":\n\n:\n\n");
    }

    /// Some systems write other digits than JSON has.
    @ParameterizedTest
    @ValueSource(strings = {"ar-EG", "fa-IR", "mr-IN", "th-TH-u-nu-thai", "tr", "fr"})
    void aSignIsJsonWhateverTheSystemsLanguage(String language) throws Exception {
        Locale.setDefault(Locale.forLanguageTag(language));
        stream.sign(1, PlayerEmote.HORN);
        stream.end(EndReason.CLOSED);
        stream.write(out, Duration.ofSeconds(15), () -> true);
        assertThat(written()).isEqualTo("""
                        event: sign
                        data: {"seat":1,"sign":"HORN"}

                        event: closed
                        data: {}

                        """);
    }
}
