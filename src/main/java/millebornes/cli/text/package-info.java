/// The whole game in a terminal, for people who use a screen reader or braille, or a remote shell: one short line for
/// each event; no drawing, and no line is rewritten.
///
/// Example: `new TextGame(terminal, session, narrator, 600).begin()` plays a match until it is over or left.
///
/// [millebornes.session.flow] decides who is to move and whose cards may be read out; [millebornes.words.Narrator]
/// makes the sentences. Left out on purpose: animated computer moves, and any second way of saving a game.
@NullMarked
package millebornes.cli.text;

import org.jspecify.annotations.NullMarked;
