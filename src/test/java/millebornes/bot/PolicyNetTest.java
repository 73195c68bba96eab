package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import millebornes.engine.match.MutableMatch;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.RuleEngine;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The trained nets fit their games and play them better than `medium`.
class PolicyNetTest {

    private static final RuleEngine BOARD = rules("board 2");

    @Test
    void aNetPlaysTheGameThatItHasLearnedAndNoOther() {
        assertThat(LearnedNets.policies().of(BOARD)).isNotNull();
        assertThat(LearnedNets.policies().of(rules("board 2 rounds=3"))).isNull();
        assertThat(LearnedNets.policies().of(rules("board 4"))).isNull();
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        net().write(new DataOutputStream(bytes));
        PolicyNet secondNet = PolicyNet.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
        SeatKnowledge knowledge = new MutableMatch(BOARD, 3, 0).asked();
        SparseNetInputs inputs = ChoiceFeatures.of(knowledge, new MediumMoveEvaluator(knowledge, MediumWeights.TUNED))
                .list();
        assertThat(secondNet.scores(inputs)).containsExactly(net().scores(inputs));
    }

    @Test
    void aNetOfAnotherSizeIsRefused() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeUTF("board 2");
        new PolicyNet(3, 2, 4, new float[PolicyNet.length(3, 2, 4)]).write(out);
        assertThatThrownBy(() -> LearnedNets.readPolicy(new ByteArrayInputStream(bytes.toByteArray())))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> new PolicyNet(3, 2, 4, new float[5])).isInstanceOf(IllegalArgumentException.class);
    }

    /// Measured over many more deals it is two of a hundred better (docs/players.md).
    @Test
    void itPlaysBetterThanThePlayerOfTwoStars() {
        PolicyBot playerBot = new PolicyBot(MediumWeights.TUNED, net());
        double better = new PairedGames(BOARD, 0).difference(playerBot, new MediumBot(MediumWeights.TUNED), 3000, 5);
        assertThat(better).isGreaterThan(0);
    }

    private static PolicyNet net() {
        @Nullable PolicyNet net = LearnedNets.policies().of(BOARD);
        if (net == null) {
            throw new IllegalStateException("no net for the board");
        }
        return net;
    }

    private static RuleEngine rules(String game) {
        return SetupText.setup(game).rules();
    }
}
