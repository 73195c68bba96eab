/// Looks for exercises in games of computer players, and measures how clearly an answer is the best.
///
/// Example: `ExerciseMargin.of(exercise, 96)` compares its answer with everything else that it offers, on the same 96
/// imagined deals.
///
/// Law: the margin depends on the exercise and the number of deals alone, so that a test may demand it.
///
/// Left out on purpose: which of those that are found teach something, and why an answer is true. Authors say that.
@NullMarked
package millebornes.school.search;

import org.jspecify.annotations.NullMarked;
