/// The driving school: one position of a real game, one question, and the reason of the answer.
///
/// Example: `new SchoolScreen(context, ExerciseBook.ofProgram(), store, exits)` begins with the first exercise that nobody
/// has solved.
///
/// Left out on purpose: whether an answer is right, which the exercise says, and time, which nobody is asked to hurry
/// against.
@NullMarked
package millebornes.desktop.screens.school;

import org.jspecify.annotations.NullMarked;
