package millebornes.engine.rules;

/// The result of a move: a [Step] if it was legal, else a [Refusal], which changes nothing.
public sealed interface MoveOutcome permits Step, Refusal {}
