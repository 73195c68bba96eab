/// The page of scores.
///
/// Example: `ScoreCars.NOBODYS.of(List.of("Anna", "Papi"))` gives Anna the first car and Papi the second.
///
/// Left out on purpose: the storage of scores and cars.
@NullMarked
package millebornes.desktop.scores;

import org.jspecify.annotations.NullMarked;
