/// The driving school: an exercise as words, cards and cars, before and after an answer.
///
/// Example: `ExercisePresenter.present(words, exercise, Optional.empty())` is an exercise that waits for an answer.
///
/// Law: what lies open and decides is shown before the answer too, and nothing is shown that the seat could not know.
///
/// Left out on purpose: what the best answer is, see [millebornes.school].
@NullMarked
package millebornes.desktop.school;

import org.jspecify.annotations.NullMarked;
