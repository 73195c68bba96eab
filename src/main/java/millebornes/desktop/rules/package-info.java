/// The rule book: search results, the pictures of a page, and the history of open pages.
///
/// Example: `PageHistory.from("R-1.1").to("R-3.2").back().open()` is `R-1.1`.
///
/// Left out on purpose: the text of the rules, see [millebornes.words.RuleCatalogue].
@NullMarked
package millebornes.desktop.rules;

import org.jspecify.annotations.NullMarked;
