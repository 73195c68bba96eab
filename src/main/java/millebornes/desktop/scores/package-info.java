/// What the page of scores shows, without a toolkit: whose car is whose.
///
/// Example: `ScoreCars.NOBODYS.of(List.of("Anna", "Papi"))` gives Anna the first car and Papi the second.
///
/// Left out on purpose: where families and their cars are kept.
@NullMarked
package millebornes.desktop.scores;

import org.jspecify.annotations.NullMarked;
