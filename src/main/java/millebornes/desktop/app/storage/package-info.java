/// What is kept between two evenings: settings, the last family, letters, scores, each a JSON file in one folder.
///
/// Example: `new JsonFileStore<>(folder.resolve("scores.json"), new ScoresCodec())` reads what is there or says why
/// not; a file that cannot be read is put aside, never deleted.
///
/// Left out on purpose: a window. Notes about a damaged file are keys of words; whoever opens the window says them.
@NullMarked
package millebornes.desktop.app.storage;

import org.jspecify.annotations.NullMarked;
