package millebornes.cli.text;

import java.util.List;
import java.util.Optional;
import millebornes.cli.text.TextCommandParser.TypedCommand;

/// Asks which car a hazard is played on, if there are several possible targets.
final class TargetDialogue {

    private final DialogueContext context;
    private final int seat;
    private final List<Integer> cars;
    private int place = -1;

    /// @param cars the possible targets
    TargetDialogue(DialogueContext context, int seat, List<Integer> cars) {
        this.context = context;
        this.seat = seat;
        this.cars = cars;
    }

    /// The chosen car, or empty if cancelled.
    Optional<Integer> run() throws InputEndedException {
        String question = question();
        context.say(TextTone.QUESTION, question);
        while (true) {
            TypedCommand command = context.command(seat);
            switch (command.name()) {
                case PLAY -> {
                    int number = command.number() == TextCommandParser.NO_NUMBER ? place + 1 : command.number();
                    if (number >= 1 && number <= cars.size()) {
                        return Optional.of(cars.get(number - 1));
                    }
                    context.say(TextTone.REFUSAL, context.text("terminal.number", cars.size()));
                }
                case NEXT -> step(1);
                case PREVIOUS -> step(-1);
                case BACK -> {
                    context.say(TextTone.ANSWER, context.text("terminal.target.back"));
                    return Optional.empty();
                }
                case QUIT, UNDO, REDO -> {
                    context.leavesOrSteps(command);
                    return Optional.empty();
                }
                case DISCARD, DRAW, HAND, STATE, STATES, SCORES, TURN -> context.notNow(question);
                case LOG, COUP, HINT, RULE, END, STUCK, HELP -> context.notNow(question);
            }
        }
    }

    private void step(int way) {
        int from = place < 0 && way < 0 ? cars.size() : place;
        place = Math.floorMod(from + way, cars.size());
        context.say(TextTone.OWN, context.text("terminal.item", place + 1, name(cars.get(place))));
    }

    private String question() {
        return context.text(
                "terminal.target",
                context.numbered(cars.stream().map(this::name).toList()));
    }

    private String name(int car) {
        int km = context.session().match().round().car(car).km();
        return context.text("terminal.item.km", context.narrator().names().driver(car), km);
    }
}
