package millebornes.cli.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import millebornes.cli.text.TextCommandParser.TypedCommand;
import millebornes.engine.match.SeatView;
import millebornes.engine.table.Round;
import millebornes.session.Session;
import millebornes.session.flow.RelevantRule;
import millebornes.session.flow.TableStateMachine;
import millebornes.words.Narrator;
import millebornes.words.RuleCatalogue;
import millebornes.words.RulePage;
import millebornes.words.Words;

/// Answers status queries, which are possible at any time and use public information only: cars, points, the current
/// player, past events, rules, keys.
final class StatusAnswers {

    private final TextTerminal terminal;
    private final Session session;
    private final TableStateMachine stateMachine;
    private final Narrator narrator;
    private final NewsTeller news;

    StatusAnswers(
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
    }

    /// Answers a command if it is a status query.
    ///
    /// @return false when it is another command
    boolean answers(TypedCommand command, int seat) {
        return switch (command.name()) {
            case STATE -> say(List.of(car(narrator.names().seating().carOf(seat))));
            case STATES ->
                say(IntStream.range(0, round().cars().size())
                        .mapToObj(this::car)
                        .toList());
            case SCORES -> say(narrator.scores(view(seat)));
            case TURN -> say(List.of(narrator.turn(view(seat))));
            case LOG ->
                say(news.round().isEmpty() ? List.of(narrator.words().text("terminal.log.none")) : news.round());
            case RULE -> say(rule(command.rest()));
            case HELP -> say(help());
            case PLAY, NEXT, PREVIOUS, DISCARD, DRAW, HAND, COUP -> false;
            case UNDO, REDO, HINT, END, STUCK, BACK, QUIT -> false;
        };
    }

    private boolean say(List<String> lines) {
        lines.forEach(line -> terminal.say(TextTone.ANSWER, line));
        return true;
    }

    private String car(int car) {
        return narrator.car(round().car(car), car);
    }

    /// The view of a seat; only its public part is printed.
    private SeatView view(int seat) {
        return session.view(seat);
    }

    private Round round() {
        return session.match().round();
    }

    /// The lines of the page of the rule that matches a query; without a match, of the rule that is relevant now.
    private List<String> rule(String wanted) {
        RuleCatalogue rules = RuleCatalogue.of(narrator.words().language());
        String query = wanted.toUpperCase(Locale.ROOT);
        RulePage page = wanted.isEmpty()
                ? rules.page(RelevantRule.of(stateMachine.moment()))
                : rules.best(query).orElseGet(() -> rules.page(RelevantRule.of(stateMachine.moment())));
        List<String> lines = new ArrayList<>();
        lines.add(page.isRule() ? narrator.words().text("terminal.rules", page.id(), page.title()) : page.title());
        page.body().forEach(paragraph -> lines.add(paragraph.text()));
        return lines;
    }

    private List<String> help() {
        Words words = narrator.words();
        List<String> lines = new ArrayList<>();
        lines.add(words.text(terminal.hasKeys() ? "terminal.help.number" : "terminal.help.number.lines"));
        Arrays.stream(TextCommandName.values())
                .map(command -> words.text("terminal.help.line", called(command), command.help(words)))
                .forEach(lines::add);
        return lines;
    }

    /// A command's name in the help: its letter or key in single-key mode, otherwise all words that can be typed.
    private String called(TextCommandName command) {
        List<String> typed = command.typed(narrator.words());
        boolean arrow = command == TextCommandName.NEXT || command == TextCommandName.PREVIOUS;
        if (terminal.hasKeys()) {
            return arrow ? narrator.words().text("terminal.key.arrows." + command) : typed.getFirst();
        }
        return narrator.words().alternatives(typed);
    }
}
