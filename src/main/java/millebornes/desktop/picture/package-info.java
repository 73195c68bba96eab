/// Pictures as files: what the toolkit can show but not write.
///
/// Example: `PngEncoder.encode(1800, 1200, 300, rows)` are the bytes of a file that every program opens.
///
/// Left out on purpose: taking pictures, and where they go.
@NullMarked
package millebornes.desktop.picture;

import org.jspecify.annotations.NullMarked;
