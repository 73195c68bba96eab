package millebornes.bot;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import millebornes.engine.match.MatchInPlace;
import millebornes.engine.notation.SetupText;
import millebornes.engine.play.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Phase;
import millebornes.engine.table.SeededRandom;
import millebornes.engine.view.SeatSight;

/// Teaches a [ValueNet] by self-play, from nothing: the player of two stars plays round after round, now and then a move
/// by lot; some of the positions are kept, and what has come of the round is what the net should have said of them. One
/// command, started by hand, see docs/players.md:
///
/// `ValueTraining "board 2" ROUNDS SEED HIDDEN OUT`
final class ValueTraining {

    /// Of so many moves one is made by lot.
    private static final int STRANGE = 25;

    /// Of so many positions one is kept.
    private static final int KEPT = 4;

    /// So many turns later the net knows better what comes of a position.
    private static final int LATER = 12;

    /// How much of what is learned is what the net says later, and not what has come of the round: the end is right but
    /// full of chance.
    private static final double MOST_TRUST = 0.8;

    private static final double FIRST_RATE = 0.03;

    private static final double LAST_RATE = 0.015;

    private static final double MARGIN_WEIGHT = 0.3;

    private final RuleEngine rules;
    private final int hidden;
    private final int inputs;
    private final float[] weights;
    private final float[] squares;
    private final SeededRandom chance;
    private double loss;
    private double marginLoss;
    private int learned;

    private ValueTraining(RuleEngine rules, int hidden, long seed) {
        this.rules = rules;
        this.hidden = hidden;
        inputs = PositionFeatures.size(rules.seating());
        weights = new float[ValueNet.length(inputs, hidden)];
        squares = new float[weights.length];
        chance = new SeededRandom(seed);
        for (int weight = 0; weight < weights.length - 2; weight++) {
            weights[weight] = (chance.below(2001) - 1000) / 1000f * (weight < inputs * hidden ? 0.12f : 0.25f);
        }
    }

    public static void main(String[] arguments) throws IOException {
        RuleEngine rules = SetupText.setup(arguments[0]).rules();
        int rounds = Integer.parseInt(arguments[1]);
        ValueTraining training = new ValueTraining(rules, Integer.parseInt(arguments[3]), Long.parseLong(arguments[2]));
        for (int round = 0; round < rounds; round++) {
            double done = (double) round / rounds;
            training.round(FIRST_RATE * Math.pow(LAST_RATE / FIRST_RATE, done), Math.min(MOST_TRUST, 2 * done));
            if ((round + 1) % Math.max(1, rounds / 10) == 0) {
                training.report(round + 1);
            }
        }
        try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(Path.of(arguments[4])))) {
            out.writeUTF(arguments[0]);
            new ValueNet(training.inputs, training.hidden, training.weights).write(out);
        }
    }

    private void report(int round) {
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

    private void round(double rate, double trust) {
        MatchInPlace match = new MatchInPlace(
                rules, chance.next(), chance.below(rules.seating().seats()));
        MediumBot player = new MediumBot(MediumWeights.TUNED);
        int seat = chance.below(rules.seating().seats());
        List<PositionFeatures> positions = new ArrayList<>();
        while (!match.round().isOver()) {
            SeatSight sight = match.asked();
            if (match.round().phase() instanceof Phase.Turn) {
                PositionFeatures position = new PositionFeatures(rules, seat);
                position.read(match.round());
                positions.add(position);
            }
            match.playLegal(move(sight, player));
        }
        ValueNet.Value end = end(match, rules.seating().teamOf(seat));
        ValueNet net = new ValueNet(inputs, hidden, weights);
        for (int at = chance.below(KEPT); at < positions.size(); at += 1 + chance.below(2 * KEPT - 1)) {
            ValueNet.Value later = at + LATER < positions.size() ? net.value(positions.get(at + LATER)) : end;
            learn(
                    positions.get(at),
                    end.win() + trust * (later.win() - end.win()),
                    (end.margin() + trust * (later.margin() - end.margin())) / ValueNet.MARGIN_SCALE,
                    (float) rate);
        }
    }

    private ValueNet.Value end(MatchInPlace match, int team) {
        List<Integer> winners = match.roundWinners();
        int most = Integer.MIN_VALUE;
        for (int other = 0; other < rules.seating().teams(); other++) {
            most = other == team ? most : Math.max(most, match.points(other));
        }
        return new ValueNet.Value(winners.contains(team) ? 1.0 / winners.size() : 0, match.points(team) - most);
    }

    private Move move(SeatSight sight, MediumBot player) {
        if (chance.below(STRANGE) == 0) {
            Move strange = sight.legal().get(chance.below(sight.legal().size()));
            if (new MediumMoveEvaluator(sight, MediumWeights.TUNED).worth(strange) > -1000) {
                return strange;
            }
        }
        return player.move(sight, new ThinkingTimeAndSeed(0, 0));
    }

    private void learn(PositionFeatures position, double won, double margin, float rate) {
        float[] sums = new float[hidden];
        ValueNet net = new ValueNet(inputs, hidden, weights);
        net.sums(position.list(), sums);
        ValueNet.Value value = net.value(position);
        double wrong = value.win() - won;
        double off = value.margin() / ValueNet.MARGIN_SCALE - margin;
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
        for (int index = 0; index < position.list().count(); index++) {
            int from = position.list().place(index) * hidden;
            float value1 = position.list().value(index);
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
