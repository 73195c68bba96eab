package millebornes.net.http;

import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import millebornes.words.Language;
import millebornes.words.Words;

/// The texts of the page, in one language.
final class PageTexts {

    private static final List<String> BEGINNINGS =
            List.of("phone.", "card.", "animal.", "car.", "colour.", "hazard.", "remedy.", "score.");

    private PageTexts() {}

    /// The texts in the language with that tag, as JSON.
    static byte[] of(String tag) {
        JsonObject json = new JsonObject();
        Words.of(Language.tagged(tag).orElseThrow()).templates(BEGINNINGS).forEach(json::addProperty);
        return json.toString().getBytes(StandardCharsets.UTF_8);
    }
}
