package millebornes.desktop.school;

import millebornes.engine.table.Hazard;

/// The number of copies of a hazard that are no longer a threat, since they have been played or are in the player's
/// hand.
///
/// @param all the number of copies in the deck
record PassedHazardViewState(Hazard hazard, int passed, int all) {}
