package millebornes.cli.text;

import java.util.List;
import java.util.Optional;
import millebornes.cli.text.TextCommandParser.TypedCommand;

/// Asks which car a hazard is played on, if there are several possible targets.
final class TargetDialogue {

    private final DialogueContext table;
    private final int seat;
    private final List<Integer> cars;
    private int place = -1;

    /// @param cars the possible targets
    TargetDialogue(DialogueContext table, int seat, List<Integer> cars) {
        this.table = table;
        this.seat = seat;
        this.cars = cars;
    }

    /// The chosen car, or empty if cancelled.
    Optional<Integer> run() throws InputEndedException {
        String question = question();
        table.say(TextTone.QUESTION, question);
        while (true) {
            TypedCommand command = table.command(seat);
            switch (command.name()) {
                case PLAY -> {
                    int number = command.number() == TextCommandParser.NO_NUMBER ? place + 1 : command.number();
                    if (number >= 1 && number <= cars.size()) {
                        return Optional.of(cars.get(number - 1));
                    }
                    table.say(TextTone.REFUSAL, table.text("terminal.number", cars.size()));
                }
                case NEXT -> step(1);
                case PREVIOUS -> step(-1);
                case BACK -> {
                    table.say(TextTone.ANSWER, table.text("terminal.target.back"));
                    return Optional.empty();
                }
                case QUIT, UNDO, REDO -> {
                    table.leaves(command);
                    return Optional.empty();
                }
                case DISCARD, DRAW, HAND, STATE, STATES, SCORES, TURN -> table.notNow(question);
                case LOG, COUP, HINT, RULE, END, STUCK, HELP -> table.notNow(question);
            }
        }
    }

    private void step(int way) {
        int from = place < 0 && way < 0 ? cars.size() : place;
        place = Math.floorMod(from + way, cars.size());
        table.say(TextTone.OWN, table.text("terminal.item", place + 1, name(cars.get(place))));
    }

    private String question() {
        return table.text(
                "terminal.target", table.numbered(cars.stream().map(this::name).toList()));
    }

    private String name(int car) {
        int km = table.session().match().round().car(car).km();
        return table.text("terminal.item.km", table.narrator().names().driver(car), km);
    }
}
