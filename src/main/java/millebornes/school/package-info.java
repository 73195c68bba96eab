/// The driving school: positions of real games with one question each, what a family has solved of them, and the search
/// that finds such positions and measures how clear an answer is.
///
/// Example: `ExerciseBook.ofProgram().group(ExerciseGroup.STOP)` are the exercises on whom to stop; `exercise.view()`
/// is all that is shown of one.
///
/// Law: an exercise is a deal and the moves after it, which the rules have accepted; nothing of its position is written
/// down twice. What is asked, and what decides it, can be known from the view of the seat that is asked.
///
/// Left out on purpose: why the answer is true, which are words.
@NullMarked
package millebornes.school;

import org.jspecify.annotations.NullMarked;
