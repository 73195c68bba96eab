/// The referee: the rules over a pipe, one JSON request a line, one JSON reply a line.
///
/// Example: `new Referee().answer("{\"cmd\":\"new\",\"profile\":\"duel\"}")` deals a game and replies with its state.
///
/// Left out on purpose: waiting, clocks and languages. Whoever is at the other end decides when to ask; the referee's
/// own words are English, because its protocol is.
@NullMarked
package millebornes.cli.referee;

import org.jspecify.annotations.NullMarked;
