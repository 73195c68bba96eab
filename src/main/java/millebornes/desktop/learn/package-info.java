/// The first drive: a lesson at the real table.
///
/// Example: `LessonProgressState.begin(LessonReader.firstDrive()).moved()` is the lesson after its first move.
///
/// Left out on purpose: rules and texts. The engine plays every move; the steps have keys of texts.
@NullMarked
package millebornes.desktop.learn;

import org.jspecify.annotations.NullMarked;
