/// What a finished round comes to: who stands where, and how many kilometres each car had after every turn.
///
/// Example: `ResultModel.of(session).ranking().getFirst()` is who stands on top of the podium.
///
/// Left out on purpose: counting. Points, winners and totals are the engine's.
@NullMarked
package millebornes.desktop.screens.result.model;

import org.jspecify.annotations.NullMarked;
