/// The files of the data folder: settings, the last set-up, shortcut letters, scores, each a JSON file.
///
/// Example: `new DeferredFile<>(AlbumCodec.in(folder), Sharing.WITH_TERMINAL, thread, lock::isMine)` reads the album or
/// reports why it cannot; an unreadable file is set aside, never deleted.
///
/// Left out on purpose: the window. Notices about damaged files are keys of texts; the window shows them.
@NullMarked
package millebornes.desktop.app.storage;

import org.jspecify.annotations.NullMarked;
