/// What everything on screen has in common: colours by role, type, sizes, style classes, and the six liveries of cars.
///
/// Example: `SceneStyler.scene(scene, new AppearanceSettings(ColourTheme.NIGHT, TextScale.NORMAL))` puts stylesheet,
/// colours and text size on a scene; `ColourTheme.DAY.palette().color(ColourRole.INK)` is the ink of the day.
///
/// Left out on purpose: anything about the game. This package knows no card and no car's place, only how things look;
/// of the engine it uses nothing but the list of cars that there are to choose from.
@NullMarked
package millebornes.desktop.theme;

import org.jspecify.annotations.NullMarked;
