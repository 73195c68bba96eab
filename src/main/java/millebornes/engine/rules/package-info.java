/// The rules: which moves are legal, what they do, and what a round scores. A [Move] is an intention, an [Event] a
/// fact, and a [Refusal] names its rule. An [Edition] is data, a [Setup] a requested game, and a [RuleEngine] its
/// rules.
///
/// Example: `Setup.of(Editions.BOARD, TeamFormat.singles(3)).on(FlagOption.EXTENDED).rules()`.
///
/// Every rule has one small class: `DriveLegality`, `AttackLegality`, `CureLegality`, `DiscardLegality`, … No unit asks
/// for an edition by name.
///
/// Left out on purpose: matches, and the views of seats.
@NullMarked
package millebornes.engine.rules;

import org.jspecify.annotations.NullMarked;
