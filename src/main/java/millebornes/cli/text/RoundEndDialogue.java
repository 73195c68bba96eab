package millebornes.cli.text;

import millebornes.cli.text.TextCommandParser.TypedCommand;
import millebornes.engine.match.Match;
import millebornes.engine.rules.RoundResult;
import org.jspecify.annotations.Nullable;

/// Shows the end of a round: the score sheet, one line per reason, and the question about the next round.
final class RoundEndDialogue {

    private final DialogueContext table;

    RoundEndDialogue(DialogueContext table) {
        this.table = table;
    }

    /// Prints the score sheet, and asks for the next round.
    ///
    /// @return false if no other round follows or none is wanted now
    boolean run() throws InputEndedException {
        if (table.covers()) {
            table.sayAll(TextTone.NEWS, table.news().lastStep());
        }
        Match match = table.session().match();
        @Nullable RoundResult result = match.result();
        if (result != null) {
            table.sayAll(
                    TextTone.ANSWER,
                    table.narrator().sheet(result, match.rules(), match.round().target(), match.totals()));
        }
        if (match.isOver()) {
            table.say(TextTone.ANSWER, table.text("terminal.deal", match.seed().spoken()));
            return false;
        }
        String question = table.text("terminal.round.next");
        table.say(TextTone.QUESTION, question);
        while (true) {
            TypedCommand command = table.command(match.first());
            if (command.name() == TextCommandName.QUIT) {
                table.leaves(command);
                return false;
            }
            if (command.equals(new TypedCommand(TextCommandName.PLAY))) {
                table.session().nextRound();
                table.flow().refresh();
                return true;
            }
            table.notNow(question);
        }
    }
}
