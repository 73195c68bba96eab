package millebornes.desktop.micro;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.table.Seating;

/// Who has won the finished round or match, by the rules.
enum MicroWinner {
    PERSON,
    MACHINE,
    BOTH,
    NOBODY;

    /// The winner of the match if it is over, otherwise of its last round.
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
