/// What everything on screen has in common: colours by role, type, sizes, style classes, and the looks of the cars.
///
/// Example: `SceneStyler.scene(scene, new AppearanceSettings(ColourTheme.NIGHT, TextScale.NORMAL))` puts stylesheet,
/// colours and text size on a scene; `ColourTheme.DAY.palette().color(ColourRole.INK)` is the ink of the day.
///
/// Left out on purpose: anything about the game. Of the engine it knows only which cars there are to choose from.
@NullMarked
package millebornes.desktop.theme;

import org.jspecify.annotations.NullMarked;
