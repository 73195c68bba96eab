package millebornes.cli.text;

/// A player who relies on the spoken output: answers every question, plays the first card said to be playable, and
/// otherwise discards the first possible one. Accepts the offer of another game.
final class EarPlayer {

    private static final String RIGHT = "\033[C";
    private static final String ENTER = "\r";

    /// What the player waits for, in both languages; the first group is what it is.
    private static final String ASKED = "(?s)(Quelle carte|Which card|quelle carte|which card"
            + "|On rejoue.?\\?|Play again\\?|Contre qui|On whom|Coup-fourré.?\\?|STATUS \\d"
            + "|manche suivante|next round|à toi\\.|your turn\\.|km, pour tout|km, for everybody)[^\\n]*\\n";

    private final PseudoTerminal terminal;
    private int again = 1;

    EarPlayer(PseudoTerminal terminal) {
        this.terminal = terminal;
    }

    /// Plays a match to its end.
    ///
    /// @return everything that was said
    String match() {
        StringBuilder said = new StringBuilder();
        while (true) {
            String asked = terminal.await(ASKED);
            said.append(asked);
            String last = asked.strip().substring(Math.max(0, asked.strip().lastIndexOf('\n')));
            if (last.contains("STATUS")) {
                return said.toString();
            }
            if ((last.contains("arte") && last.contains("?")) || last.contains("ich card")) {
                said.append(turn());
            } else if (last.contains("rejoue") || last.contains("Play again")) {
                terminal.type(again-- > 0 ? ENTER : "n" + ENTER);
            } else if (last.contains("Contre qui") || last.contains("On whom")) {
                terminal.type("1");
            } else if (last.contains("km, ")) {
                terminal.type("n");
            } else {
                terminal.type(ENTER);
            }
        }
    }

    /// Goes from card to card until one can be played.
    private String turn() {
        StringBuilder said = new StringBuilder();
        for (int card = 1; card <= 8; card++) {
            terminal.type(RIGHT);
            String answer = terminal.await("\\r?\\n?\\d, [^\\n]*\\n");
            said.append(answer);
            if (answer.contains("jouable") || answer.contains("playable")) {
                terminal.type(ENTER);
                return said.toString();
            }
            if (card > 1 && answer.strip().startsWith("1,")) {
                break;
            }
        }
        String thrown = terminal.type("d").await("\\.[^\\n]*\\n");
        if (thrown.contains("end the turn") || thrown.contains("termine")) {
            terminal.type("e");
        }
        return said.append(thrown).toString();
    }
}
