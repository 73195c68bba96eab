/// The board: scenery, road and pieces, as nodes that show a [millebornes.desktop.tabletop.BoardViewState].
///
/// Example: `board.show(state)` shows a position; `board.part(movement, state)` is how one movement of a plan looks on
/// it.
///
/// Left out on purpose: the rules and the state of a game. Whoever knows them says what to show, and learns which car
/// was clicked.
@NullMarked
package millebornes.desktop.board;

import org.jspecify.annotations.NullMarked;
