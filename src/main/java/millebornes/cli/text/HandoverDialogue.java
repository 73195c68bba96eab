package millebornes.cli.text;

import millebornes.cli.text.TextCommandParser.TypedCommand;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.FlowState.CurtainPurpose;

/// The screen between two people: it shows only public information until the next person is alone.
final class HandoverDialogue {

    private final DialogueContext table;
    private final FlowState.Curtain curtain;

    HandoverDialogue(DialogueContext table, FlowState.Curtain curtain) {
        this.table = table;
        this.curtain = curtain;
    }

    /// Returns when the next person is ready, or when the state has changed.
    void run() throws InputEndedException {
        int seat = curtain.seat();
        if (table.covers()) {
            table.sayAll(TextTone.NEWS, table.news().since(seat));
        }
        boolean claim = curtain.purpose() == CurtainPurpose.CLAIM;
        String question = table.text(claim ? "terminal.cover.claim" : "terminal.cover", table.name(seat));
        table.say(TextTone.QUESTION, question);
        while (true) {
            TypedCommand command = table.command(seat);
            if (table.leaves(command)) {
                return;
            }
            if (command.equals(new TypedCommand(TextCommandName.PLAY))) {
                uncover(seat);
                return;
            }
            if (claim && command.name() == TextCommandName.BACK) {
                table.flow().goBack();
                return;
            }
            table.notNow(question);
        }
    }

    private void uncover(int seat) {
        table.news().heard(seat);
        table.shows(seat);
        table.flow().raiseCurtain();
        table.sayAll(TextTone.OWN, table.news().drawn(seat));
    }
}
