/// The tags of a drawing, read one after the other.
///
/// Example: `new SvgTagReader("<svg><circle r='3'/></svg>").next()` is the tag `svg`.
///
/// Left out on purpose: what a tag looks like, which the reader of drawings knows.
@NullMarked
package millebornes.desktop.art;

import org.jspecify.annotations.NullMarked;
