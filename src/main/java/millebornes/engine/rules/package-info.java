/// What is allowed, what becomes of it, and what it is worth. A [Move] is an intention, an [Event] a fact, a [Refusal]
/// names its rule; an [Edition] is data, a [Setup] is what somebody asks for, a [RuleEngine] answers.
///
/// Example: `Setup.of(Editions.BOARD, TeamFormat.singles(3)).on(FlagOption.EXTENDED).rules()`.
///
/// Every rule has one small unit: `DriveLegality`, `AttackLegality`, `CureLegality`, `DiscardLegality`, … No unit asks
/// for an edition by name.
///
/// Left out on purpose: matches, and everything that somebody may not see.
@NullMarked
package millebornes.engine.rules;

import org.jspecify.annotations.NullMarked;
