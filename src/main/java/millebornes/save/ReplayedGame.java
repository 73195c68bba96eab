package millebornes.save;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.MatchMoveOutcome;
import millebornes.engine.match.MatchMoveOutcome.RefusedMatchMove;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Card;
import millebornes.save.SavedGame.PlayedRound;
import org.jspecify.annotations.Nullable;

/// A saved game that was played again, move by move.
///
/// @param steps the match after the first deal, every move and every later deal, each with its events
public record ReplayedGame(List<MatchStep> steps) {

    public ReplayedGame {
        steps = List.copyOf(steps);
    }

    /// Plays all moves of a saved game.
    ///
    /// @throws millebornes.engine.rules.BadSetupException when the set-up or a stacked deck is not possible
    /// @throws RefusedReplayException when the rules refuse a move
    /// @throws BadJsonException when the final state does not match the file's checksum
    public static ReplayedGame of(SavedGame savedGame) {
        return of(savedGame, Integer.MAX_VALUE);
    }

    /// Plays the moves of a saved game up to one of them, counted from 1 over all rounds.
    ///
    /// @throws millebornes.engine.rules.BadSetupException when the set-up or a stacked deck is not possible
    /// @throws RefusedReplayException when the rules refuse a move
    /// @throws BadJsonException when all moves were played and the final state does not match the file's checksum
    public static ReplayedGame of(SavedGame savedGame, int lastMove) {
        RuleEngine rules = savedGame.setup().rules();
        List<MatchStep> steps = new ArrayList<>();
        int left = lastMove;
        for (int round = 1; round <= savedGame.rounds().size() && (round == 1 || left > 0); round++) {
            PlayedRound played = savedGame.rounds().get(round - 1);
            steps.add(
                    steps.isEmpty()
                            ? start(rules, savedGame, played.deck())
                            : deal(steps.getLast(), round, played.deck()));
            for (int move = 1; move <= played.moves().size() && left > 0; move++, left--) {
                steps.add(play(steps.getLast(), round, move, played.moves().get(move - 1)));
            }
        }
        ReplayedGame replayed = new ReplayedGame(steps);
        if (lastMove >= savedGame.moveCount()) {
            replayed.check(savedGame.metadata().checksum());
        }
        return replayed;
    }

    private void check(@Nullable String checksum) {
        if (checksum != null && !checksum.equals(StateChecksum.of(match()))) {
            throw new BadJsonException(BadJsonException.Problem.WRONG_CHECKSUM, "checksum");
        }
    }

    /// The match after the last move.
    public Match match() {
        return steps.getLast().match();
    }

    /// All events, in order.
    public List<Event> events() {
        return steps.stream().flatMap(step -> step.events().stream()).toList();
    }

    private static MatchStep start(RuleEngine rules, SavedGame savedGame, List<Card> deck) {
        return Match.start(rules, savedGame.seed(), savedGame.first(), deck);
    }

    private static MatchStep deal(MatchStep stepBefore, int round, List<Card> deck) {
        return accepted(stepBefore.match().nextRound(deck), round, 0);
    }

    private static MatchStep play(MatchStep stepBefore, int round, int number, Move move) {
        return accepted(stepBefore.match().play(move), round, number);
    }

    private static MatchStep accepted(MatchMoveOutcome outcome, int round, int move) {
        return switch (outcome) {
            case MatchStep step -> step;
            case RefusedMatchMove refusedMove -> throw new RefusedReplayException(round, move, refusedMove.refusal());
        };
    }
}
