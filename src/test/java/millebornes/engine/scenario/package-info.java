/// Scenarios: a position or a deal, moves and what must come of them, drawn as text in `src/test/resources/scenarios`
/// and named by the rule that they prove. The notation is explained in the README beside them.
///
/// Example: see `driving.scenario` there.
///
/// Left out on purpose: random play, which is the business of the laws.
@NullMarked
package millebornes.engine.scenario;

import org.jspecify.annotations.NullMarked;
