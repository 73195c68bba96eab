/// The travel album: an open book with twenty-four places from Paris to the sea, one page for every name, and the same page
/// on paper.
///
/// Example: `new AlbumScreen(context, album, exits).root()` is the book, open at the page that was stamped last.
///
/// Left out on purpose: what a stamp is given for, and whatever would hurry anybody.
@NullMarked
package millebornes.desktop.screens.album;

import org.jspecify.annotations.NullMarked;
