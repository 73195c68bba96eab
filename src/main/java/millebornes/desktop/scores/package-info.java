/// What everybody has won.
///
/// Example: `ScoreCars.NOBODYS.of(List.of("Anna", "Papi"))` gives Anna the first car and Papi the second.
///
/// Left out on purpose: where scores, families and their cars are kept.
@NullMarked
package millebornes.desktop.scores;

import org.jspecify.annotations.NullMarked;
