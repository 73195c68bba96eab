/// The driving school: positions of real games with one question each, the progress of a family, and the search that
/// finds such positions and measures how clear an answer is.
///
/// Example: `ExerciseBook.ofProgram().group(ExerciseGroup.STOP)` are the exercises on whom to stop; `exercise.view()`
/// is all that is shown of one.
///
/// Invariant: an exercise is a deal and legal moves after it; its position is not stored. The question can be answered
/// from the view of the seat that is asked.
///
/// Left out on purpose: the texts that explain the answers.
@NullMarked
package millebornes.school;

import org.jspecify.annotations.NullMarked;
