package millebornes.words;

import java.util.List;
import millebornes.bot.Advice;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.TeamScore;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// Makes all sentences about one table: events, refusals, points and cars, in one language and with the players' names.
/// Used by the log, replays, the terminal, the voice and the texts for screen readers.
///
/// Invariant: an [Audience] gets the same sentences in any two positions that this listener cannot tell apart.
public final class Narrator {

    private final Words words;
    private final MatchNames names;
    private final EventSentences events;
    private final RefusalSentences refusals;
    private final CarSentences cars;
    private final ScoreSentences scores;
    private final AdviceSentences advice;
    private final ScoreAndTurnSentences sentences;

    public Narrator(Words words, MatchNames names) {
        this.words = words;
        this.names = names;
        this.events = new EventSentences(words, names);
        this.refusals = new RefusalSentences(words, names);
        this.cars = new CarSentences(words, names);
        this.scores = new ScoreSentences(words, names);
        this.advice = new AdviceSentences(words, names);
        this.sentences = new ScoreAndTurnSentences(words, names);
    }

    public Words words() {
        return words;
    }

    public MatchNames names() {
        return names;
    }

    /// The sentence for an event, as far as that listener may know it.
    public String event(Event event, Audience audience) {
        return events.sentence(audience.hears(event));
    }

    /// An open move in two or three words whose subject, the mark of the player's car, stands above it.
    ///
    /// @param car the reader's car, or [millebornes.engine.table.Seating#NOBODY]
    public String caption(Event.CardPlayed cardPlayed, int car) {
        return switch (cardPlayed) {
            case Event.Drove drove -> words.text("since.drove", drove.distance().km());
            case Event.Attacked attacked ->
                attacked.car() == car
                        ? words.text("since.against." + attacked.hazard().name())
                        : words.text("since.attacked", names.driver(attacked.car()));
            case Event.Cured cured -> words.text("since.cured." + cured.remedy().name());
            case Event.SafetyShown _ -> words.text("since.safety");
            case Event.CoupFourreDeclared _ -> words.text("since.coupFourre");
            case Event.Discarded _ -> words.text("since.discarded");
        };
    }

    /// The sentence for an undone move, which is public.
    ///
    /// @param seat the seat that made the move
    /// @param card the card that was played or discarded, or null
    public String undone(int seat, @Nullable Card card) {
        return card == null
                ? words.text("undo.done", names.seat(seat))
                : words.text("undo.done.card", names.seat(seat), card(card));
    }

    /// Why a move is refused and what would help, based on the view of that seat.
    ///
    /// @param view the view of the seat that wanted the move
    public RefusalHelp refusal(Refusal refusal, Move move, SeatView view) {
        return refusals.explain(refusal, move, view);
    }

    /// A hint in words, based on the view of that seat.
    ///
    /// @param hintAdvice the hint for that view
    /// @param view the view of the seat that may make the move
    public AdviceText advice(Advice hintAdvice, SeatView view) {
        return advice.advice(hintAdvice, view);
    }

    /// A move as a sentence that tells the player to make it: `Joue 100 km`.
    public String move(Move move) {
        return advice.move(move);
    }

    /// A description of a car for a player who does not see it: its colour, driver, km, hazards and safeties.
    public String car(Car car, int number) {
        return cars.sentence(car, number);
    }

    /// Every team's current points, one line each, from public information.
    public List<String> scores(SeatView view) {
        return sentences.scores(view);
    }

    /// The seats to move and the number of cards left to draw, from public information.
    public String turn(SeatView view) {
        return sentences.turn(view);
    }

    /// The score sheet of a round, a sentence for each line and one for the winner.
    ///
    /// @param goal the km to reach at the end of the round
    /// @param totals every team's points over all rounds, including this one
    public List<String> sheet(RoundResult result, RuleEngine rules, int goal, List<Integer> totals) {
        return scores.sheet(result, rules, goal, totals);
    }

    /// A line of the score sheet.
    ///
    /// @param goal the km to reach at the end of the round: with an extension more than at its beginning
    public WordedScoreLine line(TeamScore.ScoreLine line, RuleEngine rules, int goal) {
        return scores.line(line, rules, goal);
    }

    /// The headline at the end of a round or match, which names the winners.
    ///
    /// @param winners who won the match if it is over, or else the round; empty if nobody won
    public String winners(EffectiveOptions options, boolean isMatchOver, List<Integer> winners) {
        return scores.winners(options, isMatchOver, winners);
    }

    /// The name of a card.
    public String card(Card card) {
        return words.text("card." + card.name());
    }

    /// The name of a safety with its article: `la Citerne`.
    public String the(Safety safety) {
        return words.text("card." + safety.name() + ".the");
    }
}
