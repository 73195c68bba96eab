package millebornes.bot;

import java.util.List;
import java.util.SplittableRandom;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hand;

/// Predicts the result of a round from a position with all hands known, and the luck of the card just drawn: the value
/// of the position with that card minus the average over all cards of the pile. Whatever the critic's errors, that luck
/// averages to zero, so subtracting it from the result reduces the variance without bias.
final class PolicyCritic {

    private static final List<Card> KINDS = Card.ALL;

    private static final int HIDDEN = 64;

    private static final int SEED = 2;

    private static final float FIRST_WEIGHTS = 0.1f;

    private static final int[] ONLY = {0};

    private static final float FAR = 20;

    private static final int DOUBLINGS = 8;

    /// What it says.
    ///
    /// @param worth from 0 to 1
    /// @param luck how much of it is the luck of the last card
    record Judgement(Numbers position, float worth, float luck) {}

    private final CriticFeatures features;
    private final LearningNet net;
    private long lessons;

    PolicyCritic(RuleEngine rules) {
        features = new CriticFeatures(rules);
        net = new LearningNet(CriticFeatures.SIZE, HIDDEN, 1, new SplittableRandom(SEED), FIRST_WEIGHTS, FIRST_WEIGHTS);
    }

    /// @param seat for whom
    /// @param mover who has drawn the last card
    /// @param drawn its kind, or -1 when none was drawn or more than one
    Judgement judge(MutableRound round, int seat, int mover, int drawn) {
        Numbers positionNumbers = features.read(round, seat);
        float[] sums = new float[net.hidden()];
        net.sums(positionNumbers, sums);
        float worth = logistic(net.score(sums));
        boolean isKnown = drawn >= 0 && features.left() == round.drawPileSize();
        float luck = isKnown ? worth - beforeDrawing(round, sums, mover == seat ? 0 : 1, drawn) : 0;
        return new Judgement(positionNumbers, worth, luck);
    }

    private float beforeDrawing(MutableRound round, float[] sums, int place, int drawn) {
        Hand hand = round.hand(round.phase().asked().first());
        SparseNetInputs columnInputs = features.columns(place, drawn, hand.count(KINDS.get(drawn)) - 1);
        for (int index = 0; index < columnInputs.count(); index++) {
            net.add(columnInputs.place(index), -columnInputs.value(index), sums);
        }
        float sum = 0;
        float[] with = new float[sums.length];
        for (int kind = 0; kind < KINDS.size(); kind++) {
            int back = kind == drawn ? 1 : 0;
            int left = features.left(kind) + back;
            if (left > 0) {
                System.arraycopy(sums, 0, with, 0, sums.length);
                columnInputs = features.columns(place, kind, hand.count(KINDS.get(kind)) - back);
                for (int index = 0; index < columnInputs.count(); index++) {
                    net.add(columnInputs.place(index), columnInputs.value(index), with);
                }
                sum += left * logistic(net.score(with));
            }
        }
        return sum / (round.drawPileSize() + 1);
    }

    /// Learns by how much a judgement was too low.
    void learn(Judgement judgement, float tooLow) {
        float[] sums = new float[net.hidden()];
        net.sums(judgement.position(), sums);
        net.learn(judgement.position(), sums, ONLY, new float[] {-tooLow}, 1);
        lessons++;
    }

    /// Makes a step after some rounds.
    void step(float rate) {
        net.step(rate, Math.max(1, lessons));
        lessons = 0;
    }

    /// Nearly the logistic curve; of products alone, so that it is the same on every machine.
    private static float logistic(float x) {
        float power = 1 - Math.clamp(x, -FAR, FAR) / (1 << DOUBLINGS);
        for (int doubling = 0; doubling < DOUBLINGS; doubling++) {
            power *= power;
        }
        return 1 / (1 + power);
    }
}
