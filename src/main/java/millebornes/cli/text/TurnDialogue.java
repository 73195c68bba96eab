package millebornes.cli.text;

import java.util.List;
import java.util.Optional;
import millebornes.bot.Advice;
import millebornes.cli.text.TextCommandParser.TypedCommand;
import millebornes.engine.match.SeatView;
import millebornes.engine.table.Card;
import millebornes.session.MoveAdviser;
import millebornes.session.flow.ChosenCard;
import millebornes.session.flow.FlowState;
import org.jspecify.annotations.Nullable;

/// A person's turn: the person selects a card by its number or with the arrows, and plays or discards it.
final class TurnDialogue {

    private static final int NO_CARD = -1;

    private final DialogueContext table;
    private final int seat;
    private final int moves;

    TurnDialogue(DialogueContext table, int seat) {
        this.table = table;
        this.seat = seat;
        this.moves = table.session().moves().size();
    }

    /// Asks for commands, and returns when the turn is over or the caller has to check the state again.
    void run() throws InputEndedException {
        table.shows(seat);
        hand();
        prompt();
        while (isOn()) {
            TypedCommand command = table.command(seat);
            if (table.leaves(command)) {
                break;
            }
            answer(command);
        }
        table.news().heard(seat);
    }

    private boolean isOn() {
        return table.session().moves().size() == moves
                && table.flow().moment() instanceof FlowState.Turn turn
                && turn.seat() == seat;
    }

    private boolean isAlone() {
        return table.flow().people() == 1;
    }

    private void prompt() {
        table.say(
                TextTone.QUESTION,
                isAlone() ? table.text("terminal.prompt.own") : table.text("terminal.prompt", table.name(seat)));
    }

    private void answer(TypedCommand command) throws InputEndedException {
        switch (command.name()) {
            case PLAY -> play(command.number());
            case DISCARD -> discard(command.number());
            case NEXT -> step(1);
            case PREVIOUS -> step(-1);
            case HAND -> hand();
            case DRAW ->
                table.say(
                        TextTone.OWN, table.news().lastDrawn(seat).orElseGet(() -> table.text("terminal.drawn.none")));
            case HINT -> hint();
            case END -> act(table.flow()::endTurn, "terminal.end.none");
            case STUCK -> act(table.flow()::declareStuck, "terminal.stuck.none");
            case BACK -> table.flow().select(null);
            case COUP -> table.notNow(table.text("terminal.prompt", table.name(seat)));
            case STATE, STATES, SCORES, TURN, LOG, UNDO, REDO, RULE, HELP, QUIT -> {
                // The table has answered these.
            }
        }
    }

    private List<Card> cards() {
        return table.session().view(seat).hand().cards();
    }

    private void hand() {
        List<Card> cards = cards();
        String all = table.numbered(cards.stream().map(table.narrator()::card).toList());
        table.say(
                TextTone.OWN,
                cards.isEmpty()
                        ? table.text("terminal.hand.empty")
                        : isAlone()
                                ? table.text("terminal.hand.own", all)
                                : table.text("terminal.hand", table.name(seat), all));
    }

    private @Nullable ChosenCard choice() {
        return table.flow().moment() instanceof FlowState.Turn turn ? turn.choice() : null;
    }

    /// Selects a card by its number, from 1.
    ///
    /// @return false when there is no such card
    private boolean choose(int number) {
        if (number < 1 || number > cards().size()) {
            table.say(TextTone.REFUSAL, table.text("terminal.number", cards().size()));
            return false;
        }
        table.flow().choose(number - 1);
        return true;
    }

    private void step(int way) {
        int size = cards().size();
        if (size > 0) {
            @Nullable ChosenCard chosenCard = choice();
            int from = chosenCard == null ? way > 0 ? NO_CARD : size : chosenCard.place();
            table.flow().choose(Math.floorMod(from + way, size));
            sayChosen();
        }
    }

    private void sayChosen() {
        @Nullable ChosenCard chosenCard = choice();
        if (chosenCard != null) {
            table.say(
                    TextTone.OWN,
                    table.text(
                            chosenCard.targets().isEmpty() ? "terminal.card" : "terminal.card.playable",
                            chosenCard.place() + 1,
                            table.narrator().card(chosenCard.card())));
        }
    }

    /// Carries out a number: with single keys it only selects a card; typed as a line it plays the card.
    private void play(int number) throws InputEndedException {
        boolean named = number != TextCommandParser.NO_NUMBER;
        if (named && !choose(number)) {
            return;
        }
        if (named && table.terminal().hasKeys()) {
            sayChosen();
            return;
        }
        @Nullable ChosenCard chosenCard = choice();
        if (chosenCard == null) {
            table.say(TextTone.REFUSAL, table.text("terminal.choose"));
        } else if (chosenCard.targets().isEmpty()) {
            refusal(chosenCard);
        } else {
            target(chosenCard).ifPresent(table.flow()::playOn);
        }
    }

    private Optional<Integer> target(ChosenCard chosenCard) throws InputEndedException {
        return chosenCard.targets().size() == 1
                ? Optional.of(chosenCard.targets().getFirst())
                : new TargetDialogue(table, seat, chosenCard.targets()).run();
    }

    private void discard(int number) {
        if (number != TextCommandParser.NO_NUMBER && !choose(number)) {
            return;
        }
        if (choice() == null) {
            table.say(TextTone.REFUSAL, table.text("terminal.choose"));
            return;
        }
        table.flow().discard();
        if (isOn()) {
            @Nullable ChosenCard chosenCard = choice();
            if (chosenCard != null) {
                refusal(chosenCard);
            }
        }
    }

    private void refusal(ChosenCard chosenCard) {
        ChosenCard.@Nullable RefusedMove refused = chosenCard.refused();
        if (refused != null) {
            table.say(
                    TextTone.REFUSAL,
                    table.narrator()
                            .refusal(
                                    refused.refusal(),
                                    refused.move(),
                                    table.session().view(seat))
                            .text());
        }
    }

    private void act(Runnable act, String otherwise) {
        act.run();
        if (isOn()) {
            table.say(TextTone.REFUSAL, table.text(otherwise));
        }
    }

    /// Prints a hint and selects its card.
    private void hint() {
        SeatView view = table.session().view(seat);
        Advice advice = MoveAdviser.of(view);
        table.say(TextTone.OWN, table.narrator().advice(advice, view).spoken());
        @Nullable Card card = advice.move().card();
        if (card != null && table.terminal().hasKeys()) {
            table.flow().choose(cards().indexOf(card));
        }
    }
}
