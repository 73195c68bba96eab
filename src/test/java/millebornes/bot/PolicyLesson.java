package millebornes.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import millebornes.engine.match.MutableMatch;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Phase;
import org.jspecify.annotations.Nullable;

/// Rounds that a net plays and learns from. The advantage of a move is the sum of what every later step has gained over
/// the critic's prediction, without the luck of the cards and with later steps discounted (generalised advantage
/// estimation).
final class PolicyLesson {

    /// How much a step counts less than the one before it.
    private static final float LATER = 0.975f;

    /// Points by which a round is won by everything.
    private static final float FAR_AHEAD = 5000;

    /// What is done nearly always teaches nothing.
    private static final float NEARLY_ALWAYS = 0.999f;

    private static final float HARDLY_EVER = 1e-8f;

    private static final float LOG_OF_HARDLY_EVER = -18;

    enum Opponent {
        MEDIUM,
        YARDSTICK,
        ITSELF
    }

    /// A choice that was made at random.
    private static final class Choice {

        private final Numbers seenNumbers;
        private final int[] numbers;
        private final float[] likely;
        private final int chosen;

        /// @param likely how likely each move was
        Choice(Numbers seenNumbers, int[] numbers, float[] likely, int chosen) {
            this.seenNumbers = seenNumbers;
            this.numbers = numbers;
            this.likely = likely;
            this.chosen = chosen;
        }
    }

    /// A position in which somebody was asked, with the choice that was made there, if the net made one.
    private record Step(
            PolicyCritic.Judgement judgement, @Nullable Choice choice) {}

    private final RuleEngine rules;
    private final LearningNet net;
    private final PolicyCritic critic;
    private final float margin;
    private final MediumBot medium = new MediumBot(MediumWeights.TUNED);
    private final Bot yardstickBot = new YardstickBot();
    private final Bot bot;
    private SplittableRandom chance = new SplittableRandom(0);
    private float entropy;
    private float scale = 8;
    private double won;
    private int rounds;
    private double squares;
    private long choices;

    PolicyLesson(RuleEngine rules, LearningNet net, float margin) {
        this.rules = rules;
        this.net = net;
        this.margin = margin;
        critic = new PolicyCritic(rules);
        bot = new PolicyBot(
                MediumWeights.TUNED, new PolicyNet(net.inputs(), net.hidden(), net.outputs(), net.weights()));
    }

    PolicyCritic critic() {
        return critic;
    }

    /// Begins a batch.
    ///
    /// @param mixed how much choices are kept open
    void begin(SplittableRandom lots, float mixed) {
        chance = lots;
        entropy = mixed;
        won = 0;
        rounds = 0;
        squares = 0;
        choices = 0;
    }

    /// What comes of moves is multiplied by that before it is learned.
    void scale(float by) {
        scale = by;
    }

    /// How many choices this batch has had.
    long choices() {
        return choices;
    }

    /// The mean square of what came of its choices.
    double spread() {
        return squares / choices;
    }

    /// The share of its rounds that the net has won.
    double won() {
        return won / rounds;
    }

    /// Plays a round and learns from it.
    void round(long seed, int seat, Opponent opponent) {
        MutableMatch match = new MutableMatch(rules, seed, (int) (seed & 1));
        List<Step> steps = play(match, seat, opponent);
        float result = result(match, seat);
        float later = 0;
        for (int at = steps.size() - 1; at >= 0; at--) {
            Step step = steps.get(at);
            float after = at == steps.size() - 1
                    ? result
                    : steps.get(at + 1).judgement().worth()
                            - steps.get(at + 1).judgement().luck();
            later = after - step.judgement().worth() + LATER * later;
            if (chance.nextInt(2) == 0) {
                critic.learn(step.judgement(), later);
            }
            if (step.choice() != null) {
                learn(step.choice(), later);
            }
        }
    }

    private float result(MutableMatch match, int seat) {
        List<Integer> winners = match.roundWinners();
        float share = winners.contains(seat) ? 1f / winners.size() : 0;
        won += share;
        rounds++;
        float ahead = match.points(seat) - match.points(1 - seat);
        return (1 - margin) * share + margin * (0.5f + Math.clamp(ahead / FAR_AHEAD, -0.5f, 0.5f));
    }

    private List<Step> play(MutableMatch match, int seat, Opponent opponent) {
        List<Step> steps = new ArrayList<>();
        MutableRound round = match.round();
        DrawnCard drawn = new DrawnCard(round);
        while (!round.isOver()) {
            SeatKnowledge knowledge = match.asked();
            boolean answers = !(round.phase() instanceof Phase.Turn || round.phase() instanceof Phase.Extension);
            if (answers) {
                match.playLegal((knowledge.seat() == seat ? medium : player(opponent)).move(knowledge, 0));
                continue;
            }
            PolicyCritic.Judgement judgement = critic.judge(
                    round, seat, knowledge.seat(), steps.isEmpty() ? DrawnCard.NONE : drawn.by(knowledge.seat()));
            @Nullable Choice choice = knowledge.seat() == seat ? choice(knowledge) : null;
            steps.add(new Step(judgement, choice));
            Move move;
            if (choice != null) {
                move = knowledge.legal().get(choice.chosen);
            } else {
                move = (knowledge.seat() == seat ? medium : player(opponent)).move(knowledge, 0);
            }
            drawn.before(knowledge.seat(), move);
            match.playLegal(move);
        }
        return steps;
    }

    private Bot player(Opponent opponent) {
        return switch (opponent) {
            case MEDIUM -> medium;
            case YARDSTICK -> yardstickBot;
            case ITSELF -> bot;
        };
    }

    /// A move at random, or null where `medium` is sure.
    private @Nullable Choice choice(SeatKnowledge knowledge) {
        MediumMoveEvaluator evaluator = new MediumMoveEvaluator(knowledge, MediumWeights.TUNED);
        if (!ChoiceFeatures.isOpen(knowledge, evaluator)) {
            return null;
        }
        ChoiceFeatures choice = ChoiceFeatures.of(knowledge, evaluator);
        Numbers seenNumbers = Numbers.of(choice.list());
        float[] sums = new float[net.hidden()];
        net.sums(seenNumbers, sums);
        float[] scores = new float[net.outputs()];
        net.scores(sums, scores);
        int[] numbers = new int[choice.count()];
        float[] likely = new float[choice.count()];
        float most = Float.NEGATIVE_INFINITY;
        for (int place = 0; place < likely.length; place++) {
            numbers[place] = choice.number(place);
            likely[place] = choice.liking(place) + scores[numbers[place]];
            most = Math.max(most, likely[place]);
        }
        float sum = 0;
        for (int place = 0; place < likely.length; place++) {
            likely[place] = (float) StrictMath.exp(likely[place] - most);
            sum += likely[place];
        }
        int chosen = drawLot(likely, sum);
        for (int place = 0; place < likely.length; place++) {
            likely[place] /= sum;
        }
        return new Choice(seenNumbers, numbers, likely, chosen);
    }

    private int drawLot(float[] likely, float sum) {
        float rest = (float) chance.nextDouble() * sum;
        for (int place = 0; place < likely.length; place++) {
            rest -= likely[place];
            if (rest <= 0) {
                return place;
            }
        }
        return likely.length - 1;
    }

    private void learn(Choice choice, float brought) {
        squares += brought * brought;
        choices++;
        float[] likely = choice.likely;
        if (likely[choice.chosen] > NEARLY_ALWAYS) {
            return;
        }
        float[] logs = new float[likely.length];
        float mixed = 0;
        for (int place = 0; place < likely.length; place++) {
            logs[place] = likely[place] > HARDLY_EVER ? (float) StrictMath.log(likely[place]) : LOG_OF_HARDLY_EVER;
            mixed -= likely[place] * logs[place];
        }
        float[] wrong = new float[likely.length];
        float weight = brought * scale;
        for (int place = 0; place < likely.length; place++) {
            wrong[place] = weight * (likely[place] - (place == choice.chosen ? 1 : 0))
                    + entropy * likely[place] * (logs[place] + mixed);
        }
        float[] sums = new float[net.hidden()];
        net.sums(choice.seenNumbers, sums);
        net.learn(choice.seenNumbers, sums, choice.numbers, wrong, wrong.length);
    }
}
