package millebornes.bot;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import millebornes.engine.table.SeededRandom;

/// A [ValueNet] in training, position by position, with gradient steps that shrink with the size of earlier gradients.
final class NetLesson {

    private static final double MARGIN_WEIGHT = 0.3;

    private final int inputs;
    private final int hidden;
    private final float[] weights;
    private final float[] squares;
    private double loss;
    private double marginLoss;
    private int learned;

    NetLesson(int inputs, int hidden, SeededRandom random) {
        this.inputs = inputs;
        this.hidden = hidden;
        weights = new float[ValueNet.length(inputs, hidden)];
        squares = new float[weights.length];
        for (int weight = 0; weight < weights.length - 2; weight++) {
            weights[weight] = (random.below(2001) - 1000) / 1000f * (weight < inputs * hidden ? 0.12f : 0.25f);
        }
    }

    /// What it has learned so far.
    ValueNet net() {
        return new ValueNet(inputs, hidden, weights);
    }

    /// Writes the net behind the name of what it knows.
    void write(String game, Path file) throws IOException {
        try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
            out.writeUTF(game);
            net().write(out);
        }
    }

    void report(int round) {
        System.out.printf(
                Locale.ROOT,
                "%d rounds, %d positions: %.4f wrong about who wins, %.0f points off%n",
                round,
                learned,
                loss / learned,
                1000 * Math.sqrt(marginLoss / learned));
        loss = 0;
        marginLoss = 0;
        learned = 0;
    }

    /// @param won the share of the round that it should have said
    /// @param margin the points that it should have said
    void learn(SparseNetInputs sparseNetInputs, double won, double margin, float rate) {
        float[] sums = new float[hidden];
        ValueNet net = new ValueNet(inputs, hidden, weights);
        net.sums(sparseNetInputs, sums);
        ValueNet.Value value = net.value(sparseNetInputs);
        double wrong = value.win() - won;
        double off = (value.margin() - margin) / ValueNet.MARGIN_SCALE;
        loss += wrong * wrong;
        marginLoss += off * off;
        learned++;
        off *= MARGIN_WEIGHT;
        int out = (inputs + 1) * hidden;
        float[] back = new float[hidden];
        for (int unit = 0; unit < hidden; unit++) {
            if (sums[unit] > 0) {
                back[unit] = (float) (wrong * weights[out + unit] + off * weights[out + hidden + unit]);
                step(out + unit, (float) wrong * sums[unit], rate);
                step(out + hidden + unit, (float) off * sums[unit], rate);
            }
        }
        step(out + 2 * hidden, (float) wrong, rate);
        step(out + 2 * hidden + 1, (float) off, rate);
        for (int unit = 0; unit < hidden; unit++) {
            step(inputs * hidden + unit, back[unit], rate);
        }
        for (int index = 0; index < sparseNetInputs.count(); index++) {
            int from = sparseNetInputs.place(index) * hidden;
            float value1 = sparseNetInputs.value(index);
            for (int unit = 0; unit < hidden; unit++) {
                step(from + unit, back[unit] * value1, rate);
            }
        }
    }

    /// A step against the slope, the smaller the steeper it was before.
    private void step(int weight, float slope, float rate) {
        if (slope != 0) {
            squares[weight] += slope * slope;
            weights[weight] -= rate * slope / ((float) Math.sqrt(squares[weight]) + 0.3f);
        }
    }
}
