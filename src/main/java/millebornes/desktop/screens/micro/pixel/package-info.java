/// Pixels as the home computers of the 1980s had them: a canvas of 320 × 200 in sixteen colours, letters of 8 × 8 and
/// pictures made of letters. Plain arithmetic, without a toolkit.
///
/// Example: `new PixelCanvas().text("MILLE BORNES", 8, 8, MicroColour.SUN)` writes in the upper left corner.
///
/// Left out on purpose: what is painted, and how large a pixel is on the screen.
@NullMarked
package millebornes.desktop.screens.micro.pixel;

import org.jspecify.annotations.NullMarked;
