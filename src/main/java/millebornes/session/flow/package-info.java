/// Who is asked at the table, and whose cards may lie open meanwhile: a state machine on a running session.
///
/// Example: `new TableStateMachine(session).moment()` is a [millebornes.session.flow.FlowState.Curtain] when several
/// people share the screen, a [millebornes.session.flow.FlowState.Turn] when one plays alone.
///
/// Left out on purpose: everything that draws, waits or speaks. A flow has no clock; whoever shows it decides how long
/// a computer seems to think, and tests play whole games in it without a toolkit.
@NullMarked
package millebornes.session.flow;

import org.jspecify.annotations.NullMarked;
