/// Computer players. Each is a function from what a seat may know to a legal move and its reason.
///
/// Example: `BotLevel.EASY.bot().choose(match.view(0), 7).move()`.
///
/// Four ways to play: [millebornes.bot.RandomBot] for measuring, [millebornes.bot.EasyBot] for beginners,
/// [millebornes.bot.MediumBot] for regular players, [millebornes.bot.HardBot] for strong ones. docs/players.md has
/// their strength.
///
/// Left out on purpose: the real round. A computer player only ever has imagined rounds.
@NullMarked
package millebornes.bot;

import org.jspecify.annotations.NullMarked;
