package millebornes.engine.rules;

/// What becomes of a move: a [Step] when it was legal, a [Refusal] when it was not. A refusal changes nothing.
public sealed interface MoveOutcome permits Step, Refusal {}
