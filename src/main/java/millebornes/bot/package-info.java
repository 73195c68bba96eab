/// Computer players. Each is a function from what a seat may know to a legal move and its reason.
///
/// Example: `BotLevel.EASY.bot().choose(match.view(0), new ThinkingTimeAndSeed(200, 7)).move()`.
///
/// Four ways to play: [millebornes.bot.RandomBot] for measuring, [millebornes.bot.EasyBot] for beginners,
/// [millebornes.bot.MediumBot] for whoever wants to be beaten now and then, [millebornes.bot.HardBot] for whoever has
/// beaten that one. How strong they are is in docs/players.md.
///
/// Left out on purpose: the match itself. A computer player never holds a round but those it imagines.
@NullMarked
package millebornes.bot;

import org.jspecify.annotations.NullMarked;
