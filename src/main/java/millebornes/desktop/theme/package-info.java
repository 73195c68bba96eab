/// The theme: colours by role, fonts, sizes, style classes, and the looks of the cars.
///
/// Example: `SceneStyler.scene(scene, new AppearanceSettings(ColourTheme.NIGHT, TextScale.NORMAL))` applies style
/// sheet, colours and text size to a scene; `ColourTheme.DAY.palette().color(ColourRole.INK)` is the ink of the day.
///
/// Left out on purpose: anything about the game. Of the engine it uses only the list of cars.
@NullMarked
package millebornes.desktop.theme;

import org.jspecify.annotations.NullMarked;
