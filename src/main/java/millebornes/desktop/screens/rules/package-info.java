/// The rule book: every rule a short page with a picture, found by section, edition, variant or word, and opened over
/// the table when a refusal names it.
///
/// Example: `new RulesScreen(context, "R-3.2", back)` shows the page about distances in the whole book; `new
/// RulePopup(context, "R-3.2", close)` shows the same page over a game.
///
/// Left out on purpose: the rules themselves. Their text is [millebornes.words.RuleCatalogue]'s, and what holds is
/// decided by the engine.
@NullMarked
package millebornes.desktop.screens.rules;

import org.jspecify.annotations.NullMarked;
