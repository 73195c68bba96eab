/// One running match without a toolkit, and the service interface that opens the window.
///
/// Example: `ServiceLoader.load(DesktopLauncher.class).findFirst()` finds the window without depending on its classes.
///
/// `new Autosaver(SavedGameFiles::keep, file, SaveMetadata.NONE, Instant::now, problem -> {}).keep(session)` saves a match;
/// `SavedSessionConverter.resume(game)` resumes it.
///
/// Left out on purpose: drawing, printing and speech; [millebornes.session.flow] decides who may see which cards.
@NullMarked
package millebornes.session;

import org.jspecify.annotations.NullMarked;
