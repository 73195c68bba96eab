package millebornes.engine.match;

import millebornes.engine.rules.Refusal;

/// A refused move; the match is unchanged.
public record RefusedMatchMove(Refusal refusal) implements MatchMoveOutcome {}
