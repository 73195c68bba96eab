package millebornes.cli.text;

import java.util.Optional;
import java.util.regex.Pattern;
import millebornes.words.Words;

/// Parses a key or a typed line into a command.
final class TextCommandParser {

    /// A number as it may be typed: up to three digits, more than any card or seat needs.
    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

    /// The value of [TypedCommand#number()] if no number was typed.
    static final int NO_NUMBER = 0;

    private final Words words;

    /// A command with its arguments.
    ///
    /// @param number the number that was typed, from 1, or [#NO_NUMBER]
    /// @param rest the rest of the line
    record TypedCommand(TextCommandName name, int number, String rest) {

        TypedCommand(TextCommandName name) {
            this(name, NO_NUMBER, "");
        }
    }

    TextCommandParser(Words words) {
        this.words = words;
    }

    /// The command that was typed, if it is understood. A number alone means [TextCommandName#PLAY] with that number.
    Optional<TypedCommand> parse(TerminalInput input) {
        return switch (input.kind()) {
            case ENTER -> Optional.of(new TypedCommand(TextCommandName.PLAY));
            case SPACE -> Optional.of(new TypedCommand(TextCommandName.DRAW));
            case NEXT -> Optional.of(new TypedCommand(TextCommandName.NEXT));
            case PREVIOUS -> Optional.of(new TypedCommand(TextCommandName.PREVIOUS));
            case DELETE -> Optional.of(new TypedCommand(TextCommandName.DISCARD));
            case ESCAPE -> Optional.of(new TypedCommand(TextCommandName.BACK));
            case TYPED -> typed(input.text());
        };
    }

    private Optional<TypedCommand> typed(String text) {
        if (NUMBER.matcher(text).matches()) {
            return Optional.of(new TypedCommand(TextCommandName.PLAY, Integer.parseInt(text), ""));
        }
        String[] parts = text.split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        int number = NUMBER.matcher(rest).matches() ? Integer.parseInt(rest) : NO_NUMBER;
        return TextCommandName.of(parts[0], words).map(name -> new TypedCommand(name, number, rest));
    }
}
