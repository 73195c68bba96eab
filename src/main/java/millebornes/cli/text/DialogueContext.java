package millebornes.cli.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import millebornes.cli.text.TextCommandParser.TypedCommand;
import millebornes.engine.table.Seating;
import millebornes.session.Session;
import millebornes.session.Session.Availability;
import millebornes.session.flow.TableStateMachine;
import millebornes.words.Narrator;
import millebornes.words.Words;

/// The table as all dialogues in the terminal share it: game, news and input. It answers status queries.
final class DialogueContext {

    private final TextTerminal terminal;
    private final Session session;
    private final TableStateMachine stateMachine;
    private final Narrator narrator;
    private final NewsTeller news;
    private final TextCommandParser parser;
    private final StatusAnswers answers;
    private int shown = Seating.NOBODY;
    private boolean left;

    DialogueContext(
            TextTerminal terminal,
            Session session,
            TableStateMachine stateMachine,
            Narrator narrator,
            NewsTeller news) {
        this.terminal = terminal;
        this.session = session;
        this.stateMachine = stateMachine;
        this.narrator = narrator;
        this.news = news;
        this.parser = new TextCommandParser(narrator.words());
        this.answers = new StatusAnswers(terminal, session, stateMachine, narrator, news);
    }

    TextTerminal terminal() {
        return terminal;
    }

    Session session() {
        return session;
    }

    TableStateMachine flow() {
        return stateMachine;
    }

    Narrator narrator() {
        return narrator;
    }

    Words words() {
        return narrator.words();
    }

    NewsTeller news() {
        return news;
    }

    /// Whether a player has given the command to leave the game.
    boolean isLeft() {
        return left;
    }

    String name(int seat) {
        return narrator.names().seat(seat);
    }

    /// Several items with their numbers, one after another.
    String numbered(List<String> things) {
        return NumberedList.of(words(), things);
    }

    String text(String key, Object... values) {
        return words().text(key, values);
    }

    void say(TextTone tone, String line) {
        terminal.say(tone, line);
    }

    void sayAll(TextTone tone, List<String> lines) {
        lines.forEach(line -> terminal.say(tone, line));
    }

    /// Records that the cards of a seat are on the screen.
    void shows(int seat) {
        shown = seat;
    }

    /// Clears the screen if it shows cards and another person may look.
    ///
    /// @return whether the screen was cleared, so that public information is gone as well
    boolean covers() {
        boolean covered = shown != Seating.NOBODY && stateMachine.people() > 1 && terminal.clear();
        shown = Seating.NOBODY;
        return covered;
    }

    /// Reads the next command that the caller has to carry out. Status queries are answered here.
    ///
    /// @param seat the seat of the player who types
    TypedCommand command(int seat) throws InputEndedException {
        while (true) {
            TerminalInput input = terminal.key();
            Optional<TypedCommand> command = parser.parse(input);
            if (command.isEmpty()) {
                unknown(input);
            } else if (!answers.answers(command.get(), seat) && !isTooLate(command.get())) {
                return command.get();
            }
        }
    }

    private void unknown(TerminalInput input) {
        if (!input.text().isBlank() && input.text().codePoints().noneMatch(Character::isISOControl)) {
            say(TextTone.REFUSAL, text("terminal.unknown", input.text()));
        }
    }

    /// Asks a yes-or-no question.
    ///
    /// @return empty after another command, such as to leave; the caller has to check the state again
    Optional<Boolean> yes(int seat, String question) throws InputEndedException {
        say(TextTone.QUESTION, question);
        while (true) {
            TerminalInput input = terminal.key();
            if (YesOrNo.says("terminal.yes", input.text(), words())) {
                return Optional.of(true);
            }
            if (YesOrNo.says("terminal.no", input.text(), words()) || input.kind() == TerminalInput.Kind.ESCAPE) {
                return Optional.of(false);
            }
            Optional<TypedCommand> command = parser.parse(input);
            if (command.isPresent() && !isTooLate(command.get()) && leavesOrSteps(command.get())) {
                return Optional.empty();
            }
            boolean answered = command.isPresent() && answers.answers(command.get(), seat);
            if (!answered) {
                say(TextTone.REFUSAL, question);
            }
        }
    }

    /// Replies to a command that is not possible now.
    void notNow(String question) {
        say(TextTone.REFUSAL, text("terminal.notNow", question));
    }

    /// Carries out a command to leave, undo or redo.
    ///
    /// @return true when the caller has to check the state again; false for all other commands
    boolean leavesOrSteps(TypedCommand command) {
        return switch (command.name()) {
            case QUIT -> {
                left = true;
                yield true;
            }
            case UNDO -> {
                stateMachine.takeBack();
                yield true;
            }
            case REDO -> {
                stateMachine.playAgain();
                yield true;
            }
            case PLAY, NEXT, PREVIOUS, DISCARD, DRAW, HAND, STATE, STATES, SCORES, TURN -> false;
            case LOG, COUP, HINT, RULE, END, STUCK, BACK, HELP -> false;
        };
    }

    /// Whether this is an undo or redo that is not possible; then prints the reason.
    private boolean isTooLate(TypedCommand command) {
        return switch (command.name()) {
            case UNDO -> isTooLate("terminal.undo.", stateMachine.undo());
            case REDO -> isTooLate("terminal.redo.", stateMachine.redo());
            default -> false;
        };
    }

    private boolean isTooLate(String key, Availability availability) {
        boolean late = availability != Availability.POSSIBLE;
        if (late) {
            say(TextTone.REFUSAL, text(key + availability));
        }
        return late;
    }

    /// Formats several items in one line, each with its number, from 1.
    static final class NumberedList {

        private NumberedList() {}

        static String of(Words words, List<String> things) {
            return IntStream.range(0, things.size())
                    .mapToObj(place -> words.text("terminal.item", place + 1, things.get(place)))
                    .collect(Collectors.joining(words.text("terminal.separator")));
        }
    }
}
