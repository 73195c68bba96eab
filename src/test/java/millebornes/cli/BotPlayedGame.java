package millebornes.cli;

import java.util.List;
import millebornes.bot.Bot;
import millebornes.bot.BotLevel;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.save.SavedGame;

/// The saved game of a round that computer players have played to its end.
final class BotPlayedGame {

    private BotPlayedGame() {}

    static SavedGame of(Setup setup, long seed) {
        Match match = Match.start(setup.rules(), seed, 0, List.of()).match();
        SavedGame savedGame = SavedGame.begun(setup, seed, 0, List.of());
        Bot bot = BotLevel.EASY.bot();
        for (int moves = 0; !match.round().isOver(); moves++) {
            int seat = match.round().phase().asked().first();
            Move move = bot.choose(match.view(seat), moves).move();
            match = ((MatchStep) match.play(move)).match();
            savedGame = savedGame.with(move);
        }
        return savedGame;
    }
}
