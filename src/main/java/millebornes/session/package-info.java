/// One running match without a toolkit, and the door through which the window is opened.
///
/// Example: `ServiceLoader.load(DesktopLauncher.class).findFirst()` finds the window without naming a class of it.
///
/// `new Autosaver(library, file, SaveDetails.NONE, Instant::now, problem -> {}).keep(session)` keeps a match on the
/// disk, and `SavedSessionConverter.resume(game)` goes on with it.
///
/// Left out on purpose: everything that draws, prints or speaks; who may see which cards is
/// [millebornes.session.flow]'s.
@NullMarked
package millebornes.session;

import org.jspecify.annotations.NullMarked;
