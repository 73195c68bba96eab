/// The views of a seat and a bystander as JSON, for the referee and the phones alike.
///
/// Example: `ViewWriter.write(match.view(2), PublicEnding.of(match))` is what seat 2 may know.
///
/// Left out on purpose: everything that knows a whole round, such as the referee's state.
@NullMarked
package millebornes.protocol;

import org.jspecify.annotations.NullMarked;
