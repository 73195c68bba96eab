/// What has happened in the round on the table, as everybody may know it.
///
/// Example: `RoundLog.of(session.opening(), session.history())` gives the turns of the round, the latest last.
///
/// Left out on purpose: what somebody drew, holds or does not hold. The chronicle is made of events that went through
/// [millebornes.engine.rules.Event#seenBy(int)] for nobody, so that it cannot tell.
@NullMarked
package millebornes.desktop.screens.table.log;

import org.jspecify.annotations.NullMarked;
