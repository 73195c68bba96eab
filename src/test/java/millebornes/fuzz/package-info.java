/// What a fuzzer throws at the program, and what it found.
@NullMarked
package millebornes.fuzz;

import org.jspecify.annotations.NullMarked;
