/// The ways in from a terminal or a pipe.
///
/// Example: `java -jar target/millebornes.jar --version`.
///
/// Left out on purpose: any class of JavaFX. The window is found through [millebornes.session.DesktopLauncher].
@NullMarked
package millebornes.cli;

import org.jspecify.annotations.NullMarked;
