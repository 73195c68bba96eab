package millebornes.engine.golden;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.MatchMoveOutcome;
import millebornes.engine.match.MatchMoveOutcome.RefusedMatchMove;
import millebornes.engine.notation.CarText;
import millebornes.engine.notation.CardText;
import millebornes.engine.notation.EventTextWriter;
import millebornes.engine.notation.MoveText;
import millebornes.engine.notation.PhaseTextWriter;
import millebornes.engine.notation.ScoreTextWriter;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.scenario.DraftTwin;
import millebornes.engine.table.Round;

/// Writes a transcript of a game: every move, every event, every car that changes, and the score of every round.
final class TranscriptWriter {

    private final List<String> lines = new ArrayList<>();
    private final DraftTwin draftTwin = new DraftTwin();
    private Match match;

    TranscriptWriter(MatchStep startStep) {
        match = startStep.match();
        tell(startStep.events());
    }

    Match match() {
        return match;
    }

    /// True when the move was legal and is written down.
    boolean play(int seat, Move move) {
        Match matchBefore = match;
        boolean played = step(seat + "> " + MoveText.of(move), match.play(move));
        if (played) {
            draftTwin.play(matchBefore, move, match);
        }
        return played;
    }

    boolean nextRound() {
        return step("> next round", match.nextRound(List.of()));
    }

    List<String> lines() {
        return lines;
    }

    private boolean step(String words, MatchMoveOutcome outcome) {
        return switch (outcome) {
            case RefusedMatchMove _ -> false;
            case MatchStep step -> {
                Round roundBefore = match.round();
                match = step.match();
                lines.add("");
                lines.add(words);
                tell(step.events());
                cars(roundBefore);
                if (match.round().isOver()) {
                    end();
                }
                yield true;
            }
        };
    }

    private void tell(List<Event> events) {
        events.forEach(event -> lines.add("~ " + EventTextWriter.of(event)));
    }

    private void cars(Round roundBefore) {
        for (int car = 0; car < roundBefore.cars().size(); car++) {
            if (!roundBefore.car(car).equals(match.round().car(car))) {
                lines.add("= car " + car + ": " + CarText.of(match.round().car(car)));
            }
        }
        lines.add("= " + PhaseTextWriter.of(match.round().phase()));
    }

    private void end() {
        Round round = match.round();
        RoundResult result = match.result();
        if (result == null) {
            throw new IllegalStateException("a round that is over has a result");
        }
        lines.add("= discards: " + CardText.of(round.shoe().discards()));
        lines.add("= removed: " + CardText.of(round.shoe().removed().toList()));
        lines.add("= table: " + CardText.of(round.onTable().cards()));
        result.scores().forEach(score -> lines.add("= score " + score.team() + ": " + ScoreTextWriter.of(score)));
        lines.add("= winners " + EventTextWriter.winners(result.winners()));
        lines.add("= totals " + joined(match.totals()));
        lines.add(match.isOver() ? "= match won by " + EventTextWriter.winners(match.winners()) : "= match goes on");
    }

    private static String joined(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
