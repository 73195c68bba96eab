package millebornes.bot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import millebornes.engine.match.MutableMatch;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.SeededRandom;

/// Trains the net of [GeneralValueNet] by self-play from scratch: `medium` plays at one table after another, and the net
/// learns to predict the result of a round from its positions, later also its own prediction some turns on. A command,
/// started manually, see docs/players.md:
///
/// `OutlookTraining "board 3;classic 2;playroom 6" ROUNDS SEED HIDDEN OUT`
final class OutlookTraining {

    /// Of so many positions one is learned.
    private static final int KEPT = 4;

    /// So many turns of a seat later the net knows better what comes of a position.
    private static final int LATER = 6;

    private static final double MOST_TRUST = 0.8;

    private static final double FIRST_RATE = 0.03;

    private static final double LAST_RATE = 0.01;

    private final SeededRandom random;
    private final NetLesson lesson;

    private OutlookTraining(int hidden, long seed) {
        random = new SeededRandom(seed);
        lesson = new NetLesson(GeneralValueNetFeatures.SIZE, hidden, random);
    }

    public static void main(String[] arguments) throws IOException {
        List<RuleEngine> games = Arrays.stream(arguments[0].split(";", -1))
                .map(game -> SetupText.setup(game).rules())
                .toList();
        int rounds = Integer.parseInt(arguments[1]);
        OutlookTraining training = new OutlookTraining(Integer.parseInt(arguments[3]), Long.parseLong(arguments[2]));
        for (int round = 0; round < rounds; round++) {
            double done = (double) round / rounds;
            training.round(
                    games.get(round % games.size()),
                    FIRST_RATE * Math.pow(LAST_RATE / FIRST_RATE, done),
                    Math.min(MOST_TRUST, 2 * done));
            if ((round + 1) % Math.max(1, rounds / 10) == 0) {
                training.lesson.report(round + 1);
            }
        }
        training.lesson.write("", Path.of(arguments[4]));
    }

    private void round(RuleEngine rules, double rate, double trust) {
        int seats = rules.seating().seats();
        MutableMatch match = new MutableMatch(rules, random.next(), random.below(seats));
        MediumBot bot = new MediumBot(MediumWeights.TUNED);
        int team = random.below(rules.seating().teams());
        List<GeneralValueNetFeatures> positions = new ArrayList<>();
        while (!match.round().isOver()) {
            if (PositionWorth.isKnown(match.round())) {
                GeneralValueNetFeatures positionFeatures = new GeneralValueNetFeatures(rules, team);
                positionFeatures.read(match.round());
                positions.add(positionFeatures);
            }
            match.playLegal(bot.move(match.asked(), 0));
        }
        PositionWorth worth = new PositionWorth(rules, null);
        double[] end = worth.of(match.round());
        ValueNet.Value value = new ValueNet.Value(end[team], end[rules.seating().teams() + team]);
        ValueNet net = lesson.net();
        for (int at = random.below(KEPT); at < positions.size(); at += 1 + random.below(2 * KEPT - 1)) {
            int ahead = at + LATER * seats;
            ValueNet.Value laterValue =
                    ahead < positions.size() ? net.value(positions.get(ahead).list()) : value;
            lesson.learn(
                    positions.get(at).list(),
                    value.win() + trust * (laterValue.win() - value.win()),
                    value.margin() + trust * (laterValue.margin() - value.margin()),
                    (float) rate);
        }
    }
}
