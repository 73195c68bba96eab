package millebornes.cli.text;

import millebornes.cli.text.TextCommandParser.TypedCommand;
import millebornes.engine.match.Match;
import millebornes.engine.rules.RoundResult;
import org.jspecify.annotations.Nullable;

/// Shows the end of a round: the score sheet, one line per reason, and the question about the next round.
final class RoundEndDialogue {

    private final DialogueContext context;

    RoundEndDialogue(DialogueContext context) {
        this.context = context;
    }

    /// Prints the score sheet, and asks for the next round.
    ///
    /// @return false if no other round follows or none is wanted now
    boolean run() throws InputEndedException {
        if (context.covers()) {
            context.sayAll(TextTone.NEWS, context.news().lastStep());
        }
        Match match = context.session().match();
        @Nullable RoundResult result = match.result();
        if (result != null) {
            context.sayAll(
                    TextTone.ANSWER,
                    context.narrator()
                            .sheet(result, match.rules(), match.round().target(), match.totals()));
        }
        if (match.isOver()) {
            context.say(
                    TextTone.ANSWER, context.text("terminal.deal", match.seed().spoken()));
            return false;
        }
        String question = context.text("terminal.round.next");
        context.say(TextTone.QUESTION, question);
        while (true) {
            TypedCommand command = context.command(match.first());
            if (command.name() == TextCommandName.QUIT) {
                context.leavesOrSteps(command);
                return false;
            }
            if (command.equals(new TypedCommand(TextCommandName.PLAY))) {
                context.session().nextRound();
                context.flow().refresh();
                return true;
            }
            context.notNow(question);
        }
    }
}
