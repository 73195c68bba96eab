/// What one seat may know, and nothing else: computer players, the screen of a player and the protocol's `view` all
/// read this one thing. And the way back: a [millebornes.engine.view.RoundResampler] makes a whole round of a view, its
/// hidden cards dealt by lot.
///
/// Example: `match.view(2).hand()`, and `RoundResampler.resample(match.view(2), 7)`.
///
/// Left out on purpose: guesses. What a seat could infer from what it saw before is the seat's own business, so here
/// all ways in which hidden cards can lie are equally likely.
@NullMarked
package millebornes.engine.view;

import org.jspecify.annotations.NullMarked;
