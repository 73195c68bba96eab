/// The whole game in a terminal, for people who play by ear or braille, or over a remote shell: one short line for each
/// thing, nothing drawn, nothing drawn again.
///
/// Example: `new TextGame(terminal, session, narrator, keeping).play()` plays a match to its end, or until somebody
/// leaves.
///
/// Who is asked, and whose cards may be heard meanwhile, is decided in [millebornes.session.flow]; what is said is the
/// [millebornes.words.Narrator]'s. Left out on purpose: the moves of computers told slowly, and any second way of
/// keeping a game.
@NullMarked
package millebornes.cli.text;

import org.jspecify.annotations.NullMarked;
