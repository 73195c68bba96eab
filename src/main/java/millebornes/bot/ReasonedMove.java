package millebornes.bot;

import millebornes.engine.rules.Move;

/// A move and why it was chosen.
public record ReasonedMove(Move move, MoveReason reason) {}
