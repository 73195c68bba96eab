package millebornes.engine.match;

/// The result of a move in a match: a [Match.MatchStep], or a [RefusedMatchMove], which changes nothing.
public sealed interface MatchMoveOutcome permits Match.MatchStep, RefusedMatchMove {}
