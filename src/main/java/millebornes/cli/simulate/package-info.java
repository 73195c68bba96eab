/// Simulation of many rounds between computer players, and its statistics.
///
/// Example: `Simulation.run(plan, done -> {})` plays every deal of the plan and returns the [SimulationResult].
///
/// Invariant: all figures except times depend only on the plan, not on the number of threads. Every deal has its own
/// seed, and results are added up in the order of the deals.
///
/// A [millebornes.cli.simulate.SimulationShardResult] is a part of a measurement: several processes play a range of deals
/// each, and merging them gives the result of one run.
///
/// Left out on purpose: people, files and the tuning of a player; it only measures.
@NullMarked
package millebornes.cli.simulate;

import org.jspecify.annotations.NullMarked;
