package millebornes.desktop.tabletop.board;

import millebornes.engine.card.Safety;

/// A safety that a car wears.
///
/// @param safety which one
/// @param laid how it lies: crosswise after a coup-fourré
public record Worn(Safety safety, Laid laid) {

    /// How a safety token lies.
    public enum Laid {
        UPRIGHT,
        CROSSWISE
    }
}
