package millebornes.words;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// A language of the program, with its number format and its rule for singular and plural.
public enum Language {
    FRENCH(Locale.FRENCH, '\u202f', ','),
    ENGLISH(Locale.ENGLISH, ',', '.');

    private final Locale locale;
    private final char thousands;
    private final char point;

    Language(Locale locale, char thousands, char point) {
        this.locale = locale;
        this.thousands = thousands;
        this.point = point;
    }

    /// The language for a locale: French for French locales, English for all others.
    public static Language of(Locale locale) {
        return tagged(locale.getLanguage()).orElse(ENGLISH);
    }

    /// The language with that tag, `fr` or `en`; empty for any other.
    public static Optional<Language> tagged(String tag) {
        return Arrays.stream(values())
                .filter(language -> language.tag().equals(tag))
                .findFirst();
    }

    /// The tag, `fr` or `en`: the folder of the language's texts, and its value in settings and on the command line.
    public String tag() {
        return locale.getLanguage();
    }

    /// A whole number with its thousands separated: `1 000` with a narrow no-break space in French, `1,000` in English.
    public String number(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', thousands);
    }

    /// A number with that many digits after the decimal point, which is a comma in French.
    public String decimal(double number, int digits) {
        String written = String.format(Locale.ROOT, "%,." + digits + "f", number);
        return digits == 0
                ? written.replace(',', thousands)
                : written.substring(0, written.length() - digits - 1).replace(',', thousands)
                        + point
                        + written.substring(written.length() - digits);
    }

    /// Whether a noun after this number is in the singular: after 0 and 1 in French, after 1 alone in English.
    public boolean isSingular(long number) {
        return switch (this) {
            case FRENCH -> Math.abs(number) < 2;
            case ENGLISH -> Math.abs(number) == 1;
        };
    }
}
