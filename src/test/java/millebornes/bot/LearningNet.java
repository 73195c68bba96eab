package millebornes.bot;

import java.util.Arrays;
import java.util.SplittableRandom;

/// A net with one hidden layer in training: it accumulates gradients over a batch and then makes a step that is as
/// large for a rare input as for a frequent one (Adam).
///
/// All sums are computed in a fixed order, so that the same training gives the same weights on every machine.
final class LearningNet {

    private static final float KEPT_SLOPE = 0.9f;

    private static final float KEPT_SQUARE = 0.999f;

    private static final float SMALLEST = 1e-6f;

    private final int inputs;
    private final int hidden;
    private final int outputs;
    private final int ownOfHidden;
    private final int out;
    private final int ownOfOutputs;
    private final float[] weights;
    private final float[] slopes;
    private final float[] slope;
    private final float[] square;
    private double slopesKept = 1;
    private double squaresKept = 1;

    /// @param mostIn how large weights of the inputs are in the beginning, at most
    /// @param mostOut the same of the outputs
    LearningNet(int inputs, int hidden, int outputs, SplittableRandom chance, float mostIn, float mostOut) {
        this.inputs = inputs;
        this.hidden = hidden;
        this.outputs = outputs;
        ownOfHidden = inputs * hidden;
        out = ownOfHidden + hidden;
        ownOfOutputs = out + hidden * outputs;
        weights = new float[ownOfOutputs + outputs];
        slopes = new float[weights.length];
        slope = new float[weights.length];
        square = new float[weights.length];
        for (int weight = 0; weight < ownOfHidden; weight++) {
            weights[weight] = (float) (chance.nextDouble() * 2 - 1) * mostIn;
        }
        for (int weight = out; weight < ownOfOutputs; weight++) {
            weights[weight] = (float) (chance.nextDouble() * 2 - 1) * mostOut;
        }
    }

    int hidden() {
        return hidden;
    }

    /// The weights themselves, in the order of [PolicyNet].
    float[] weights() {
        return weights;
    }

    /// What comes into the hidden units.
    void sums(Numbers seenNumbers, float[] sums) {
        System.arraycopy(weights, ownOfHidden, sums, 0, hidden);
        int together = seenNumbers.count() / 4 * 4;
        for (int index = 0; index < together; index += 4) {
            addFour(seenNumbers, index, sums);
        }
        for (int index = together; index < seenNumbers.count(); index++) {
            add(seenNumbers.place(index), seenNumbers.value(index), sums);
        }
    }

    /// Adds what four inputs add, one after the other for each unit: a sum is read and written once, not four times.
    private void addFour(Numbers seenNumbers, int index, float[] sums) {
        float[] all = weights;
        int first = seenNumbers.place(index) * hidden;
        int second = seenNumbers.place(index + 1) * hidden;
        int third = seenNumbers.place(index + 2) * hidden;
        int fourth = seenNumbers.place(index + 3) * hidden;
        float byFirst = seenNumbers.value(index);
        float bySecond = seenNumbers.value(index + 1);
        float byThird = seenNumbers.value(index + 2);
        float byFourth = seenNumbers.value(index + 3);
        for (int unit = 0; unit < hidden; unit++) {
            sums[unit] = sums[unit]
                    + byFirst * all[first + unit]
                    + bySecond * all[second + unit]
                    + byThird * all[third + unit]
                    + byFourth * all[fourth + unit];
        }
    }

    /// Adds what an input of that value adds.
    void add(int place, float value, float[] sums) {
        int from = place * hidden;
        for (int unit = 0; unit < hidden; unit++) {
            sums[unit] += value * weights[from + unit];
        }
    }

    void scores(float[] sums, float[] scores) {
        System.arraycopy(weights, ownOfOutputs, scores, 0, outputs);
        for (int unit = 0; unit < hidden; unit++) {
            if (sums[unit] > 0) {
                int from = out + unit * outputs;
                for (int output = 0; output < outputs; output++) {
                    scores[output] += sums[unit] * weights[from + output];
                }
            }
        }
    }

    /// The score of a net that has only one.
    float score(float[] sums) {
        float[] part = new float[8];
        for (int unit = 0; unit < hidden; unit++) {
            part[unit & 7] += Math.max(sums[unit], 0) * weights[out + unit];
        }
        return ((part[0] + part[1]) + (part[2] + part[3]))
                + ((part[4] + part[5]) + (part[6] + part[7]))
                + weights[ownOfOutputs];
    }

    /// Gathers slopes.
    ///
    /// @param numbers some outputs
    /// @param wrong by how much each of them is too high
    void learn(Numbers seenNumbers, float[] sums, int[] numbers, float[] wrong, int count) {
        float[] back = new float[hidden];
        for (int unit = 0; unit < hidden; unit++) {
            if (sums[unit] > 0) {
                int from = out + unit * outputs;
                for (int at = 0; at < count; at++) {
                    back[unit] += wrong[at] * weights[from + numbers[at]];
                    slopes[from + numbers[at]] += sums[unit] * wrong[at];
                }
            }
        }
        for (int at = 0; at < count; at++) {
            slopes[ownOfOutputs + numbers[at]] += wrong[at];
        }
        learn(ownOfHidden, 1, back);
        for (int index = 0; index < seenNumbers.count(); index++) {
            learn(seenNumbers.place(index) * hidden, seenNumbers.value(index), back);
        }
    }

    private void learn(int from, float value, float[] back) {
        for (int unit = 0; unit < hidden; unit++) {
            slopes[from + unit] += back[unit] * value;
        }
    }

    /// Makes a step.
    ///
    /// @param lessons how many the slopes were gathered from
    void step(float rate, long lessons) {
        slopesKept *= KEPT_SLOPE;
        squaresKept *= KEPT_SQUARE;
        float slopesSeen = (float) (1 - slopesKept);
        float squaresSeen = (float) (1 - squaresKept);
        float scale = 1f / lessons;
        for (int weight = 0; weight < weights.length; weight++) {
            float now = slopes[weight] * scale;
            slope[weight] = KEPT_SLOPE * slope[weight] + (1 - KEPT_SLOPE) * now;
            square[weight] = KEPT_SQUARE * square[weight] + (1 - KEPT_SQUARE) * now * now;
            weights[weight] -=
                    rate * (slope[weight] / slopesSeen) / ((float) Math.sqrt(square[weight] / squaresSeen) + SMALLEST);
        }
        forget();
    }

    /// Drops the slopes.
    void forget() {
        Arrays.fill(slopes, 0);
    }

    /// True when the input was ever anything but 0 in a lesson.
    boolean hasSeen(int input) {
        for (int weight = input * hidden; weight < (input + 1) * hidden; weight++) {
            if (square[weight] != 0) {
                return true;
            }
        }
        return false;
    }

    int inputs() {
        return inputs;
    }

    int outputs() {
        return outputs;
    }
}
