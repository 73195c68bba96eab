package millebornes.bot;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// A small trained neural network whose outputs correct `medium`'s liking of every move ([PolicyBot]). It has one
/// hidden layer.
///
/// Invariant: the same numbers give the same scores on every machine; all sums are taken in one order.
final class PolicyNet {

    /// The greatest number of steps of a weight in a file, where each row of weights is stored as multiples of a step.
    private static final int STEPS = Byte.MAX_VALUE;

    /// The factor by which the step of a row is multiplied to become a whole number in a file.
    private static final float STEP_SCALE = 1 << 18;

    private final int inputs;
    private final int hidden;
    private final int outputs;

    /// The weights: first those of the hidden units by input, then their biases, then those of the outputs by hidden
    /// unit, then the outputs' biases.
    private final float[] weights;

    PolicyNet(int inputs, int hidden, int outputs, float[] weights) {
        if (weights.length != length(inputs, hidden, outputs)) {
            throw new IllegalArgumentException(weights.length + " weights");
        }
        this.inputs = inputs;
        this.hidden = hidden;
        this.outputs = outputs;
        this.weights = weights;
    }

    /// The number of weights of a network with so many inputs, hidden units and outputs.
    static int length(int inputs, int hidden, int outputs) {
        return (inputs + 1) * hidden + (hidden + 1) * outputs;
    }

    int inputs() {
        return inputs;
    }

    int outputs() {
        return outputs;
    }

    /// The scores of all outputs for these inputs.
    float[] scores(SparseNetInputs sparseNetInputs) {
        float[] sums = new float[hidden];
        addRow(inputs * hidden, 1, sums);
        for (int index = 0; index < sparseNetInputs.count(); index++) {
            addRow(sparseNetInputs.place(index) * hidden, sparseNetInputs.value(index), sums);
        }
        float[] scores = new float[outputs];
        int out = (inputs + 1) * hidden;
        addRow(out + hidden * outputs, 1, scores);
        for (int unit = 0; unit < hidden; unit++) {
            if (sums[unit] > 0) {
                addRow(out + unit * outputs, sums[unit], scores);
            }
        }
        return scores;
    }

    private void addRow(int from, float times, float[] sums) {
        for (int at = 0; at < sums.length; at++) {
            sums[at] += times * weights[from + at];
        }
    }

    static PolicyNet read(DataInputStream in) throws IOException {
        int inputs = in.readUnsignedShort();
        int hidden = in.readUnsignedShort();
        int outputs = in.readUnsignedShort();
        float[] weights = new float[length(inputs, hidden, outputs)];
        int at = 0;
        while (at < weights.length) {
            int row = at < (inputs + 1) * hidden ? hidden : outputs;
            float step = in.readUnsignedShort() / STEP_SCALE;
            for (int weight = at; step > 0 && weight < at + row; weight++) {
                weights[weight] = in.readByte() * step;
            }
            at += row;
        }
        return new PolicyNet(inputs, hidden, outputs, weights);
    }

    /// Writes the network: for each row of weights its step, then each weight as a multiple of it; for a row of zeros
    /// only the step 0. Reading and writing a file preserves its bytes.
    void write(DataOutputStream out) throws IOException {
        out.writeShort(inputs);
        out.writeShort(hidden);
        out.writeShort(outputs);
        int at = 0;
        while (at < weights.length) {
            int end = at + (at < (inputs + 1) * hidden ? hidden : outputs);
            int size = sizeOfSteps(at, end);
            out.writeShort(size);
            for (int weight = at; size > 0 && weight < end; weight++) {
                out.writeByte(Math.round(weights[weight] / (size / STEP_SCALE)));
            }
            at = end;
        }
    }

    /// The step of a row, times [#STEP_SCALE], for a file: the smallest one at which the row's largest weight is no
    /// more than [#STEPS] steps. If the row was read from a file, the step that it was read with.
    private int sizeOfSteps(int from, int end) {
        float most = 0;
        for (int weight = from; weight < end; weight++) {
            most = Math.max(most, Math.abs(weights[weight]));
        }
        int smallest = (int) Math.ceil(most / STEPS * STEP_SCALE);
        for (int size = Math.max(1, smallest - 1); size <= smallest + 1; size++) {
            if (isWhole(from, end, size / STEP_SCALE)) {
                return most == 0 ? 0 : size;
            }
        }
        return smallest;
    }

    private boolean isWhole(int from, int end, float step) {
        for (int weight = from; weight < end; weight++) {
            float steps = weights[weight] / step;
            if (Math.abs(steps) > STEPS || steps != Math.rint(steps)) {
                return false;
            }
        }
        return true;
    }
}
