package millebornes.bot;

import millebornes.engine.rules.Move;

/// A move and its reason.
public record ReasonedMove(Move move, MoveReason reason) {}
