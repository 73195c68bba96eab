package millebornes.bot;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.RuleEngine;
import org.jspecify.annotations.Nullable;

/// Trained neural networks of one type, each for one game. Those that come with the program are read from
/// `resources/bot` when the first player needs them.
final class LearnedNets<N> {

    private final List<Learned<N>> learned;
    private final BiPredicate<RuleEngine, RuleEngine> isSameGame;

    /// A network and the game that it was trained on.
    record Learned<N>(RuleEngine rules, N net) {}

    private LearnedNets(List<Learned<N>> learned, BiPredicate<RuleEngine, RuleEngine> isSameGame) {
        this.learned = List.copyOf(learned);
        this.isSameGame = isSameGame;
    }

    /// The networks that evaluate positions ([RollOutMoveEvaluator]). One for a game is used whatever the length of the match.
    static LearnedNets<ValueNet> values() {
        return Values.NETS;
    }

    /// The networks that choose moves ([PolicyBot]), all for two seats, either in single rounds or in longer matches.
    static LearnedNets<PolicyNet> policies() {
        return Policies.NETS;
    }

    /// The network for a game of these rules, or null if there is none.
    @Nullable
    N of(RuleEngine rules) {
        for (Learned<N> learnedNet : learned) {
            if (isSameGame.test(learnedNet.rules(), rules)) {
                return learnedNet.net();
            }
        }
        return null;
    }

    /// Whether two games have the same edition, seating and options, except for the length of a match.
    private static boolean isSameRound(RuleEngine engine, RuleEngine otherEngine) {
        return engine.edition().equals(otherEngine.edition())
                && engine.seating().equals(otherEngine.seating())
                && ofAnyLength(engine).equals(ofAnyLength(otherEngine));
    }

    private static EffectiveOptions ofAnyLength(RuleEngine rules) {
        EffectiveOptions options = rules.options();
        return new EffectiveOptions(
                options.scoring(), options.target(), MatchLength.ONE_ROUND, options.safetyClears(), options.flags());
    }

    private static boolean isSameKindOfMatch(RuleEngine engine, RuleEngine otherEngine) {
        return isSameRound(engine, otherEngine)
                && engine.options().length().isOneRound()
                        == otherEngine.options().length().isOneRound();
    }

    /// Reads a [ValueNet] from a file: the game, then the network.
    ///
    /// @throws IOException when the network does not fit the game
    static Learned<ValueNet> readValue(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(new BufferedInputStream(in));
        RuleEngine rules = SetupText.setup(data.readUTF()).rules();
        ValueNet net = ValueNet.read(data);
        if (net.inputs() != ValueNetFeatures.size(rules.seating())) {
            throw new IOException(net.inputs() + " numbers a position");
        }
        return new Learned<>(rules, net);
    }

    /// Reads a [PolicyNet] from a file: the game, then the network.
    ///
    /// @throws IOException when the network does not fit the game
    static Learned<PolicyNet> readPolicy(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(new BufferedInputStream(in));
        RuleEngine rules = SetupText.setup(data.readUTF()).rules();
        PolicyNet net = PolicyNet.read(data);
        if (net.inputs() != ChoiceFeatures.SIZE
                || net.outputs() != ChoiceFeatures.MOVES
                || rules.seating().seats() != 2) {
            throw new IOException("no policy: " + net.inputs() + " numbers, " + net.outputs() + " moves");
        }
        return new Learned<>(rules, net);
    }

    /// Reads a file with one network.
    @FunctionalInterface
    private interface NetReader<N> {

        Learned<N> read(InputStream in) throws IOException;
    }

    /// The networks in the files with these names and this ending.
    ///
    /// @throws IllegalStateException when a file is missing or corrupt
    private static <N> List<Learned<N>> resources(List<String> names, String ending, NetReader<N> reader) {
        List<Learned<N>> nets = new ArrayList<>();
        for (String name : names) {
            String file = "/bot/" + name + ending;
            try (@Nullable InputStream in = LearnedNets.class.getResourceAsStream(file)) {
                if (in == null) {
                    throw new IllegalStateException("missing: " + file);
                }
                nets.add(reader.read(in));
            } catch (IOException e) {
                throw new IllegalStateException(file, e);
            }
        }
        return nets;
    }

    /// Holder that loads the networks of [#values()] on first use.
    private static final class Values {

        private static final List<String> GAMES =
                List.of("board-2", "board-2-accelerated", "board-2-extended", "board-2x2", "board-4", "classic-2");

        private static final LearnedNets<ValueNet> NETS =
                new LearnedNets<>(resources(GAMES, ".net", LearnedNets::readValue), LearnedNets::isSameRound);
    }

    /// Holder that loads the networks of [#policies()] on first use.
    private static final class Policies {

        private static final List<String> GAMES = List.of("board-2", "classic-2");

        private static final LearnedNets<PolicyNet> NETS =
                new LearnedNets<>(resources(GAMES, ".policy", LearnedNets::readPolicy), LearnedNets::isSameKindOfMatch);
    }
}
