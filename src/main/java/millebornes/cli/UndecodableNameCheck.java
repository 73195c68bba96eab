package millebornes.cli;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/// Reports in one sentence that a name cannot be read because the system's locale is ASCII: with `LC_ALL=C`, or a
/// locale that was never generated, Java decodes arguments and paths as ASCII, and every other byte is lost.
final class UndecodableNameCheck {

    /// The character that stands for an undecodable byte in a decoded text.
    private static final String REPLACEMENT = "\uFFFD";

    private UndecodableNameCheck() {}

    /// The first argument that contains a lost character, if any.
    static Optional<String> first(String... arguments) {
        return Stream.of(arguments)
                .filter(argument -> argument.contains(REPLACEMENT))
                .findFirst();
    }

    /// The error message, which says what is lost and what to do about it.
    ///
    /// @param name the argument as Java decoded it, with U+FFFD for each lost byte
    static String sentence(String name) {
        String text =
                ResourceBundle.getBundle("cli.help", language(System.getenv())).getString("characters.lost");
        return MessageFormat.format(text, name);
    }

    /// The language that the environment variables ask for. Java does not use it if the locale was never generated.
    static Locale language(Map<String, String> environment) {
        return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(variable -> environment.getOrDefault(variable, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .filter(value -> value.matches("[a-z]{2}([_.@].*)?"))
                .map(value -> Locale.of(value.substring(0, 2)))
                .orElse(Locale.getDefault());
    }
}
