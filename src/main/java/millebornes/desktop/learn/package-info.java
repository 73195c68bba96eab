/// The first drive as data: its deck, its steps, and how far somebody has come.
///
/// Example: `LessonProgressState.begin(LessonReader.firstDrive()).moved()` is the lesson after its first move.
///
/// Left out on purpose: rules and words. The engine plays every move; the steps carry keys of words.
@NullMarked
package millebornes.desktop.learn;

import org.jspecify.annotations.NullMarked;
