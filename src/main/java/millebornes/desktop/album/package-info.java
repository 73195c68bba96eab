/// What the travel album shows, without a toolkit: every stamp of a page in words, and where it lies in the book.
///
/// Example: `AlbumPresenter.present(words, album, "Léa", Optional.empty())` is Léa's page, her newest stamp chosen.
///
/// Left out on purpose: how a stamp looks.
@NullMarked
package millebornes.desktop.album;

import org.jspecify.annotations.NullMarked;
