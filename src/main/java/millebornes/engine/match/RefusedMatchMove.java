package millebornes.engine.match;

import millebornes.engine.rules.Refusal;

/// A move was refused; the match is what it was.
public record RefusedMatchMove(Refusal refusal) implements MatchMoveOutcome {}
