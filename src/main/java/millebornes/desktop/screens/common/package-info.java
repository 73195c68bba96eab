/// What all screens share: how a screen is shown and left, and what every screen may ask of the program.
///
/// Example: `new TableScreen(session, context, exits)` is a [AppScreen]; it reads its colours from `context.look()` and
/// calls `exits.roundOver(session)` when the last card has been played.
///
/// Left out on purpose: which screen follows which. A screen names its ways out as an interface; the application fills
/// it in.
@NullMarked
package millebornes.desktop.screens.common;

import org.jspecify.annotations.NullMarked;
