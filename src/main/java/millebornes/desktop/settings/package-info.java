/// The settings page: language, theme, text size, speed, hints, volume and letters; every change takes effect at once.
///
/// Example: `new SettingsScreen(context, back).root()`.
///
/// Left out on purpose: storage. The page changes the context; its listeners save it.
@NullMarked
package millebornes.desktop.settings;

import org.jspecify.annotations.NullMarked;
