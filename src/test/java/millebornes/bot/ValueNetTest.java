package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import millebornes.engine.match.MutableMatch;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Phase;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The trained nets are small, fit their games, and predict results.
class ValueNetTest {

    private static final long MOST_BYTES = 200_000;

    private static final RuleEngine BOARD = rules("board 2");

    @Test
    void allWeightsTogetherAreSmall() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("resources/bot"))) {
            assertThat(files.mapToLong(file -> file.toFile().length()).sum()).isLessThanOrEqualTo(MOST_BYTES);
        }
    }

    @Test
    void aNetKnowsItsGameHoweverLongTheMatch() {
        assertThat(LearnedNets.values().of(BOARD)).isNotNull();
        assertThat(LearnedNets.values().of(rules("board 2 rounds=3")))
                .isSameAs(LearnedNets.values().of(BOARD));
        assertThat(LearnedNets.values().of(rules("micro 2"))).isNull();
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        net().write(new DataOutputStream(bytes));
        ValueNet secondNet = ValueNet.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
        ValueNetFeatures positionFeatures = position(BOARD, 3, 10);
        assertThat(secondNet.value(positionFeatures.list())).isEqualTo(net().value(positionFeatures.list()));
    }

    @Test
    void aNetOfAnotherSizeIsRefused() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeUTF("board 3");
        net().write(out);
        assertThatThrownBy(() -> LearnedNets.readValue(new ByteArrayInputStream(bytes.toByteArray())))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> new ValueNet(3, 2, new float[4])).isInstanceOf(IllegalArgumentException.class);
    }

    /// Over whole rounds it knows more often than not who wins, and better in the second half than in the first.
    @Test
    void itKnowsWhoWinsTheBetterTheLaterItIsAsked() {
        double early = wrong(0);
        double late = wrong(40);
        assertThat(late).isLessThan(early);
        assertThat(early).isLessThan(0.25);
    }

    /// The mean square of what it says too much or too little of a won round; a quarter is that of a coin.
    private static double wrong(int from) {
        double wrong = 0;
        int asked = 0;
        for (int seed = 0; seed < 400; seed++) {
            MutableMatch match = new MutableMatch(BOARD, seed, 0);
            ValueNetFeatures positionFeatures = new ValueNetFeatures(BOARD, 0);
            double said = 0.5;
            for (int moves = 0; !match.round().isOver(); moves++) {
                if (moves <= from && match.round().phase() instanceof Phase.Turn) {
                    positionFeatures.read(match.round());
                    said = net().value(positionFeatures.list()).win();
                }
                match.play(UnlimitedPlayer.SOUND.bot().move(match.asked(), 0));
            }
            double won = match.roundWinners().contains(0)
                    ? 1.0 / match.roundWinners().size()
                    : 0;
            wrong += (said - won) * (said - won);
            asked++;
        }
        return wrong / asked;
    }

    private static ValueNetFeatures position(RuleEngine rules, long seed, int moves) {
        MutableMatch match = new MutableMatch(rules, seed, 0);
        for (int move = 0; move < moves || !(match.round().phase() instanceof Phase.Turn); move++) {
            match.play(match.asked().legal().getFirst());
        }
        ValueNetFeatures positionFeatures = new ValueNetFeatures(rules, 0);
        positionFeatures.read(match.round());
        return positionFeatures;
    }

    private static ValueNet net() {
        @Nullable ValueNet net = LearnedNets.values().of(BOARD);
        if (net == null) {
            throw new IllegalStateException("no net for the board");
        }
        return net;
    }

    private static RuleEngine rules(String game) {
        return SetupText.setup(game).rules();
    }
}
