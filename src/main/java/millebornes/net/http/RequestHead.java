package millebornes.net.http;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The first line and the headers of a request. [HeadReader] has checked their form.
///
/// @param path the path, which begins with `/`; still percent-encoded
/// @param query the part after the first `?`, or null
/// @param minorVersion 1 for HTTP/1.1, 0 for HTTP/1.0
/// @param headers the values of each header, in their order, by its name in lower case
record RequestHead(
        String method, String path, @Nullable String query, int minorVersion, Map<String, List<String>> headers) {

    /// Every value of a header.
    ///
    /// @param name in lower case
    List<String> all(String name) {
        return headers.getOrDefault(name, List.of());
    }

    /// The first value of a header, or null if there is none.
    ///
    /// @param name in lower case
    @Nullable
    String first(String name) {
        List<String> values = all(name);
        return values.isEmpty() ? null : values.getFirst();
    }

    /// Whether the values of a header, which are lists, contain a word.
    ///
    /// @param name in lower case
    boolean has(String name, String word) {
        return all(name).stream()
                .anyMatch(value -> value.toLowerCase(Locale.ROOT).contains(word));
    }

    /// Whether the connection is closed after the answer.
    boolean isLast() {
        return minorVersion == 0 || has("connection", "close");
    }
}
