/// The screen of a home computer of the 1980s, on which one person plays against the machine with two arrows and the
/// space bar.
///
/// Example: `new MicroScreen(session, context, exits)` goes on with a match; `new MicroTitleScreen(game, context,
/// exits)` presents the cards and asks for a name first.
///
/// Everything that is seen is decided in [millebornes.desktop.screens.micro.model] and painted in
/// [millebornes.desktop.screens.micro.paint]. Left out on purpose: the rules, and keeping the game, which is the
/// session's business as at every table.
@NullMarked
package millebornes.desktop.screens.micro;

import org.jspecify.annotations.NullMarked;
