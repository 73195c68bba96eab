package millebornes.words;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import millebornes.save.ResourceReader;
import org.jspecify.annotations.Nullable;

/// All texts of the program in one language. Immutable; a missing key or value is a mistake of the program and is
/// thrown.
///
/// Example: `Words.of(Language.FRENCH).text("card.FLAT_TIRE")` is `Crevaison`.
public final class Words {

    /// The names of the files of a language, one for each topic.
    static final List<String> ROOMS = List.of(
            "cards",
            "refusals",
            "events",
            "score",
            "setup",
            "screens",
            "table",
            "micro",
            "phonepage",
            "phones",
            "hints",
            "pages",
            "saves",
            "album",
            "day",
            "decided",
            "school",
            "learn",
            "rules",
            "terminal",
            "host",
            "commands");

    private static final Map<Language, Words> LOADED = new ConcurrentHashMap<>();
    private static final Map<Language, String> NAMES = names();

    private final Language language;
    private final Map<String, TextTemplate> templates;

    private final Predicate<String> screen;

    private Words(Language language, Map<String, TextTemplate> templates, Predicate<String> screen) {
        this.language = language;
        this.templates = Map.copyOf(templates);
        this.screen = screen;
    }

    /// The texts of a language. They are loaded on first use, since a start needs one language only.
    public static Words of(Language language) {
        return LOADED.computeIfAbsent(language, Words::load);
    }

    /// The same texts for a screen that cannot show every name.
    ///
    /// @param others tells which names it can show
    public Words shownOn(Predicate<String> others) {
        return new Words(language, templates, others);
    }

    /// Whether a name is visible on the screen that shows these texts.
    boolean shows(String name) {
        return screen.test(name);
    }

    /// The name of a language in that language. Does not load its texts.
    public static String nameOf(Language language) {
        return Objects.requireNonNull(NAMES.get(language));
    }

    private static Map<Language, String> names() {
        Properties written = ResourceReader.properties("/words/languages.properties");
        return Arrays.stream(Language.values())
                .collect(Collectors.toUnmodifiableMap(
                        language -> language, language -> written.getProperty(language.tag())));
    }

    public Language language() {
        return language;
    }

    /// The text with that key, in which the places `{0}`, `{1}` … are replaced by these values in order.
    ///
    /// @throws IllegalArgumentException when there is no such key, or a place has no value
    public String text(String key, Object... values) {
        Map<String, Object> numbered = new HashMap<>();
        for (int place = 0; place < values.length; place++) {
            numbered.put(Integer.toString(place), values[place]);
        }
        return sentence(key, numbered);
    }

    /// The text with that key, in which the placeholders `{who}`, `{card}` … are replaced by the values of these names.
    /// Other values are ignored.
    ///
    /// @throws IllegalArgumentException when there is no such key, or a place has no value
    public String sentence(String key, Map<String, ?> values) {
        return template(key).fill(language, values);
    }

    /// Whether there is a text with that key.
    public boolean has(String key) {
        return templates.containsKey(key);
    }

    /// Every key, in alphabetical order.
    Set<String> keys() {
        return new TreeSet<>(templates.keySet());
    }

    /// The texts whose keys begin with one of these prefixes, by key, with their placeholders: for callers that fill
    /// them in.
    public Map<String, String> templates(List<String> beginnings) {
        Map<String, String> texts = new TreeMap<>();
        templates.forEach((key, template) -> {
            if (beginnings.stream().anyMatch(key::startsWith)) {
                texts.put(key, template.text());
            }
        });
        return texts;
    }

    /// A whole number as the language writes it.
    public String number(long number) {
        return language.number(number);
    }

    /// Several texts as one enumeration: `a, b et c`.
    public String list(List<String> things) {
        return joined(things, "list.and");
    }

    /// Several texts as alternatives: `a, b ou c`.
    public String alternatives(List<String> things) {
        return joined(things, "list.or");
    }

    /// A copy in which each text is rewritten by a function.
    Words rewritten(UnaryOperator<String> pen) {
        Map<String, TextTemplate> others = new HashMap<>();
        templates.forEach((key, template) -> others.put(key, new TextTemplate(pen.apply(template.text()))));
        return new Words(language, others, screen);
    }

    TextTemplate template(String key) {
        @Nullable TextTemplate template = templates.get(key);
        if (template == null) {
            throw new IllegalArgumentException("no text in " + language.tag() + " for " + key);
        }
        return template;
    }

    private String joined(List<String> things, String last) {
        if (things.size() < 2) {
            return things.isEmpty() ? "" : things.getFirst();
        }
        String most = String.join(text("list.comma"), things.subList(0, things.size() - 1));
        return most + text(last) + things.getLast();
    }

    private static Words load(Language language) {
        Map<String, TextTemplate> templates = new HashMap<>();
        for (String room : ROOMS) {
            Properties file = ResourceReader.properties("/words/" + language.tag() + "/" + room + ".properties");
            for (String key : file.stringPropertyNames()) {
                if (templates.put(key, new TextTemplate(file.getProperty(key))) != null) {
                    throw new IllegalStateException("two texts in " + language.tag() + " for " + key);
                }
            }
        }
        return new Words(language, templates, _ -> true);
    }
}
