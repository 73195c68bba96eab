package millebornes.bot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import millebornes.engine.notation.SetupText;
import millebornes.engine.table.SeededRandom;

/// Tunes the weights of `medium` by self-play: all weights are changed a little at random, and the two resulting
/// players, one with all changes and one with the opposite ones, play some paired deals. In the long run the weights
/// follow the winner (simultaneous perturbation). A command, started manually, see docs/players.md:
///
/// `MediumTuning STEPS SEED START OUT DEALS RATE "board 2;classic 2"`
final class MediumTuning {

    /// What such games say nothing about; chosen by hand.
    private static final Set<MediumWeight> FIXED = Set.of(
            MediumWeight.KEEP_REMEDY_NEEDED,
            MediumWeight.KEEP_GREEN_TO_START,
            MediumWeight.TURN,
            MediumWeight.TURN_SQUARE,
            MediumWeight.TURN_ROUND,
            MediumWeight.LEADER,
            MediumWeight.LAST,
            MediumWeight.HOLD_JUNIOR_PERCENT,
            MediumWeight.END_TURN,
            MediumWeight.EXTEND_KM,
            MediumWeight.ALARM_PILE);

    private static final double STEP = 0.15;

    private static final double LEAST_STEP = 4;

    private final double[] values;
    private final double[] steps;
    private final List<PairedGames> games;
    private final SeededRandom random;

    private MediumTuning(int[] start, List<PairedGames> games, long seed) {
        values = new double[start.length];
        steps = new double[start.length];
        this.games = games;
        random = new SeededRandom(seed);
        for (int weight = 0; weight < start.length; weight++) {
            values[weight] = start[weight];
            boolean fixed = FIXED.contains(MediumWeight.values()[weight]);
            steps[weight] = fixed ? 0 : Math.max(LEAST_STEP, STEP * Math.abs(start[weight]));
        }
        steps[MediumWeight.ALARM_KM.ordinal()] = 25;
    }

    public static void main(String[] arguments) throws IOException {
        int count = Integer.parseInt(arguments[0]);
        long seed = Long.parseLong(arguments[1]);
        Path out = Path.of(arguments[3]);
        int deals = Integer.parseInt(arguments[4]);
        double rate = Double.parseDouble(arguments[5]);
        List<PairedGames> games = new ArrayList<>();
        for (String game : arguments[6].split(";", -1)) {
            games.add(new PairedGames(SetupText.setup(game).rules(), game.startsWith("classic") ? 0.7 : 0.2));
        }
        int[] start = MediumWeights.read(Files.newInputStream(Path.of(arguments[2])), arguments[2]);
        MediumTuning tuning = new MediumTuning(start, games, seed);
        PairedGames pairedGames = games.getFirst();
        for (int step = 0; step < count; step++) {
            tuning.step(deals, rate / (1 + 4.0 * step / count));
            if ((step + 1) % Math.max(1, count / 10) == 0) {
                Bot currentBot = new MediumBot(new MediumWeights(tuning.rounded()));
                System.out.println(String.format(
                        Locale.ROOT,
                        "%d: %+.2f %% against the start, %+.2f %% against the yardstick",
                        step + 1,
                        100 * pairedGames.difference(currentBot, new MediumBot(new MediumWeights(start)), 8000, -1),
                        100 * pairedGames.difference(currentBot, new YardstickBot(), 8000, -2)));
                tuning.write(out);
            }
        }
    }

    private void step(int deals, double rate) {
        int[] plus = new int[values.length];
        int[] minus = new int[values.length];
        int[] signs = new int[values.length];
        for (int weight = 0; weight < values.length; weight++) {
            signs[weight] = 2 * random.below(2) - 1;
            plus[weight] = (int) Math.round(values[weight] + signs[weight] * steps[weight]);
            minus[weight] = (int) Math.round(values[weight] - signs[weight] * steps[weight]);
        }
        PairedGames pairedGames = games.get(random.below(games.size()));
        double better = pairedGames.difference(
                new MediumBot(new MediumWeights(plus)), new MediumBot(new MediumWeights(minus)), deals, random.next());
        for (int weight = 0; weight < values.length; weight++) {
            values[weight] += rate * better * signs[weight] * steps[weight];
        }
    }

    private int[] rounded() {
        int[] rounded = new int[values.length];
        for (int weight = 0; weight < values.length; weight++) {
            rounded[weight] = (int) Math.round(values[weight]);
        }
        return rounded;
    }

    private void write(Path file) throws IOException {
        int[] rounded = rounded();
        String lines = Arrays.stream(MediumWeight.values())
                .map(weight -> weight + "=" + rounded[weight.ordinal()])
                .collect(Collectors.joining(
                        "\n",
                        "# What the player of two stars weighs (MediumWeight). Written by the tuning, docs/players.md.\n",
                        "\n"));
        Files.writeString(file, lines);
    }
}
