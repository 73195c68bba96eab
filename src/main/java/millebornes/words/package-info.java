/// What players read: every sentence of the program, in French and in English, made from facts of the engine.
///
/// Example: `new Narrator(words, names).event(new Event.TurnLost(2), Listener.BYSTANDER)` is `Chloé perd son tour.` or
/// `Chloé misses a turn.`
///
/// The texts themselves lie in `words/fr` and `words/en`, one file a room, with the same keys and the same places to
/// fill in ([TextTemplate] says how they are written); the pages of the rules lie in `rules-help`. A key of something
/// that the engine names ends in that name: `card.FLAT_TIRE`, `refusal.STOPPED`, `mark.CAPOT`.
///
/// Left out on purpose: what a sentence looks like and where it stands, and any knowledge that its
/// [millebornes.words.Listener] may not have.
@NullMarked
package millebornes.words;

import org.jspecify.annotations.NullMarked;
