package millebornes.desktop.school;

import millebornes.engine.table.Hazard;

/// How many of a hazard need not be feared any more: they lie open, or in the own hand.
///
/// @param all how many the deck holds
record PassedHazardViewState(Hazard hazard, int passed, int all) {}
