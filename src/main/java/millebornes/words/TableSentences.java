package millebornes.words;

import millebornes.bot.ReasonedMove;
import millebornes.engine.card.Card;
import millebornes.engine.play.Event;
import millebornes.engine.play.Move;
import millebornes.engine.play.Refusal;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.score.RoundResult;
import millebornes.engine.score.TeamScore;
import millebornes.engine.table.Car;
import millebornes.engine.view.SeatView;

/// Tells what happens at one table: every event, refusal, point and car in a sentence, in one language and with the
/// names of those who play.
public final class TableSentences {

    private final Words words;
    private final MatchNames names;
    private final EventSentences events;
    private final RefusalSentences refusals;
    private final CarSentences cars;
    private final ScoreSentences scores;
    private final AdviceSentences advice;

    public TableSentences(Words words, MatchNames names) {
        this.words = words;
        this.names = names;
        this.events = new EventSentences(words, names);
        this.refusals = new RefusalSentences(words, names);
        this.cars = new CarSentences(words, names);
        this.scores = new ScoreSentences(words, names);
        this.advice = new AdviceSentences(words, names);
    }

    public Words words() {
        return words;
    }

    public MatchNames names() {
        return names;
    }

    /// One sentence for what has happened. It tells everything that the event holds: an event for one seat's eyes must
    /// have gone through [Event#seenBy(int)].
    public String event(Event event) {
        return events.sentence(event);
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

    /// A car for somebody who does not see it: its colour, its driver, km, what holds it up, what it wears.
    public String car(Car car, int number) {
        return cars.sentence(car, number);
    }

    /// A line of the score sheet.
    ///
    /// @param goal the km to reach at the end of the round: with an extension more than at its beginning
    public WordedScoreLine line(TeamScore.ScoreLine line, RuleEngine rules, int goal) {
        return scores.line(line, rules, goal);
    }

    /// Who has won a round, in a sentence.
    public String winners(RoundResult result) {
        return scores.roundWinners(result.winners());
    }

    /// The name of a card.
    public String card(Card card) {
        return words.text("card." + card.name());
    }
}
