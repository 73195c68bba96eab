package millebornes.net.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import millebornes.engine.match.DealSeed;
import millebornes.engine.notation.PositionReader;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.ShuffleSource;
import millebornes.session.GameConfig;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// In whole matches, including reshuffles and ends of rounds, no phone and no bystander receives the number or key of
/// the deal, of a round or of a reshuffle.
class DealOnPhonesTest {

    private static final int PARTS = 8;

    @ParameterizedTest
    @ValueSource(strings = {"7k2m9qxa4h1c8e2vwd0tpz3n5r", "482917305"})
    void noMessageHoldsTheDeal(String text) {
        DealSeed seed = PositionReader.seed(text);
        Setup setup = Setup.of(Editions.PLAYROOM, TeamFormat.singles(3))
                .with(choices -> choices.rounds(2))
                .on(FlagOption.RESHUFFLE);
        GameConfig peopleConfig = TestGames.game(setup, -1, 0);
        GameConfig game = new GameConfig(setup, peopleConfig.players(), 0, seed);
        TestTable table = new TestTable(game);
        List<TestTable.Phone> phones = Stream.of(table.phone(0), table.phone(1), table.phone(2), table.bystander())
                .toList();
        List<String> answers = new ArrayList<>();
        Random chance = new Random(5);
        while (!table.session.match().isOver()) {
            if (table.session.match().round().isOver()) {
                table.table.deal();
            } else {
                int seat = table.session.match().round().phase().asked().first();
                List<Move> legal = table.session.view(seat).legal();
                Move move = legal.get(chance.nextInt(legal.size()));
                answers.add(table.why(seat, TestTable.json(move)).toString());
                answers.add(table.move(seat, TestTable.json(move)).toString());
            }
        }
        List<String> secrets = secrets(seed);
        assertThat(phones).allSatisfy(phone -> assertThat(phone.heard).hasSizeGreaterThan(50));
        Stream.concat(phones.stream().flatMap(phone -> phone.heard.stream()), answers.stream())
                .forEach(heard -> assertThat(heard).doesNotContainIgnoringCase(secrets.toArray(String[]::new)));
    }

    private static List<String> secrets(DealSeed seed) {
        List<String> secrets =
                new ArrayList<>(List.of(seed.text(), seed.spoken().toString()));
        for (int part = 0; part < PARTS; part++) {
            ShuffleSource roundSource = seed.shuffles().derived(part);
            secrets.add(roundSource.text());
            for (int reshuffle = 0; reshuffle < PARTS; reshuffle++) {
                secrets.add(roundSource.derived(reshuffle).text());
            }
            secrets.add(Long.toString(seed.shuffles().chance(part)));
        }
        return secrets;
    }
}
