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

    private final DialogueContext context;
    private final int seat;
    private final int moves;

    TurnDialogue(DialogueContext context, int seat) {
        this.context = context;
        this.seat = seat;
        this.moves = context.session().moves().size();
    }

    /// Asks for commands, and returns when the turn is over or the caller has to check the state again.
    void run() throws InputEndedException {
        context.shows(seat);
        hand();
        prompt();
        while (isOn() && !context.isLeft()) {
            TypedCommand command = context.command(seat);
            if (context.leavesOrSteps(command)) {
                break;
            }
            answer(command);
        }
        context.news().heard(seat);
    }

    private boolean isOn() {
        return context.session().moves().size() == moves
                && context.flow().moment() instanceof FlowState.Turn turn
                && turn.seat() == seat;
    }

    private boolean isAlone() {
        return context.flow().people() == 1;
    }

    private void prompt() {
        context.say(
                TextTone.QUESTION,
                isAlone() ? context.text("terminal.prompt.own") : context.text("terminal.prompt", context.name(seat)));
    }

    private void answer(TypedCommand command) throws InputEndedException {
        switch (command.name()) {
            case PLAY -> play(command.number());
            case DISCARD -> discard(command.number());
            case NEXT -> step(1);
            case PREVIOUS -> step(-1);
            case HAND -> hand();
            case DRAW ->
                context.say(
                        TextTone.OWN,
                        context.news().lastDrawn(seat).orElseGet(() -> context.text("terminal.drawn.none")));
            case HINT -> hint();
            case END -> act(context.flow()::endTurn, "terminal.end.none");
            case STUCK -> act(context.flow()::declareStuck, "terminal.stuck.none");
            case BACK -> context.flow().select(null);
            case COUP -> context.notNow(context.text("terminal.prompt", context.name(seat)));
            case STATE, STATES, SCORES, TURN, LOG, UNDO, REDO, RULE, HELP, QUIT -> {
                // The table has answered these.
            }
        }
    }

    private List<Card> cards() {
        return context.session().view(seat).hand().cards();
    }

    private void hand() {
        List<Card> cards = cards();
        String all =
                context.numbered(cards.stream().map(context.narrator()::card).toList());
        context.say(
                TextTone.OWN,
                cards.isEmpty()
                        ? context.text("terminal.hand.empty")
                        : isAlone()
                                ? context.text("terminal.hand.own", all)
                                : context.text("terminal.hand", context.name(seat), all));
    }

    private @Nullable ChosenCard choice() {
        return context.flow().moment() instanceof FlowState.Turn turn ? turn.choice() : null;
    }

    /// Selects a card by its number, from 1.
    ///
    /// @return false when there is no such card
    private boolean choose(int number) {
        if (number < 1 || number > cards().size()) {
            context.say(TextTone.REFUSAL, context.text("terminal.number", cards().size()));
            return false;
        }
        context.flow().choose(number - 1);
        return true;
    }

    private void step(int way) {
        int size = cards().size();
        if (size > 0) {
            @Nullable ChosenCard chosenCard = choice();
            int from = chosenCard == null ? way > 0 ? NO_CARD : size : chosenCard.place();
            context.flow().choose(Math.floorMod(from + way, size));
            sayChosen();
        }
    }

    private void sayChosen() {
        @Nullable ChosenCard chosenCard = choice();
        if (chosenCard != null) {
            context.say(
                    TextTone.OWN,
                    context.text(
                            chosenCard.targets().isEmpty() ? "terminal.card" : "terminal.card.playable",
                            chosenCard.place() + 1,
                            context.narrator().card(chosenCard.card())));
        }
    }

    /// Carries out a number: with single keys it only selects a card; typed as a line it plays the card.
    private void play(int number) throws InputEndedException {
        boolean named = number != TextCommandParser.NO_NUMBER;
        if (named && !choose(number)) {
            return;
        }
        if (named && context.terminal().hasKeys()) {
            sayChosen();
            return;
        }
        @Nullable ChosenCard chosenCard = choice();
        if (chosenCard == null) {
            context.say(TextTone.REFUSAL, context.text("terminal.choose"));
        } else if (chosenCard.targets().isEmpty()) {
            refusal(chosenCard);
        } else {
            target(chosenCard).ifPresent(context.flow()::playOn);
        }
    }

    private Optional<Integer> target(ChosenCard chosenCard) throws InputEndedException {
        return chosenCard.targets().size() == 1
                ? Optional.of(chosenCard.targets().getFirst())
                : new TargetDialogue(context, seat, chosenCard.targets()).run();
    }

    private void discard(int number) {
        if (number != TextCommandParser.NO_NUMBER && !choose(number)) {
            return;
        }
        if (choice() == null) {
            context.say(TextTone.REFUSAL, context.text("terminal.choose"));
            return;
        }
        context.flow().discard();
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
            context.say(
                    TextTone.REFUSAL,
                    context.narrator()
                            .refusal(
                                    refused.refusal(),
                                    refused.move(),
                                    context.session().view(seat))
                            .text());
        }
    }

    private void act(Runnable act, String otherwise) {
        act.run();
        if (isOn()) {
            context.say(TextTone.REFUSAL, context.text(otherwise));
        }
    }

    /// Prints a hint and selects its card.
    private void hint() {
        SeatView view = context.session().view(seat);
        Advice advice = MoveAdviser.of(view);
        context.say(TextTone.OWN, context.narrator().advice(advice, view).spoken());
        @Nullable Card card = advice.move().card();
        if (card != null && context.terminal().hasKeys()) {
            context.flow().choose(cards().indexOf(card));
        }
    }
}
