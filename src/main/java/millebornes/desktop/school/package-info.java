/// What the page of the driving school shows: an exercise as words, cards and cars, before and after an answer.
///
/// Example: `ExercisePresenter.present(words, exercise, Optional.empty())` is an exercise that waits for an answer.
///
/// Law: what lies open and decides is shown before the answer too, and nothing is shown that the seat could not know.
///
/// Left out on purpose: how cards and cars look, and what is kept of an answer.
@NullMarked
package millebornes.desktop.school;

import org.jspecify.annotations.NullMarked;
