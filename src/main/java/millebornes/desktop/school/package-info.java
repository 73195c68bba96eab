/// The driving school: an exercise as texts, cards and cars, before and after an answer.
///
/// Example: `ExercisePresenter.present(words, exercise, Optional.empty())` is an unanswered exercise.
///
/// Invariant: public facts that decide are shown before the answer, and nothing is shown that the seat could not know.
///
/// Left out on purpose: the best answer, see [millebornes.school].
@NullMarked
package millebornes.desktop.school;

import org.jspecify.annotations.NullMarked;
