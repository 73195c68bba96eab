package millebornes.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A text with placeholders. Numbers are formatted by the language; everything else is inserted unchanged.
///
/// | in the text | becomes |
/// |---|---|
/// | `{0}`, `{who}` | the first value, the value of that name |
/// | `{n|carte|cartes}` | the singular or the plural, by the number `n` |
/// | `{n|aucune carte|une carte|# cartes}` | the same with a form for 0; `#` is the number |
/// | `{who:de}`, `{who:que}` | `de Paul`, `d’Anna`; `que Paul`, `qu’Anna` |
/// | `{who:^}` | the value with a capital, at the beginning of a sentence |
final class TextTemplate {

    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)(?::(\\w+|\\^)|\\|([^}]*))?}");

    private static final Pattern ELIDED = Pattern.compile(
            "(?:[aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiouàâäéèêëîïôöùûüœæ]).*",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);

    private final String text;

    TextTemplate(String text) {
        if (hasBrace(text) && hasBrace(PLACE.matcher(text).replaceAll(""))) {
            throw new IllegalArgumentException("a brace without its partner: " + text);
        }
        this.text = text;
    }

    private static boolean hasBrace(String text) {
        return text.indexOf('{') >= 0 || text.indexOf('}') >= 0;
    }

    /// The names of the placeholders, in alphabetical order.
    Set<String> places() {
        Set<String> places = new TreeSet<>();
        Matcher matcher = PLACE.matcher(text);
        while (matcher.find()) {
            places.add(matcher.group(1));
        }
        return places;
    }

    /// The text with its placeholders, as in its file.
    String text() {
        return text;
    }

    /// The text with every placeholder replaced by its value.
    ///
    /// @throws IllegalArgumentException when a value is missing, or is no number where a number decides
    String fill(Language language, Map<String, ?> values) {
        return PLACE.matcher(text).replaceAll(place -> Matcher.quoteReplacement(filled(language, values, place)));
    }

    private String filled(Language language, Map<String, ?> values, MatchResult place) {
        @Nullable Object value = values.get(place.group(1));
        if (value == null) {
            throw new IllegalArgumentException("no value for {" + place.group(1) + "} in: " + text);
        }
        @Nullable String form = place.group(2);
        @Nullable String plurals = place.group(3);
        if (plurals != null) {
            return plural(language, value, forms(plurals));
        }
        return form == null ? written(language, value) : formed(form, written(language, value));
    }

    private String plural(Language language, Object value, List<String> forms) {
        if (!(value instanceof Number number)) {
            throw new IllegalArgumentException("a plural needs a number, not " + value + ": " + text);
        }
        long count = number.longValue();
        boolean zero = forms.size() == 3 && count == 0;
        String one = forms.get(forms.size() - 2);
        String form = zero ? forms.getFirst() : language.isSingular(count) ? one : forms.getLast();
        return form.replace("#", language.number(count));
    }

    private List<String> forms(String plurals) {
        List<String> forms = new ArrayList<>();
        int from = 0;
        for (int bar = plurals.indexOf('|'); bar >= 0; bar = plurals.indexOf('|', from)) {
            forms.add(plurals.substring(from, bar));
            from = bar + 1;
        }
        forms.add(plurals.substring(from));
        if (forms.size() < 2 || forms.size() > 3) {
            throw new IllegalArgumentException("a plural has two or three forms: " + text);
        }
        return forms;
    }

    private String formed(String form, String value) {
        return switch (form) {
            case "^" -> capitalised(value);
            case "de" -> ELIDED.matcher(value).matches() ? "d’" + value : "de " + value;
            case "que" -> ELIDED.matcher(value).matches() ? "qu’" + value : "que " + value;
            default -> throw new IllegalArgumentException("no such form: " + form + " in: " + text);
        };
    }

    private static String written(Language language, Object value) {
        return switch (value) {
            case Integer number -> language.number(number);
            case Long number -> language.number(number);
            default -> value.toString();
        };
    }

    private static String capitalised(String value) {
        if (value.isEmpty()) {
            return value;
        }
        int first = value.offsetByCodePoints(0, 1);
        return value.substring(0, first).toUpperCase(Locale.ROOT) + value.substring(first);
    }
}
