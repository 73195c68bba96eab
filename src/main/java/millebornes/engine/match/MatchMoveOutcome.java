package millebornes.engine.match;

/// What becomes of a move in a match: a [Match.MatchStep], or a [RefusedMatchMove] that changes nothing.
public sealed interface MatchMoveOutcome permits Match.MatchStep, RefusedMatchMove {}
