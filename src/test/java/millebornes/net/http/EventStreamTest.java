package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
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

    /// Some systems write other digits than JSON has.
    @ParameterizedTest
    @ValueSource(strings = {"ar-EG", "fa-IR", "mr-IN", "th-TH-u-nu-thai", "tr", "fr"})
    void aSignIsJsonWhateverTheSystemsLanguage(String language) throws Exception {
        Locale.setDefault(Locale.forLanguageTag(language));
        stream.sign(1, PlayerEmote.HORN);
        stream.end(EndReason.CLOSED);
        stream.write(out, Duration.ofSeconds(15));
        assertThat(written())
                .isEqualTo("""
                        event: sign
                        data: {"seat":1,"sign":"HORN"}

                        event: closed
                        data: {}

                        """);
    }
}
