package millebornes.engine.match;

import millebornes.engine.rules.Refusal;

/// The result of a move in a match: a [Match.MatchStep], or a [RefusedMatchMove], which changes nothing.
public sealed interface MatchMoveOutcome permits Match.MatchStep, MatchMoveOutcome.RefusedMatchMove {

    /// A refused move; the match is unchanged.
    record RefusedMatchMove(Refusal refusal) implements MatchMoveOutcome {}
}
