/// The first drive: a lesson of two minutes at the real table, with a stacked deck and a rival who plays by a script.
///
/// Example: `new FirstDriveScreen(context, "Anna", exits)` begins it; Anna is told what to do, does it with mouse or
/// keys, and is told what she has learnt.
///
/// Left out on purpose: a table of its own, and rules of its own. The engine plays every move of the lesson, and the
/// script is a data file.
@NullMarked
package millebornes.desktop.screens.learn;

import org.jspecify.annotations.NullMarked;
