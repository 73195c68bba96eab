package millebornes.bot;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// A small neural network with one hidden layer, trained on rounds between computers, that evaluates a position: the
/// probability that the seat's team wins the round, and the expected lead in points.
///
/// Invariant: the same position gives the same numbers on every machine.
final class ValueNet {

    /// The evaluation of a position.
    ///
    /// @param win the probability of winning the round, from 0 to 1
    /// @param margin the expected lead at the end of the round, in points
    record Value(double win, double margin) {}

    /// The number of points for which the output for the margin is 1.
    static final double MARGIN_SCALE = 1000;

    /// The factor by which weights are multiplied to become whole numbers in a file.
    private static final float FILE_SCALE = 2048;

    private final int inputs;
    private final int hidden;

    /// The weights: first those of the hidden units by input, then their biases, then those of both outputs, then the
    /// outputs' biases.
    private final float[] weights;

    ValueNet(int inputs, int hidden, float[] weights) {
        if (weights.length != length(inputs, hidden)) {
            throw new IllegalArgumentException(weights.length + " weights");
        }
        this.inputs = inputs;
        this.hidden = hidden;
        this.weights = weights;
    }

    /// The number of weights of a network with so many inputs and hidden units.
    static int length(int inputs, int hidden) {
        return inputs * hidden + hidden + 2 * hidden + 2;
    }

    int inputs() {
        return inputs;
    }

    Value value(SparseNetInputs sparseNetInputs) {
        float[] sums = new float[hidden];
        sums(sparseNetInputs, sums);
        int out = (inputs + 1) * hidden;
        float win = weights[out + 2 * hidden];
        float margin = weights[out + 2 * hidden + 1];
        for (int unit = 0; unit < hidden; unit++) {
            float active = Math.max(0, sums[unit]);
            win += active * weights[out + unit];
            margin += active * weights[out + hidden + unit];
        }
        return new Value(1 / (1 + StrictMath.exp(-win)), margin * MARGIN_SCALE);
    }

    /// Computes the sums that enter the units of the hidden layer (pre-activations).
    void sums(SparseNetInputs sparseNetInputs, float[] sums) {
        System.arraycopy(weights, inputs * hidden, sums, 0, hidden);
        for (int index = 0; index < sparseNetInputs.count(); index++) {
            int from = sparseNetInputs.place(index) * hidden;
            float value = sparseNetInputs.value(index);
            for (int unit = 0; unit < hidden; unit++) {
                sums[unit] += value * weights[from + unit];
            }
        }
    }

    static ValueNet read(DataInputStream in) throws IOException {
        int inputs = in.readUnsignedShort();
        int hidden = in.readUnsignedShort();
        float[] weights = new float[length(inputs, hidden)];
        for (int weight = 0; weight < weights.length; weight++) {
            weights[weight] = in.readShort() / FILE_SCALE;
        }
        return new ValueNet(inputs, hidden, weights);
    }

    void write(DataOutputStream out) throws IOException {
        out.writeShort(inputs);
        out.writeShort(hidden);
        for (float weight : weights) {
            out.writeShort(Math.clamp(Math.round(weight * FILE_SCALE), Short.MIN_VALUE, Short.MAX_VALUE));
        }
    }
}
