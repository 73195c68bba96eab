package millebornes.engine.rules;

/// The result of a move: a [Step] if it was legal, otherwise a [Refusal], which changes nothing.
public sealed interface MoveOutcome permits Step, Refusal {}
