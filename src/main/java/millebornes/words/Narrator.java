package millebornes.words;

import java.util.List;
import millebornes.bot.ReasonedMove;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.TeamScore;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// Tells what happens at one table: every event, refusal, point and car in a sentence, in one language and with the
/// names of those who play. The log, a replay, the terminal, a voice and the texts for screen readers all ask here.
///
/// Law: what a [Listener] is told is the same in every two positions that this listener cannot tell apart.
public final class Narrator {

    private final Words words;
    private final MatchNames names;
    private final EventSentences events;
    private final RefusalSentences refusals;
    private final CarSentences cars;
    private final ScoreSentences scores;
    private final AdviceSentences advice;
    private final ScoreAndTurnSentences status;

    public Narrator(Words words, MatchNames names) {
        this.words = words;
        this.names = names;
        this.events = new EventSentences(words, names);
        this.refusals = new RefusalSentences(words, names);
        this.cars = new CarSentences(words, names);
        this.scores = new ScoreSentences(words, names);
        this.advice = new AdviceSentences(words, names);
        this.status = new ScoreAndTurnSentences(words, names);
    }

    public Words words() {
        return words;
    }

    public MatchNames names() {
        return names;
    }

    /// One sentence for what has happened, as that listener may know it.
    public String event(Event event, Listener listener) {
        return events.sentence(listener.hears(event));
    }

    /// Who has taken back what, which everybody has seen.
    ///
    /// @param seat whose act it was
    /// @param card what was played or discarded, or null
    public String undone(int seat, @Nullable Card card) {
        return card == null
                ? words.text("undo.done", names.seat(seat))
                : words.text("undo.done.card", names.seat(seat), card(card));
    }

    /// Why a move is refused and what would help. It tells only what the view of that seat holds.
    ///
    /// @param view the view of the seat that wanted the move
    public RefusalExplanation refusal(Refusal refusal, Move move, SeatView view) {
        return refusals.explain(refusal, move, view);
    }

    /// A move and its reason, in one sentence. It tells only what the view of that seat holds.
    ///
    /// @param advised what a player has chosen from that view
    /// @param view the view of the seat that may make the move
    public String advice(ReasonedMove advised, SeatView view) {
        return advice.advice(advised, view);
    }

    /// A move as what somebody is told to do: `Joue 100 km`.
    public String move(Move move) {
        return advice.move(move);
    }

    /// A car for somebody who does not see it: its colour, its driver, km, what holds it up, what it wears.
    public String car(Car car, int number) {
        return cars.sentence(car, number);
    }

    /// Every team's points as they stand, a line each; made of what lies open.
    public List<String> scores(SeatView view) {
        return status.scores(view);
    }

    /// Who is to play or to answer, and how many cards can still be drawn; made of what lies open.
    public String turn(SeatView view) {
        return status.turn(view);
    }

    /// The whole score sheet of a round, a line each, and at its end who has won.
    ///
    /// @param goal the km to reach at the end of the round
    /// @param totals every team's points over all rounds, this one with them
    public List<String> sheet(RoundResult result, RuleEngine rules, int goal, List<Integer> totals) {
        return scores.sheet(result, rules, goal, totals);
    }

    /// A line of the score sheet.
    ///
    /// @param goal the km to reach at the end of the round: with an extension more than at its beginning
    public WordedScoreLine line(TeamScore.ScoreLine line, RuleEngine rules, int goal) {
        return scores.line(line, rules, goal);
    }

    /// Who has won a round, or that no team has, in a sentence.
    public String winners(RoundResult result) {
        return scores.roundWinners(result.winners());
    }

    /// The name of a card.
    public String card(Card card) {
        return words.text("card." + card.name());
    }
}
