/// All texts for players in French and English, and the sentences made from facts of the engine.
///
/// Example: `new Narrator(words, names).event(new Event.TurnLost(2), Audience.BYSTANDER)` is `Chloé perd son tour.` or
/// `Chloé misses a turn.`
///
/// The texts are in `words/fr` and `words/en`, one file for each topic, with the same keys and the same placeholders
/// ([TextTemplate] defines them); the pages of the rules are in `rules-help`. A key for something that the engine names
/// ends in that name: `card.FLAT_TIRE`, `refusal.STOPPED`, `score.CAPOT`.
///
/// Left out on purpose: the appearance and place of sentences, and any knowledge that the [millebornes.words.Audience]
/// may not have.
@NullMarked
package millebornes.words;

import org.jspecify.annotations.NullMarked;
