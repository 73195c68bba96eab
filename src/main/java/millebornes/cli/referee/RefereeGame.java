package millebornes.cli.referee;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Card;
import millebornes.save.ReplayedGame;
import millebornes.save.SavedGame;
import millebornes.save.StateChecksum;

/// The current match, and the same match as it is saved. Immutable: a refused request leaves the previous value.
record RefereeGame(SavedGame savedGame, MatchStep step) {

    static RefereeGame begun(Setup setup, long seed, List<Card> deck) {
        return new RefereeGame(SavedGame.begun(setup, seed, 0, deck), Match.start(setup.rules(), seed, 0, deck));
    }

    /// A saved game, replayed with all its events.
    static RefereeGame loaded(SavedGame savedGame) {
        ReplayedGame replayedGame = ReplayedGame.of(savedGame);
        return new RefereeGame(savedGame, new MatchStep(replayedGame.match(), replayedGame.events()));
    }

    RefereeGame after(Move move, MatchStep nextStep) {
        return new RefereeGame(savedGame.with(move), nextStep);
    }

    RefereeGame afterDeal(List<Card> deck, MatchStep nextStep) {
        return new RefereeGame(savedGame.withRound(deck), nextStep);
    }

    Match match() {
        return step.match();
    }

    /// The saved game with the checksum of its state.
    SavedGame saved() {
        return savedGame.with(savedGame.metadata().withChecksum(StateChecksum.of(match())));
    }
}
