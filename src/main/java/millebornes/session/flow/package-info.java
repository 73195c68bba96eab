/// A state machine on a running session: who is to move at the table, and whose cards may be open meanwhile.
///
/// Example: `new TableStateMachine(session).moment()` is a [millebornes.session.flow.FlowState.Curtain] when several
/// people share the screen, a [millebornes.session.flow.FlowState.Turn] when one plays alone.
///
/// Left out on purpose: drawing, waiting and speech. A flow has no clock; its view decides the thinking time of
/// computer players, and tests play whole games in it without a toolkit.
@NullMarked
package millebornes.session.flow;

import org.jspecify.annotations.NullMarked;
