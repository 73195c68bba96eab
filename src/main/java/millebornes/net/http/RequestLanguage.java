package millebornes.net.http;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import millebornes.words.Language;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Chooses the language in which a request is answered.
final class RequestLanguage {

    private static final String PARAMETER = "lang=";

    private RequestLanguage() {}

    /// The texts in the language of a request; English if the head is null because it could not be read.
    static Words of(@Nullable RequestHead head) {
        return head == null ? Words.of(Language.ENGLISH) : of(head.query(), head.first("accept-language"));
    }

    /// The texts in the language that a request asks for.
    ///
    /// @param query the part after the path, or null
    /// @param accepted the header `Accept-Language`, or null
    static Words of(@Nullable String query, @Nullable String accepted) {
        return Words.of(named(query).or(() -> first(accepted)).orElse(Language.ENGLISH));
    }

    private static Optional<Language> named(@Nullable String query) {
        return query == null
                ? Optional.empty()
                : Arrays.stream(query.split("&"))
                        .filter(part -> part.startsWith(PARAMETER))
                        .flatMap(part -> Language.tagged(part.substring(PARAMETER.length())).stream())
                        .findFirst();
    }

    /// The first supported language; browsers list the preferred one first.
    private static Optional<Language> first(@Nullable String accepted) {
        return accepted == null
                ? Optional.empty()
                : Arrays.stream(accepted.split(","))
                        .map(part -> part.strip().split("[-;]", 2)[0].toLowerCase(Locale.ROOT))
                        .flatMap(tag -> Language.tagged(tag).stream())
                        .findFirst();
    }
}
