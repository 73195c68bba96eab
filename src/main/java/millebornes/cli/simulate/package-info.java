/// Many rounds between computer players, and what comes of them.
///
/// Example: `Simulation.run(plan, done -> {})` plays every deal of the plan and returns the [SimulationResult].
///
/// Law: all figures but those of time depend on the plan only, not on how many threads play it. Every deal has a seed
/// of its own, and results are added up in the order of the deals.
///
/// A [millebornes.cli.simulate.SimulationShard] is a part of a measurement: several processes play a range of deals each,
/// and merged they come to what one run would have come to.
///
/// Left out on purpose: people, files and the tuning of a player; it only measures.
@NullMarked
package millebornes.cli.simulate;

import org.jspecify.annotations.NullMarked;
