package millebornes.cli.text;

import java.util.List;
import java.util.Optional;
import millebornes.cli.text.TextCommandParser.TypedCommand;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.session.flow.FlowState;

/// Asks the question about an attack. It is the same for all drivers of the attacked car, whatever their hands.
final class AttackDialogue {

    private final DialogueContext table;

    AttackDialogue(DialogueContext table) {
        this.table = table;
    }

    /// Asks all drivers of the attacked car.
    void ask(FlowState.CoupFourreAsked asked) throws InputEndedException {
        if (table.covers()) {
            table.sayAll(TextTone.NEWS, table.news().lastStep());
        }
        List<Integer> seats = asked.seats();
        String question = question(seats);
        table.say(TextTone.QUESTION, question);
        while (true) {
            TypedCommand command = table.command(seats.getFirst());
            if (table.leaves(command)) {
                return;
            }
            int claims = claimer(command, seats);
            if (claims >= 0) {
                table.flow().claim(claims);
                return;
            }
            if (command.equals(new TypedCommand(TextCommandName.PLAY))) {
                table.flow().goOn();
                return;
            }
            table.notNow(question);
        }
    }

    private String question(List<Integer> seats) {
        if (seats.size() == 1) {
            return table.text("terminal.coup");
        }
        return table.text(
                "terminal.coup.of",
                table.numbered(seats.stream().map(table::name).toList()));
    }

    /// The seat that claims a coup-fourré by this command, or -1. A number is needed only if several people are asked.
    private static int claimer(TypedCommand command, List<Integer> seats) {
        boolean coup = command.name() == TextCommandName.COUP;
        if (coup && seats.size() == 1) {
            return seats.getFirst();
        }
        boolean numbered = coup || command.name() == TextCommandName.PLAY;
        int number = command.number();
        return numbered && seats.size() > 1 && number >= 1 && number <= seats.size() ? seats.get(number - 1) : -1;
    }

    /// Tells the claiming person, and nobody else, whether the hand has the safety, and asks for confirmation.
    void claim(FlowState.CoupFourreClaim claim) throws InputEndedException {
        switch (claim.answer()) {
            case HELD -> held(claim);
            case NOT_HELD -> notHeld(claim);
        }
    }

    private void held(FlowState.CoupFourreClaim claim) throws InputEndedException {
        Optional<Boolean> sure = table.yes(
                claim.seat(),
                table.text(
                        "terminal.coup.sure",
                        table.narrator().the(claim.hazard().safety())));
        if (sure.isPresent()) {
            if (sure.get()) {
                table.flow().confirm();
            } else {
                table.flow().goBack();
            }
        }
    }

    private void notHeld(FlowState.CoupFourreClaim claim) throws InputEndedException {
        table.say(
                TextTone.REFUSAL,
                table.narrator()
                        .refusal(
                                Refusal.NOT_HOLDING_SAFETY,
                                Move.coupFourre(claim.seat()),
                                table.session().view(claim.seat()))
                        .text());
        if (table.flow().people() > 1) {
            String question = table.text("terminal.coup.none");
            table.say(TextTone.QUESTION, question);
            TypedCommand command = table.command(claim.seat());
            while (command.name() != TextCommandName.PLAY && command.name() != TextCommandName.BACK) {
                if (table.leaves(command)) {
                    return;
                }
                table.notNow(question);
                command = table.command(claim.seat());
            }
        }
        table.flow().understand();
    }
}
