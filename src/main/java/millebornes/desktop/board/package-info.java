/// The board: scenery, road and pieces, as nodes that show a [millebornes.desktop.tabletop.BoardViewState].
///
/// Example: `var board = new BoardView(ArtFactory.in(Theme.DAY), layout.board(), state)` shows a position;
/// `board.part(movement, state)` is how one movement of a plan looks on it, and `board.show(next)` shows the position
/// that it leads to.
///
/// Left out on purpose: the rules and the state of a game. Whoever knows them says what to show, and learns which car
/// was clicked.
@NullMarked
package millebornes.desktop.board;

import org.jspecify.annotations.NullMarked;
