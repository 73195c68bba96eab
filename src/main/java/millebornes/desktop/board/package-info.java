/// The board: scenery, road and pieces, as nodes that show a [millebornes.desktop.tabletop.BoardViewState].
///
/// Example: `board.show(state)` shows a state; `board.part(movement, state)` is the animation of one movement of a
/// plan.
///
/// Left out on purpose: the rules and the state of a game. The caller passes the view state, and is called when a car
/// is clicked.
@NullMarked
package millebornes.desktop.board;

import org.jspecify.annotations.NullMarked;
