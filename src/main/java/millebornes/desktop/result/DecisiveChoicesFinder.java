package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;
import millebornes.bot.ChoiceReview;
import millebornes.bot.ChoiceReview.Choosiness;
import millebornes.bot.ChoiceVerdict;
import millebornes.engine.table.SeededRandom;
import millebornes.session.ReadingHelp;
import millebornes.session.Session;

/// Finds the choices that decided a match. This takes a while, so it runs off the JavaFX thread, on data copied from
/// the session.
///
/// The work is bounded: every choice is evaluated on a few imagined deals, and the most important ones of each seat
/// again on many others, so that no chance result is reported.
///
/// @param choices all choices of the match
/// @param seats the number of seats
/// @param kind the kind of game; children's mistakes are not shown
/// @param children the seats of players who cannot read yet, for whom only praise is shown in any game
/// @param seed the seed of the imagined deals; the same match always has the same figures
record DecisiveChoicesFinder(List<PlayedMove> choices, int seats, Choosiness kind, List<Integer> children, long seed) {

    /// For the first evaluations of all choices: the number of imagined deals of all of them together, and the least
    /// and the greatest number for one of them.
    private static final int LOOKS = 16_000;

    private static final int LEAST_LOOK = 8;
    private static final int MOST_LOOK = 40;

    /// The share of the time that the first evaluations take, roughly, for the progress.
    private static final double FIRST_LOOKS = 0.6;

    /// The greatest number of choices that are evaluated; of a longer match only every second or third one, and so on.
    private static final int MOST_CHOICES = LOOKS / LEAST_LOOK;

    /// The number of choices of a seat that are evaluated again, half of them good ones, and the number of imagined
    /// deals for each of those.
    private static final int CLOSE = 16;

    private static final int CLOSE_LOOK = 256;

    /// The least difference, in standard errors, and the least number of points of a choice that is shown.
    private static final double SURE = 2;

    private static final double LEAST_POINTS = 10;

    /// A choice with its first evaluation.
    private record Seen(PlayedMove choice, ChoiceReview review, ChoiceVerdict verdict) {}

    public DecisiveChoicesFinder {
        choices = List.copyOf(choices);
        children = List.copyOf(children);
    }

    /// The task for a session, or empty until its match is over: the result would reveal hidden cards.
    public static Optional<DecisiveChoicesFinder> of(Session session) {
        if (!session.match().isOver()) {
            return Optional.empty();
        }
        boolean junior = session.match().rules().options().isJunior();
        int seats = session.game().players().size();
        return Optional.of(new DecisiveChoicesFinder(
                PlayedMove.of(session),
                seats,
                junior ? Choosiness.EVERYTHING : Choosiness.REAL_CHOICES,
                IntStream.range(0, seats)
                        .filter(seat -> session.player(seat).help() == ReadingHelp.PICTURES)
                        .boxed()
                        .toList(),
                session.game().seed().shuffles().chance(0)));
    }

    /// The choices that decided the match, or empty when the thread is interrupted.
    public Optional<DecisiveChoices> find() {
        return find(_ -> {});
    }

    /// Like [#find()], and reports the progress.
    ///
    /// @param progress called repeatedly with the progress, from 0 to 1, on the calling thread
    public Optional<DecisiveChoices> find(DoubleConsumer progress) {
        int apart = apart();
        int deals = deals();
        List<List<Seen>> seen = new ArrayList<>();
        IntStream.range(0, seats).forEach(_ -> seen.add(new ArrayList<>()));
        for (int at = 0; at < choices.size(); at += apart) {
            PlayedMove playedMove = choices.get(at);
            Optional<ChoiceReview> review = ChoiceReview.of(playedMove.view(), playedMove.move(), kind);
            if (review.isPresent()) {
                Optional<ChoiceVerdict> verdict = review.get().look(deals, seed(playedMove, 0));
                if (verdict.isEmpty()) {
                    return Optional.empty();
                }
                seen.get(playedMove.seat()).add(new Seen(playedMove, review.get(), verdict.get()));
            }
            progress.accept(FIRST_LOOKS * (at + 1) / choices.size());
        }
        List<List<DecisiveChoice>> found = new ArrayList<>();
        for (List<Seen> ofSeat : seen) {
            Optional<List<DecisiveChoice>> sure = sure(ofSeat);
            if (sure.isEmpty()) {
                return Optional.empty();
            }
            found.add(sure.get());
            progress.accept(FIRST_LOOKS + (1 - FIRST_LOOKS) * found.size() / seats);
        }
        return Optional.of(
                DecisiveChoices.of(found, seat -> kind == Choosiness.REAL_CHOICES && !children.contains(seat)));
    }

    /// The sampling interval: one of so many choices is evaluated.
    int apart() {
        return Math.max(1, Math.ceilDiv(choices.size(), MOST_CHOICES));
    }

    /// The number of imagined deals for each first evaluation.
    int deals() {
        return Math.clamp(LOOKS / Math.max(1, Math.ceilDiv(choices.size(), apart())), LEAST_LOOK, MOST_LOOK);
    }

    /// The choices that are worth showing and are confirmed by a second evaluation, on other imagined deals; empty when
    /// the thread is interrupted.
    private Optional<List<DecisiveChoice>> sure(List<Seen> seen) {
        Comparator<Seen> weightiest = Comparator.comparingDouble(
                seenMoment -> -Math.abs(seenMoment.verdict().share()));
        List<Seen> close = new ArrayList<>();
        seen.stream()
                .filter(seenMoment -> seenMoment.verdict().share() > 0)
                .sorted(weightiest)
                .limit(CLOSE / 2)
                .forEach(close::add);
        seen.stream()
                .filter(seenMoment -> seenMoment.verdict().share() < 0)
                .sorted(weightiest)
                .limit(CLOSE / 2)
                .forEach(close::add);
        List<DecisiveChoice> sure = new ArrayList<>();
        for (Seen seenMoment : close) {
            Optional<ChoiceVerdict> verdict =
                    seenMoment.review().confirm(seenMoment.verdict().other(), CLOSE_LOOK, seed(seenMoment.choice(), 1));
            if (verdict.isEmpty()) {
                return Optional.empty();
            }
            if (isTold(verdict.get())) {
                sure.add(seenMoment.choice().decided(verdict.get()));
            }
        }
        return Optional.of(sure);
    }

    /// Whether a choice is shown. Children are praised for any good choice, however small its effect.
    private boolean isTold(ChoiceVerdict verdict) {
        return kind == Choosiness.EVERYTHING
                ? verdict.share() > 0
                : (verdict.isPraise() || verdict.isBlame())
                        && Math.abs(verdict.points()) >= LEAST_POINTS
                        && verdict.errors() >= SURE;
    }

    private long seed(PlayedMove playedMove, int look) {
        return SeededRandom.derivedSeed(SeededRandom.derivedSeed(seed, playedMove.step()), look);
    }
}
