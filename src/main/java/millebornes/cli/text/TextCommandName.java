package millebornes.cli.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import millebornes.words.Words;

/// The commands during a game. The letters are the same in every language; whole words are those of the language.
enum TextCommandName {
    PLAY,
    NEXT,
    PREVIOUS,
    DISCARD,
    DRAW,
    HAND,
    STATE,
    STATES,
    SCORES,
    TURN,
    LOG,
    COUP,
    UNDO,
    REDO,
    HINT,
    RULE,
    END,
    STUCK,
    BACK,
    HELP,
    QUIT;

    /// The words that can be typed for the command, its letter first if it has one.
    List<String> typed(Words words) {
        return List.of(words.text("terminal.key." + name()).split(","));
    }

    /// The command's description in a few words.
    String help(Words words) {
        return words.text("terminal.help." + name());
    }

    /// The command that a typed word stands for, if any. Case matters only for commands that differ in it: `i` and `I`.
    static Optional<TextCommandName> of(String word, Words words) {
        return named(word, words).or(() -> named(word.toLowerCase(Locale.ROOT), words));
    }

    private static Optional<TextCommandName> named(String word, Words words) {
        return Arrays.stream(values())
                .filter(command -> command.typed(words).contains(word))
                .findFirst();
    }
}
