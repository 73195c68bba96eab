/// The layout of the table as plain arithmetic: it takes the window's size and returns rectangles, outlines and poses.
///
/// Example: `new Road(1000, 4).pose(2, 15)` is the pose of the third of four cars after 375 km, and
/// `TableLayout.of(new TableLayoutSpec(1280, 800, SeatTeams.alone(4), 4, 1, TargetSize.STANDARD)).hand().slots(7)` is
/// where seven cards lie in the hand.
///
/// Left out on purpose: every type of the toolkit, colours, text, and the state of a game. Board units are those of a
/// board of 1280 by 632; pixels are logical pixels of the window.
@NullMarked
package millebornes.desktop.geometry;

import org.jspecify.annotations.NullMarked;
