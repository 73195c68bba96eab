/// What is allowed and what becomes of it. A [millebornes.engine.rules.Edition] is data, a
/// [millebornes.engine.rules.Setup] is what somebody asks for, [millebornes.engine.rules.RuleEngine] answer.
///
/// Example: `Setup.of(Editions.BOARD, TeamFormat.singles(3)).on(FlagOption.EXTENDED).rules()`.
///
/// Every rule has one small unit: `DriveLegality`, `AttackLegality`, `CureLegality`, `DiscardLegality`, … No unit asks
/// for an edition by name.
///
/// Left out on purpose: points, matches, and everything that somebody may not see.
@NullMarked
package millebornes.engine.rules;

import org.jspecify.annotations.NullMarked;
