package millebornes.cli;

import java.io.PrintWriter;
import java.util.Locale;
import millebornes.cli.text.SanitizingWriter;
import millebornes.words.Language;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/// The output of a command and its language.
///
/// @param line the running command line
/// @param words the texts, at first in the language of the system
record CommandOutput(CommandLine line, Words words) {

    static CommandOutput of(CommandSpec spec) {
        return of(spec.commandLine());
    }

    static CommandOutput of(CommandLine line) {
        return new CommandOutput(line, Words.of(Language.of(Locale.getDefault())));
    }

    /// This output in the language of the option `--language`; null is the language of the system.
    CommandOutput in(@Nullable String language) {
        if (language == null) {
            return this;
        }
        Language wanted = Language.tagged(language.toLowerCase(Locale.ROOT))
                .orElseThrow(() -> complaint("command.badValue", "--language", language));
        return new CommandOutput(line, Words.of(wanted));
    }

    PrintWriter out() {
        return new PrintWriter(new SanitizingWriter(line.getOut()), true);
    }

    PrintWriter err() {
        return new PrintWriter(new SanitizingWriter(line.getErr()), true);
    }

    /// Rejects the value of an option that is below `least` or above `most`.
    ///
    /// @param option the option as it is typed
    void requireWithin(String option, long number, long least, long most) {
        if (number < least) {
            throw complaint("command.tooSmall", option);
        }
        if (number > most) {
            throw complaint("command.tooLarge", option, most);
        }
    }

    /// Creates an exception that ends the command with exit status 2; its message is the text of that key.
    BadArgumentsException complaint(String key, Object... values) {
        return new BadArgumentsException(line, words.text(key, values));
    }
}
