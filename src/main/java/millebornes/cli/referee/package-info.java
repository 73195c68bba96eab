/// The referee: the rules over a pipe, one JSON request per line, one JSON reply per line.
///
/// Example: `new Referee().answer("{\"cmd\":\"new\",\"profile\":\"duel\"}")` deals a game and replies with its state.
///
/// Left out on purpose: waiting, clocks and languages. The client decides when to ask; the referee's messages are in
/// English, as its protocol is.
@NullMarked
package millebornes.cli.referee;

import org.jspecify.annotations.NullMarked;
