/// The board: scenery, road and pieces, as nodes that show a [BoardViewState].
///
/// Example: `var board = new BoardView(Art.in(Theme.DAY), layout.board(), picture)` shows a position; `board.drive(0,
/// Stop.after(100), new Player(Pace.NORMAL), done)` then drives the first car on, and `board.show(next)` shows the
/// position it has come to.
///
/// Left out on purpose: the rules and the state of a game. Whoever knows them says what to show, and learns which car
/// was clicked.
@NullMarked
package millebornes.desktop.tabletop.board;

import org.jspecify.annotations.NullMarked;
