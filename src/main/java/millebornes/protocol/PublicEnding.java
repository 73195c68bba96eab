package millebornes.protocol;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.rules.RoundResult;
import org.jspecify.annotations.Nullable;

/// How the current round has ended and, if the match is over, how it has.
///
/// @param isMatchOver whether no other round follows
/// @param result the points of the current round, or null while it is running
/// @param winners the teams that have won the match; none before its end, nor after a single round that no team has won
public record PublicEnding(boolean isMatchOver, @Nullable RoundResult result, List<Integer> winners) {

    public PublicEnding {
        winners = List.copyOf(winners);
    }

    /// The ending of a match's current state.
    public static PublicEnding of(Match match) {
        return new PublicEnding(match.isOver(), match.result(), match.winners());
    }
}
