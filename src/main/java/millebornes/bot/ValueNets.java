package millebornes.bot;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.RuleEngine;
import org.jspecify.annotations.Nullable;

/// The trained nets for evaluating positions, each for one game; loaded from the resources on first use.
final class ValueNets {

    /// No nets: every roll-out is played to its end.
    static final ValueNets NONE = new ValueNets(List.of());

    /// A net and its game.
    record Learned(RuleEngine rules, ValueNet net) {}

    private final List<Learned> learned;

    ValueNets(List<Learned> learned) {
        this.learned = List.copyOf(learned);
    }

    /// The nets of the program.
    static ValueNets ofProgram() {
        return Program.NETS;
    }

    /// The net for a game of these rules, whatever the length of the match, or null.
    @Nullable
    ValueNet of(RuleEngine rules) {
        for (Learned learnedNet : learned) {
            if (isSameGame(learnedNet.rules, rules)) {
                return learnedNet.net;
            }
        }
        return null;
    }

    /// True when rounds of both are played by the same rules, whatever the length of the match.
    static boolean isSameGame(RuleEngine engine, RuleEngine otherEngine) {
        return engine.edition().equals(otherEngine.edition())
                && engine.seating().equals(otherEngine.seating())
                && ofAnyLength(engine).equals(ofAnyLength(otherEngine));
    }

    private static EffectiveOptions ofAnyLength(RuleEngine rules) {
        EffectiveOptions options = rules.options();
        return new EffectiveOptions(
                options.scoring(), options.target(), MatchLength.ONE_ROUND, options.safetyClears(), options.flags());
    }

    /// The text form of [Learned]: the game, then the net.
    static Learned read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(new BufferedInputStream(in));
        RuleEngine rules = SetupText.setup(data.readUTF()).rules();
        ValueNet net = ValueNet.read(data);
        if (net.inputs() != SeatPositionFeatures.size(rules.seating())) {
            throw new IOException(net.inputs() + " numbers a position");
        }
        return new Learned(rules, net);
    }

    /// Holder for lazy loading.
    private static final class Program {

        /// The names of the games in `resources/bot`.
        private static final List<String> FILES =
                List.of("board-2", "board-2-accelerated", "board-2-extended", "board-2x2", "board-4", "classic-2");

        private static final ValueNets NETS = new ValueNets(NetResources.read(FILES, ".net", ValueNets::read));
    }
}
