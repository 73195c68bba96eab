/// The names that screens and style sheets share: roles of colours, sizes in px, style classes, text sizes.
///
/// Example: `ColourRole.INK` is the colour of text, whatever the theme makes of it.
///
/// Left out on purpose: the colours themselves, which each theme's file says.
@NullMarked
package millebornes.desktop.theme.constants;

import org.jspecify.annotations.NullMarked;
