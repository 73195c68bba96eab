/// The travel album: a page of stamps for every name, and the same page on paper.
///
/// Example: `AlbumPresenter.present(words, album, "Léa", Optional.empty())` is Léa's page with her newest stamp chosen.
///
/// Left out on purpose: the rules for stamps, see [millebornes.records].
@NullMarked
package millebornes.desktop.album;

import org.jspecify.annotations.NullMarked;
