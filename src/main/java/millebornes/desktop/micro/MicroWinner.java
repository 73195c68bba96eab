package millebornes.desktop.micro;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.table.Seating;

/// Who has won the round or match that has ended, as the engine says.
enum MicroWinner {
    PERSON,
    MACHINE,
    BOTH,
    NOBODY;

    /// Who has won the match when it is over, else its last round.
    static MicroWinner of(MicroGame game) {
        Match match = game.session().match();
        Seating seating = match.rules().seating();
        List<Integer> winners =
                match.isOver() ? match.winners() : match.results().getLast().winners();
        boolean person = winners.contains(seating.teamOf(game.person()));
        boolean machine = winners.contains(seating.teamOf(game.machine()));
        return person ? (machine ? BOTH : PERSON) : machine ? MACHINE : NOBODY;
    }

    /// The key of the sentence about a round.
    String roundKey() {
        return "micro.round." + name();
    }

    /// The key of the sentence about a match; a match that no one wins alone is a single round.
    String matchKey() {
        return this == PERSON || this == MACHINE ? "micro.match." + name() : roundKey();
    }
}
