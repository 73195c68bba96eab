/// The board: scenery, road and pieces, as nodes that show a [millebornes.desktop.tabletop.BoardViewState].
///
/// Example: `board.show(state)` shows a position; `board.part(movement, state)` is the animation of one movement of a
/// plan.
///
/// Left out on purpose: the rules and the state of a game. The caller passes what to show, and is notified of clicked
/// cars.
@NullMarked
package millebornes.desktop.board;

import org.jspecify.annotations.NullMarked;
