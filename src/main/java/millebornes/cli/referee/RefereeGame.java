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

/// A match on the table with what is written down of it. A value: a refused request leaves the old one where it was.
record RefereeGame(SavedGame file, MatchStep step) {

    static RefereeGame begun(Setup setup, long seed, List<Card> deck) {
        return new RefereeGame(SavedGame.begun(setup, seed, 0, deck), Match.start(setup.rules(), seed, 0, deck));
    }

    /// A saved game, with everything that happened in it.
    static RefereeGame loaded(SavedGame file) {
        ReplayedGame playback = ReplayedGame.of(file);
        return new RefereeGame(file, new MatchStep(playback.match(), playback.events()));
    }

    RefereeGame after(Move move, MatchStep next) {
        return new RefereeGame(file.with(move), next);
    }

    RefereeGame afterDeal(List<Card> deck, MatchStep next) {
        return new RefereeGame(file.withRound(deck), next);
    }

    Match match() {
        return step.match();
    }

    /// The saved game with the checksum of its state.
    SavedGame saved() {
        return file.with(file.details().withChecksum(StateChecksum.of(match())));
    }
}
