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
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.table.SeededRandom;
import millebornes.session.PersonalHelpLevel;
import millebornes.session.Session;

/// Finds out what decided a match. That takes its time: it is asked beside the toolkit's thread, of what was taken from the
/// session before.
///
/// The work is bounded: every choice is looked at on a few imagined deals, and the weightiest of each seat on many others,
/// so that none is told that only seemed weighty.
///
/// @param choices everything that was chosen in the match
/// @param seats how many seats there are
/// @param kind of children only praise is told
/// @param children the seats of those who do not read yet, of whom only praise is told in any game
/// @param seed which deals are imagined; the same match always has the same figures
record DecidedMomentsFactory(List<MadeChoice> choices, int seats, Choosiness kind, List<Integer> children, long seed) {

    /// How many deals all first looks share, and how many one has at least and at most.
    private static final int LOOKS = 16_000;

    private static final int LEAST_LOOK = 8;
    private static final int MOST_LOOK = 40;

    /// Which part of the work the first looks are, about.
    private static final double FIRST_LOOKS = 0.6;

    /// How many choices are looked at at most; of a longer match every second one, or fewer.
    private static final int MOST_CHOICES = LOOKS / LEAST_LOOK;

    /// How many of a seat are looked at closely, half of them well chosen, and on how many deals.
    private static final int CLOSE = 16;

    private static final int CLOSE_LOOK = 256;

    /// How sure a choice must be, in standard errors, to be told, and how many points it must be about.
    private static final double SURE = 2;

    private static final double LEAST_POINTS = 10;

    /// A choice with the first opinion of it.
    private record Seen(MadeChoice choice, ChoiceReview review, ChoiceVerdict verdict) {}

    public DecidedMomentsFactory {
        choices = List.copyOf(choices);
        children = List.copyOf(children);
    }

    /// What there is to be found out of a session, or nothing as long as its match goes on: nobody is told what others
    /// hold, or what comes.
    public static Optional<DecidedMomentsFactory> of(Session session) {
        if (!session.match().isOver()) {
            return Optional.empty();
        }
        boolean junior = session.match().rules().options().scoring() == ScoringMode.JUNIOR;
        int seats = session.game().players().size();
        return Optional.of(new DecidedMomentsFactory(
                MadeChoice.of(session),
                seats,
                junior ? Choosiness.EVERYTHING : Choosiness.REAL_CHOICES,
                IntStream.range(0, seats)
                        .filter(seat -> session.player(seat).help() == PersonalHelpLevel.PICTURES)
                        .boxed()
                        .toList(),
                session.game().seed().shuffles().chance(0)));
    }

    /// What decided it, or nothing when the thread is interrupted meanwhile.
    public Optional<DecidedMoments> find() {
        return find(_ -> {});
    }

    /// The same.
    ///
    /// @param progress told again and again how much of it is done, from 0 to 1, on the calling thread
    public Optional<DecidedMoments> find(DoubleConsumer progress) {
        int apart = apart();
        int deals = deals();
        List<List<Seen>> seen = new ArrayList<>();
        IntStream.range(0, seats).forEach(_ -> seen.add(new ArrayList<>()));
        for (int at = 0; at < choices.size(); at += apart) {
            MadeChoice choice = choices.get(at);
            Optional<ChoiceReview> review = ChoiceReview.of(choice.view(), choice.move(), kind);
            if (review.isPresent()) {
                Optional<ChoiceVerdict> verdict = review.get().look(deals, seed(choice, 0));
                if (verdict.isEmpty()) {
                    return Optional.empty();
                }
                seen.get(choice.seat()).add(new Seen(choice, review.get(), verdict.get()));
            }
            progress.accept(FIRST_LOOKS * (at + 1) / choices.size());
        }
        List<List<DecidedMoment>> found = new ArrayList<>();
        for (List<Seen> ofSeat : seen) {
            Optional<List<DecidedMoment>> sure = sure(ofSeat);
            if (sure.isEmpty()) {
                return Optional.empty();
            }
            found.add(sure.get());
            progress.accept(FIRST_LOOKS + (1 - FIRST_LOOKS) * found.size() / seats);
        }
        return Optional.of(
                DecidedMoments.of(found, seat -> kind == Choosiness.REAL_CHOICES && !children.contains(seat)));
    }

    /// Every how many-th choice is looked at.
    int apart() {
        return Math.max(1, Math.ceilDiv(choices.size(), MOST_CHOICES));
    }

    /// On how many deals each is looked at first.
    int deals() {
        return Math.clamp(LOOKS / Math.max(1, Math.ceilDiv(choices.size(), apart())), LEAST_LOOK, MOST_LOOK);
    }

    /// Those that are still weighty on other deals.
    private Optional<List<DecidedMoment>> sure(List<Seen> seen) {
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
        List<DecidedMoment> sure = new ArrayList<>();
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

    /// Children are praised for what was good, however much it was.
    private boolean isTold(ChoiceVerdict verdict) {
        return kind == Choosiness.EVERYTHING
                ? verdict.share() > 0
                : (verdict.isPraise() || verdict.isBlame())
                        && Math.abs(verdict.points()) >= LEAST_POINTS
                        && verdict.errors() >= SURE;
    }

    private long seed(MadeChoice choice, int look) {
        return SeededRandom.derivedSeed(SeededRandom.derivedSeed(seed, choice.step()), look);
    }
}
