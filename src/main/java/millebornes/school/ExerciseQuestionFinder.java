package millebornes.school;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;

/// Finds the questions that a position is suited for, given its best move: those whose choices are unambiguous.
final class ExerciseQuestionFinder {

    /// The greatest number of choices that a player can weigh.
    private static final int MOST_CHOICES = 7;

    /// A question and the moves that it offers.
    record Asked(ExerciseQuestion question, List<Move> choices) {}

    private ExerciseQuestionFinder() {}

    /// Whether the position may be suited for one of these questions, as far as its legal moves show.
    static boolean canBe(SeatView view, Set<ExerciseQuestion> wanted) {
        List<Move> legal = view.legal();
        return legal.size() > 1
                && wanted.stream()
                        .anyMatch(question -> question == ExerciseQuestion.DISCARD
                                ? legal.stream().allMatch(question::offers)
                                : legal.stream().anyMatch(question::offers));
    }

    /// The questions that the position is suited for, each with its choices.
    ///
    /// @param ranked all legal moves, the best first
    static List<Asked> of(SeatView view, List<Move> ranked) {
        Move bestMove = ranked.getFirst();
        List<Asked> asked = new ArrayList<>();
        switch (bestMove) {
            case Move.CoupFourre _ -> add(asked, ExerciseQuestion.ANSWER, ranked);
            case Move.Decline _ -> add(asked, ExerciseQuestion.ANSWER, ranked);
            case Move.Extend _ -> add(asked, ExerciseQuestion.EXTENSION, ranked);
            case Move.Stop _ -> add(asked, ExerciseQuestion.EXTENSION, ranked);
            case Move.Discard _ -> discard(view, ranked, asked);
            case Move.Attack attack -> {
                add(asked, ExerciseQuestion.VICTIM, only(ranked, move -> isAttackWith(move, attack.hazard())));
                play(ranked, asked);
            }
            case Move.Play play -> {
                if (play.card() instanceof Distance) {
                    add(asked, ExerciseQuestion.DRIVE, only(ranked, ExerciseQuestionFinder::isDrive));
                }
                play(ranked, asked);
            }
            case Move.EndTurn _, Move.Stuck _ -> {}
        }
        safety(ranked, asked);
        asked.removeIf(askedQuestion ->
                askedQuestion.choices().size() < 2 || askedQuestion.choices().size() > MOST_CHOICES);
        return asked;
    }

    private static void discard(SeatView view, List<Move> ranked, List<Asked> asked) {
        if (view.legal().stream().allMatch(move -> move instanceof Move.Discard)) {
            add(asked, ExerciseQuestion.DISCARD, ranked);
        }
    }

    /// Adds the question which card to play if it suits the best move: all playable cards but safeties, each on its
    /// best car.
    private static void play(List<Move> ranked, List<Asked> asked) {
        List<Move> choices = new ArrayList<>();
        Set<Card> cards = new LinkedHashSet<>();
        for (Move move : ranked) {
            Card card = move.card();
            boolean plays = move instanceof Move.Play || move instanceof Move.Attack;
            if (plays && card != null && !(card instanceof Safety) && cards.add(card)) {
                choices.add(move);
            }
        }
        if (choices.contains(ranked.getFirst()) && !choices.stream().allMatch(ExerciseQuestionFinder::isDrive)) {
            add(asked, ExerciseQuestion.PLAY, choices);
        }
    }

    /// Adds the question whether to play a safety: its choices are to play it, and the best move without a safety.
    private static void safety(List<Move> ranked, List<Asked> asked) {
        List<Move> shown = only(ranked, move -> move.card() instanceof Safety && move instanceof Move.Play);
        List<Move> kept = only(ranked, move -> !(move.card() instanceof Safety));
        if (shown.size() == 1 && !kept.isEmpty() && !(kept.getFirst() instanceof Move.EndTurn)) {
            add(asked, ExerciseQuestion.SAFETY, only(ranked, List.of(shown.getFirst(), kept.getFirst())::contains));
        }
    }

    private static boolean isDrive(Move move) {
        return ExerciseQuestion.DRIVE.offers(move);
    }

    private static boolean isAttackWith(Move move, Hazard hazard) {
        return move instanceof Move.Attack attack && attack.hazard() == hazard;
    }

    private static List<Move> only(List<Move> moves, Predicate<Move> wanted) {
        return moves.stream().filter(wanted).toList();
    }

    private static void add(List<Asked> asked, ExerciseQuestion question, List<Move> choices) {
        asked.add(new Asked(question, choices));
    }
}
