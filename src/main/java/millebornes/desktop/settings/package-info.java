/// The page on which language, colours, text size, pace, hints, volume and letters are chosen; every choice shows at
/// once.
///
/// Example: `new SettingsScreen(context, exits::back).root()`.
///
/// Left out on purpose: where the choices are kept. The page changes the context; whoever keeps it listens.
@NullMarked
package millebornes.desktop.settings;

import org.jspecify.annotations.NullMarked;
