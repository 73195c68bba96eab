package millebornes.cli.text;

import java.util.List;
import java.util.Optional;
import millebornes.cli.text.TextCommandParser.TypedCommand;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.session.flow.FlowState;

/// Asks the question about an attack. It is the same for all drivers of the attacked car, whatever their hands.
final class CoupFourreDialogue {

    private final DialogueContext context;

    CoupFourreDialogue(DialogueContext context) {
        this.context = context;
    }

    /// Asks all drivers of the attacked car.
    void ask(FlowState.CoupFourreAsked asked) throws InputEndedException {
        if (context.covers()) {
            context.sayAll(TextTone.NEWS, context.news().lastStep());
        }
        List<Integer> seats = asked.seats();
        String question = question(seats);
        context.say(TextTone.QUESTION, question);
        while (true) {
            TypedCommand command = context.command(seats.getFirst());
            if (context.leavesOrSteps(command)) {
                return;
            }
            int claims = claimer(command, seats);
            if (claims >= 0) {
                context.flow().claim(claims);
                return;
            }
            if (command.equals(new TypedCommand(TextCommandName.PLAY))) {
                context.flow().goOn();
                return;
            }
            context.notNow(question);
        }
    }

    private String question(List<Integer> seats) {
        if (seats.size() == 1) {
            return context.text("terminal.coup");
        }
        return context.text(
                "terminal.coup.of",
                context.numbered(seats.stream().map(context::name).toList()));
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
        Optional<Boolean> sure = context.yes(
                claim.seat(),
                context.text(
                        "terminal.coup.sure",
                        context.narrator().the(claim.hazard().safety())));
        if (sure.isPresent()) {
            if (sure.get()) {
                context.flow().confirm();
            } else {
                context.flow().goBack();
            }
        }
    }

    private void notHeld(FlowState.CoupFourreClaim claim) throws InputEndedException {
        context.say(
                TextTone.REFUSAL,
                context.narrator()
                        .refusal(
                                Refusal.NOT_HOLDING_SAFETY,
                                Move.coupFourre(claim.seat()),
                                context.session().view(claim.seat()))
                        .text());
        if (context.flow().people() > 1) {
            String question = context.text("terminal.coup.none");
            context.say(TextTone.QUESTION, question);
            TypedCommand command = context.command(claim.seat());
            while (command.name() != TextCommandName.PLAY && command.name() != TextCommandName.BACK) {
                if (context.leavesOrSteps(command)) {
                    return;
                }
                context.notNow(question);
                command = context.command(claim.seat());
            }
        }
        context.flow().understand();
    }
}
