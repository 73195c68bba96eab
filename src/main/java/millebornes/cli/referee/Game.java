package millebornes.cli.referee;

import java.util.List;
import millebornes.engine.card.Card;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.play.Move;
import millebornes.engine.rules.Setup;
import millebornes.save.GameFile;
import millebornes.save.Playback;

/// A match on the table with what is written down of it. A value: a refused request leaves the old one where it was.
record Game(GameFile file, MatchStep step) {

    static Game begun(Setup setup, long seed, List<Card> deck) {
        return new Game(GameFile.begun(setup, seed, 0, deck), Match.start(setup.rules(), seed, 0, deck));
    }

    /// A saved game, with everything that happened in it.
    static Game loaded(GameFile file) {
        Playback playback = Playback.of(file);
        return new Game(file, new MatchStep(playback.match(), playback.events()));
    }

    Game after(Move move, MatchStep next) {
        return new Game(file.with(move), next);
    }

    Game afterDeal(List<Card> deck, MatchStep next) {
        return new Game(file.withRound(deck), next);
    }

    Match match() {
        return step.match();
    }
}
