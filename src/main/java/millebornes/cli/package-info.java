/// The command line: one class for each command, and the entry point of the program.
///
/// Example: `java -jar target/millebornes.jar --version`.
///
/// Left out on purpose: any class of JavaFX. The window is found through [millebornes.session.DesktopLauncher].
@NullMarked
package millebornes.cli;

import org.jspecify.annotations.NullMarked;
