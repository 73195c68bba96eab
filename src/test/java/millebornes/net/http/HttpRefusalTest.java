package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every refusal that a phone can show is in the phone's language.
class HttpRefusalTest {

    private static final Words FRENCH = Words.of(Language.FRENCH);
    private static final Words ENGLISH = Words.of(Language.ENGLISH);

    /// The refusals of docs/phones.md that come from a table, each with the key of its sentence.
    private static final Map<String, String> OF_A_TABLE = Map.of(
            "NOTHING", "terminal.undo.NOTHING",
            "TOO_LATE", "terminal.undo.TOO_LATE",
            "NO_HINTS", "host.noHints",
            "NO_SIGNS", "host.noSigns",
            "BAD_REQUEST", "host.refused.BAD_REQUEST",
            "OLD_STEP", "host.refused.OLD_STEP",
            "TAKEN", "host.refused.TAKEN");

    @ParameterizedTest
    @EnumSource
    void aRefusalKeepsItsCodeAndSpeaksBothLanguages(HttpRefusal refusal) {
        JsonObject french = json(refusal.answer(FRENCH));
        JsonObject english = json(refusal.answer(ENGLISH));
        assertThat(french.get("message").getAsString())
                .isNotBlank()
                .isNotEqualTo(english.get("message").getAsString());
        french.remove("message");
        english.remove("message");
        assertThat(french)
                .isEqualTo(english)
                .hasToString("{\"ok\":false,\"refusal\":\"" + code(refusal) + "\",\"rule\":null}");
        assertThat(refusal.answer(FRENCH).status()).isEqualTo(refusal.status());
    }

    /// The table in docs/phones.md has every code, and every code in it has a sentence in both languages.
    @Test
    void everyDocumentedCodeHasItsSentences() throws IOException {
        Set<String> documented = Pattern.compile("(?m)^\\| \\d{3}[^|]*\\| (`[^|]*) \\|")
                .matcher(Files.readString(Path.of("docs", "phones.md")))
                .results()
                .map((MatchResult row) -> row.group(1))
                .flatMap(codes -> Stream.of(codes.split(", ")))
                .map(code -> code.replace("`", ""))
                .collect(Collectors.toSet());
        Set<String> ofTheServer =
                Arrays.stream(HttpRefusal.values()).map(HttpRefusalTest::code).collect(Collectors.toSet());
        assertThat(documented)
                .isEqualTo(Stream.concat(ofTheServer.stream(), OF_A_TABLE.keySet().stream())
                        .collect(Collectors.toSet()));
        assertThat(OF_A_TABLE.values())
                .allSatisfy(
                        key -> assertThat(FRENCH.text(key, "x")).isNotBlank().isNotEqualTo(ENGLISH.text(key, "x")));
    }

    /// A refusal of every kind that the page can meet, over a real connection; the parameter wins over the header.
    @Test
    void aFrenchPhoneReadsFrench() throws IOException {
        try (TestServer server = new TestServer(Session.start(TestGames.people(2, 1)), HttpLimits.FAMILY)) {
            String token = server.claim(0);
            String room = server.room();
            String move = "{\"step\":9,\"move\":{\"type\":\"decline\"}}";
            assertIsSaid(server, "POST", "/api/undo", "x", "{}", "WRONG_KEY");
            assertIsSaid(server, "GET", "/api/nothing", token, "", "NOT_FOUND");
            assertIsSaid(server, "GET", "/nothing", token, "", "NOT_FOUND");
            assertIsSaid(server, "GET", "/api/move", token, "", "NO_SUCH_METHOD");
            assertIsSaid(server, "POST", "/api/move", token, move, "OLD_STEP");
            assertIsSaid(server, "POST", "/api/hint", token, "{\"step\":9}", "OLD_STEP");
            assertIsSaid(server, "POST", "/api/seat", room, "{\"seat\":0}", "TAKEN");
            assertIsSaid(server, "POST", "/api/move", token, " ".repeat(5000), "BODY_TOO_LONG");
            Wire.Reply badReply = server.ask("POST", "/api/move?lang=fr", token, "{\"step\":0}");
            assertThat(badReply.json().get("message").getAsString())
                    .isEqualTo(FRENCH.text("host.refused.BAD_REQUEST", "move MISSING"));
            for (int join = 0; join < 5; join++) {
                server.ask("POST", "/api/seat", room, "{\"seat\":0}");
            }
            assertIsSaid(server, "POST", "/api/seat", room, "{\"seat\":0}", "TOO_MANY");
            for (Language language : Language.values()) {
                try (Wire wire = new Wire(server.port())) {
                    wire.send("GET / HTTP/1.1\r\nHost: elsewhere.test\r\nAccept-Language: " + language.tag()
                            + "\r\n\r\n");
                    assertThat(wire.reply().json().get("message").getAsString())
                            .isEqualTo(Words.of(language).text("host.refused.FOREIGN"));
                }
            }
        }
    }

    private static void assertIsSaid(
            TestServer server, String method, String path, String key, String body, String refusal) throws IOException {
        for (Language language : Language.values()) {
            Wire.Reply reply = server.ask(method, path + "?lang=" + language.tag(), key, body);
            assertThat(reply.json().get("message").getAsString())
                    .as("%s in %s", refusal, language)
                    .isEqualTo(Words.of(language).text("host.refused." + refusal));
        }
    }

    /// No sentence for a player is written in the code that answers phones.
    @Test
    void noSentenceIsWrittenInTheCode() throws IOException {
        for (String folder : List.of("http", "table")) {
            try (Stream<Path> files = Files.walk(Path.of("src/main/java/millebornes/net", folder))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    assertThat(Files.readString(file))
                            .as(file.toString())
                            .doesNotContainPattern("\"[A-Z][^\"\n]* [^\"\n]*[.!?]\"");
                }
            }
        }
    }

    /// The code of the refusal in docs/phones.md.
    private static String code(HttpRefusal refusal) {
        return json(refusal.answer(ENGLISH)).get("refusal").getAsString();
    }

    private static JsonObject json(HttpAnswer answer) {
        return JsonParser.parseString(new String(answer.body(), StandardCharsets.UTF_8))
                .getAsJsonObject();
    }
}
