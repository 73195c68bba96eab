package millebornes.bot;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.RuleEngine;
import org.jspecify.annotations.Nullable;

/// The trained nets for choosing moves, each for one game of two seats; loaded from the resources on first use.
final class PolicyNets {

    /// No nets: `medium` is the prior in every game.
    static final PolicyNets NONE = new PolicyNets(List.of());

    /// A net and its game.
    record Learned(RuleEngine rules, PolicyNet net) {}

    private final List<Learned> learned;

    PolicyNets(List<Learned> learned) {
        this.learned = List.copyOf(learned);
    }

    /// The nets of the program.
    static PolicyNets ofProgram() {
        return Program.NETS;
    }

    /// The net for a game of these rules, or null. A net trained on single rounds does not play matches, and vice
    /// versa.
    @Nullable
    PolicyNet of(RuleEngine rules) {
        for (Learned learnedNet : learned) {
            boolean single = learnedNet.rules.options().length().isOneRound();
            if (ValueNets.isSameGame(learnedNet.rules, rules)
                    && single == rules.options().length().isOneRound()) {
                return learnedNet.net;
            }
        }
        return null;
    }

    /// The text form of [Learned]: the game, then the net.
    static Learned read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(new BufferedInputStream(in));
        RuleEngine rules = SetupText.setup(data.readUTF()).rules();
        PolicyNet net = PolicyNet.read(data);
        if (net.inputs() != ChoiceFeatures.SIZE
                || net.outputs() != ChoiceFeatures.MOVES
                || rules.seating().seats() != 2) {
            throw new IOException("no policy: " + net.inputs() + " numbers, " + net.outputs() + " moves");
        }
        return new Learned(rules, net);
    }

    /// Holder for lazy loading.
    private static final class Program {

        /// The names of the games in `resources/bot`.
        private static final List<String> FILES = List.of("board-2", "classic-2");

        private static final PolicyNets NETS = new PolicyNets(NetResources.read(FILES, ".policy", PolicyNets::read));
    }
}
