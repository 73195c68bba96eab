package millebornes.bot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import millebornes.engine.match.MutableMatch;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Phase;
import millebornes.engine.table.SeededRandom;

/// Trains a [ValueNet] by self-play from scratch: `medium` plays round after round with occasional random moves, and
/// the net learns to predict the result of a round from sampled positions. A command, started manually, see
/// docs/players.md:
///
/// `ValueTraining "board 2" ROUNDS SEED HIDDEN OUT`
final class ValueTraining {

    /// Of so many moves one is made at random.
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

    private final RuleEngine rules;
    private final SeededRandom random;
    private final NetLesson lesson;

    private ValueTraining(RuleEngine rules, int hidden, long seed) {
        this.rules = rules;
        random = new SeededRandom(seed);
        lesson = new NetLesson(ValueNetFeatures.size(rules.seating()), hidden, random);
    }

    public static void main(String[] arguments) throws IOException {
        RuleEngine rules = SetupText.setup(arguments[0]).rules();
        int rounds = Integer.parseInt(arguments[1]);
        ValueTraining training = new ValueTraining(rules, Integer.parseInt(arguments[3]), Long.parseLong(arguments[2]));
        for (int round = 0; round < rounds; round++) {
            double done = (double) round / rounds;
            training.round(FIRST_RATE * Math.pow(LAST_RATE / FIRST_RATE, done), Math.min(MOST_TRUST, 2 * done));
            if ((round + 1) % Math.max(1, rounds / 10) == 0) {
                training.lesson.report(round + 1);
            }
        }
        training.lesson.write(arguments[0], Path.of(arguments[4]));
    }

    private void round(double rate, double trust) {
        MutableMatch match = new MutableMatch(
                rules, random.next(), random.below(rules.seating().seats()));
        MediumBot bot = new MediumBot(MediumWeights.TUNED);
        int seat = random.below(rules.seating().seats());
        List<ValueNetFeatures> positions = new ArrayList<>();
        while (!match.round().isOver()) {
            SeatKnowledge knowledge = match.asked();
            if (match.round().phase() instanceof Phase.Turn) {
                ValueNetFeatures positionFeatures = new ValueNetFeatures(rules, seat);
                positionFeatures.read(match.round());
                positions.add(positionFeatures);
            }
            match.playLegal(move(knowledge, bot));
        }
        ValueNet.Value endValue = end(match, rules.seating().teamOf(seat));
        ValueNet net = lesson.net();
        for (int at = random.below(KEPT); at < positions.size(); at += 1 + random.below(2 * KEPT - 1)) {
            ValueNet.Value laterValue = at + LATER < positions.size()
                    ? net.value(positions.get(at + LATER).list())
                    : endValue;
            lesson.learn(
                    positions.get(at).list(),
                    endValue.win() + trust * (laterValue.win() - endValue.win()),
                    endValue.margin() + trust * (laterValue.margin() - endValue.margin()),
                    (float) rate);
        }
    }

    private ValueNet.Value end(MutableMatch match, int team) {
        List<Integer> winners = match.roundWinners();
        int most = Integer.MIN_VALUE;
        for (int other = 0; other < rules.seating().teams(); other++) {
            most = other == team ? most : Math.max(most, match.points(other));
        }
        return new ValueNet.Value(winners.contains(team) ? 1.0 / winners.size() : 0, match.points(team) - most);
    }

    private Move move(SeatKnowledge knowledge, MediumBot bot) {
        if (random.below(STRANGE) == 0) {
            Move strangeMove =
                    knowledge.legal().get(random.below(knowledge.legal().size()));
            if (new MediumMoveEvaluator(knowledge, MediumWeights.TUNED).worth(strangeMove) > -1000) {
                return strangeMove;
            }
        }
        return bot.move(knowledge, 0);
    }
}
