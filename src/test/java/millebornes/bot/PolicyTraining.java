package millebornes.bot;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.RuleEngine;

/// Trains a [PolicyNet] for a game of two seats by playing it, from scratch. A command, started manually, see
/// docs/players.md:
///
/// `PolicyTraining "board 2" BATCHES SEED HIDDEN MARGIN OUT [medium|yardstick]`
///
/// It plays batches of rounds with random moves in proportion to the net's preferences; then the net is moved a little
/// towards the moves that did better than the critic had predicted ([PolicyLesson]). The result is the mean of the net
/// over the last batches. MARGIN is the share of the points in a round's result, from 0 (only the winner counts) to 1.
/// With a named opponent the net is trained against that one.
final class PolicyTraining {

    private static final int ROUNDS = 1024;

    /// The critic makes a step after so many rounds.
    private static final int CRITIC_ROUNDS = 32;

    /// In the first batches only the critic learns.
    private static final int CRITIC_ALONE = 100;

    /// After so many rounds and batches the steps are as large as they get.
    private static final float CRITIC_SLOW = 6000;

    private static final float SLOW = 30;

    private static final float CRITIC_RATE = 2e-3f;

    private static final double CRITIC_SHRINKS = 0.02;

    private static final float FIRST_RATE = 1e-3f;

    private static final float LAST_RATE = 5e-5f;

    /// The steps become smaller after this part of all batches.
    private static final double SHRINKS_FROM = 0.3;

    private static final float MOST_ENTROPY = 0.004f;

    private static final double ENTROPY_SHRINKS = 1.2;

    private static final double LEAST_ENTROPY = 0.05;

    /// How often the opponent is `medium` and the yardstick; else it is the learner itself.
    private static final Opponents EVERYBODY = new Opponents(0.6, 0.3);

    private static final double NEARLY_ALWAYS = 0.95;

    private static final float MEAN_OVER = 100;

    private static final double KEPT_SPREAD = 0.9;

    private static final int DEALS = 4000;

    private final RuleEngine rules;
    private final PolicyLesson lesson;
    private final LearningNet net;
    private final float[] mean;
    private final Opponents opponents;
    private double spread;

    /// Which part of all rounds is played against whom; the rest is against itself.
    private record Opponents(double medium, double yardstick) {

        static Opponents named(String name) {
            return switch (name) {
                case "medium" -> new Opponents(NEARLY_ALWAYS, 0);
                case "yardstick" -> new Opponents(0, NEARLY_ALWAYS);
                default -> throw new IllegalArgumentException("medium or yardstick, not " + name);
            };
        }

        PolicyLesson.Opponent of(double lot) {
            if (lot < medium) {
                return PolicyLesson.Opponent.MEDIUM;
            }
            return lot < medium + yardstick ? PolicyLesson.Opponent.YARDSTICK : PolicyLesson.Opponent.ITSELF;
        }
    }

    private PolicyTraining(RuleEngine rules, int hidden, float margin, Opponents opponents) {
        this.rules = rules;
        this.opponents = opponents;
        net = new LearningNet(ChoiceFeatures.SIZE, hidden, ChoiceFeatures.MOVES, new SplittableRandom(1), 0.15f, 0);
        lesson = new PolicyLesson(rules, net, margin);
        mean = net.weights().clone();
    }

    public static void main(String[] arguments) throws IOException {
        RuleEngine rules = SetupText.setup(arguments[0]).rules();
        int batches = Integer.parseInt(arguments[1]);
        long seed = Long.parseLong(arguments[2]);
        PolicyTraining training = new PolicyTraining(
                rules,
                Integer.parseInt(arguments[3]),
                Float.parseFloat(arguments[4]),
                arguments.length > 6 ? Opponents.named(arguments[6]) : EVERYBODY);
        for (int batch = 0; batch < batches; batch++) {
            training.batch(batch, (double) batch / batches, new SplittableRandom(seed * 7919 + batch * 1000003L + 17));
            if ((batch + 1) % Math.max(1, batches / 10) == 0) {
                training.report(batch + 1);
            }
        }
        training.write(arguments[0], Path.of(arguments[5]));
    }

    private void batch(int batch, double done, SplittableRandom chance) {
        lesson.begin(chance, MOST_ENTROPY * (float) Math.max(LEAST_ENTROPY, 1 - done * ENTROPY_SHRINKS));
        for (int round = 0; round < ROUNDS; round++) {
            double lot = chance.nextDouble();
            lesson.round(chance.nextLong(), chance.nextInt(2), opponents.of(lot));
            if ((round + 1) % CRITIC_ROUNDS == 0) {
                lesson.critic()
                        .step(CRITIC_RATE
                                * Math.min(1f, (batch * ROUNDS + round) / CRITIC_SLOW)
                                * (float) StrictMath.pow(CRITIC_SHRINKS, done));
            }
        }
        if (batch >= CRITIC_ALONE) {
            double smaller = Math.max(0, (done - SHRINKS_FROM) / (1 - SHRINKS_FROM));
            float rate = (float) (FIRST_RATE * StrictMath.pow(LAST_RATE / FIRST_RATE, smaller));
            net.step(rate * Math.min(1f, (batch - CRITIC_ALONE + 1) / SLOW), lesson.choices());
        } else {
            net.forget();
        }
        float kept = 1 - 1 / Math.min(MEAN_OVER, 1 + Math.max(0, batch - CRITIC_ALONE) * 0.1f);
        for (int weight = 0; weight < mean.length; weight++) {
            mean[weight] = kept * mean[weight] + (1 - kept) * net.weights()[weight];
        }
        spread = batch == 0 ? lesson.spread() : KEPT_SPREAD * spread + (1 - KEPT_SPREAD) * lesson.spread();
        lesson.scale((float) (1 / Math.sqrt(spread)));
    }

    private void report(int batch) {
        PolicyBot playerBot = new PolicyBot(MediumWeights.TUNED, learned());
        System.out.printf(
                Locale.ROOT,
                "%d batches: %.2f %% of the rounds by lot; by what it likes best %.2f against medium, %.2f against the yardstick%n",
                batch,
                100 * lesson.won(),
                share(playerBot, new MediumBot(MediumWeights.TUNED)),
                share(playerBot, new YardstickBot()));
    }

    private double share(Bot bot, Bot otherBot) {
        return 50 + 100 * new PairedGames(rules, 0).difference(bot, otherBot, DEALS, 77);
    }

    /// The mean net; of a number that never came it has learned nothing.
    private PolicyNet learned() {
        float[] weights = mean.clone();
        for (int input = 0; input < net.inputs(); input++) {
            if (!net.hasSeen(input)) {
                Arrays.fill(weights, input * net.hidden(), (input + 1) * net.hidden(), 0);
            }
        }
        return new PolicyNet(net.inputs(), net.hidden(), net.outputs(), weights);
    }

    private void write(String game, Path file) throws IOException {
        try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
            out.writeUTF(game);
            learned().write(out);
        }
    }
}
