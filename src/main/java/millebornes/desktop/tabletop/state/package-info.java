/// What each part of the table shows, as plain data: the board, its cars, a hand, the seats, the shoe, the buttons.
///
/// Example: `new BoardView(art, frame, state)` shows a [BoardViewState]; two states that are equal look the same.
///
/// Left out on purpose: how anything looks, and how one state comes to be the next.
@NullMarked
package millebornes.desktop.tabletop.state;

import org.jspecify.annotations.NullMarked;
