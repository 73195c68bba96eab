/// The rule book: which pages a search leaves, what is pictured on a page, which pages were open before.
///
/// Example: `PageHistory.from("R-1.1").to("R-3.2").back().open()` is `R-1.1`.
///
/// Left out on purpose: the text of the rules, which is [millebornes.words.RuleCatalogue]'s.
@NullMarked
package millebornes.desktop.rules;

import org.jspecify.annotations.NullMarked;
