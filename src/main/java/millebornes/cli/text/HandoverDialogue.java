package millebornes.cli.text;

import millebornes.cli.text.TextCommandParser.TypedCommand;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.FlowState.CurtainPurpose;

/// The screen between two people: it shows only public information until the next person is alone.
final class HandoverDialogue {

    private final DialogueContext context;
    private final FlowState.Curtain curtain;

    HandoverDialogue(DialogueContext context, FlowState.Curtain curtain) {
        this.context = context;
        this.curtain = curtain;
    }

    /// Returns when the next person is ready, or when the state has changed.
    void run() throws InputEndedException {
        int seat = curtain.seat();
        if (context.covers()) {
            context.sayAll(TextTone.NEWS, context.news().since(seat));
        }
        boolean claim = curtain.purpose() == CurtainPurpose.CLAIM;
        String question = context.text(claim ? "terminal.cover.claim" : "terminal.cover", context.name(seat));
        context.say(TextTone.QUESTION, question);
        while (true) {
            TypedCommand command = context.command(seat);
            if (context.leavesOrSteps(command)) {
                return;
            }
            if (command.equals(new TypedCommand(TextCommandName.PLAY))) {
                uncover(seat);
                return;
            }
            if (claim && command.name() == TextCommandName.BACK) {
                context.flow().goBack();
                return;
            }
            context.notNow(question);
        }
    }

    private void uncover(int seat) {
        context.news().heard(seat);
        context.shows(seat);
        context.flow().raiseCurtain();
        context.sayAll(TextTone.OWN, context.news().drawn(seat));
    }
}
