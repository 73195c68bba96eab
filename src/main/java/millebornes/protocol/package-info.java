/// What a seat and a bystander may know, as JSON. The pipe and the phones say it alike.
///
/// Example: `ViewWriter.write(match.view(2), PublicEnding.of(match))` is what seat 2 may know.
///
/// Left out on purpose: everything that knows a whole round. Whoever writes that, such as the referee, does it at home.
@NullMarked
package millebornes.protocol;

import org.jspecify.annotations.NullMarked;
