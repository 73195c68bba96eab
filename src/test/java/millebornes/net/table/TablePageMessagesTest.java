package millebornes.net.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;

/// What the pages are told besides the state: the last moves and the players' signs.
class TablePageMessagesTest {

    private static final String GO = "{\"type\":\"play\",\"card\":\"GREEN_LIGHT\"}";
    private static final String FLAT = "{\"type\":\"play\",\"card\":\"FLAT_TIRE\",\"target\":1}";
    private static final String COUP = "{\"type\":\"coup-fourre\"}";

    /// Seat 0 is dealt the first card, seat 1 the second, and so on.
    private static final List<Card> DEAL = List.of(
            Remedy.GREEN_LIGHT, Remedy.GREEN_LIGHT,
            Hazard.FLAT_TIRE, Distance.KM_25,
            Distance.KM_50, Distance.KM_25,
            Distance.KM_100, Distance.KM_25,
            Distance.KM_25, Distance.KM_25,
            Distance.KM_75, Safety.PUNCTURE_PROOF);

    /// What has been done since the last turn of the one who plays is public: it depends on no hand.
    @Test
    void everybodySeesWhatWasDoneSinceTheLastTurn() {
        TestTable table = new TestTable(Session.start(TestGames.people(2, 1), DEAL));
        List<TestTable.Phone> phones = List.of(table.phone(0), table.phone(1));
        TestTable.Phone auntPhone = table.bystander();
        assertThat(since(auntPhone)).isEqualTo("[]");
        table.move(0, GO);
        assertThat(since(auntPhone))
                .isEqualTo("[{\"seat\":0,\"card\":\"GREEN_LIGHT\",\"target\":null,\"coupFourre\":false,"
                        + "\"discarded\":false,\"text\":\"passe au vert\"}]");
        table.move(1, GO);
        table.move(0, FLAT);
        assertThat(auntPhone.last().getAsJsonObject("page").get("hazard").getAsString())
                .isEqualTo("FLAT_TIRE");
        table.move(1, COUP);
        assertThat(since(auntPhone))
                .contains("{\"seat\":0,\"card\":\"FLAT_TIRE\",\"target\":1,\"coupFourre\":false,\"discarded\":false,"
                        + "\"text\":\"vise ")
                .doesNotContain("KM_");
        assertThat(phones).extracting(TablePageMessagesTest::since).containsOnly(since(auntPhone));
    }

    private static String since(TestTable.Phone phone) {
        return phone.last().getAsJsonObject("page").get("since").toString();
    }

    /// The last of several rounds may have another winner than the match.
    @Test
    void theHeadlineAtTheEndIsAboutTheMatch() {
        Setup setup = new Setup(Editions.BOARD, TeamFormat.singles(2), OptionChoices.NONE.rounds(2));
        TestTable table = new TestTable(TestGames.game(setup, -1, 3));
        List<TestTable.Phone> phones = List.of(table.phone(0), table.bystander());
        assertThat(phones).extracting(TablePageMessagesTest::headline).containsOnly("");
        Random chance = new Random(3);
        playRound(table, chance);
        assertThat(phones).extracting(TablePageMessagesTest::headline).allMatch(text -> text.contains("la manche"));
        table.table.deal();
        playRound(table, chance);
        String winner =
                List.of("Anna", "Papi").get(table.session.match().winners().getFirst());
        assertThat(phones).extracting(TablePageMessagesTest::headline).containsOnly(winner + " gagne la partie");
    }

    private static void playRound(TestTable table, Random chance) {
        while (!table.session.match().round().isOver()) {
            int seat = table.session.match().round().phase().asked().first();
            List<Move> legal = table.session.view(seat).legal();
            table.move(seat, TestTable.json(legal.get(chance.nextInt(legal.size()))));
        }
    }

    private static String headline(TestTable.Phone phone) {
        return phone.last().getAsJsonObject("page").get("headline").getAsString();
    }

    @Test
    void everyPhoneIsToldThatTheGameIsNotSaved() {
        TestTable table = new TestTable(Session.start(TestGames.people(2, 1), DEAL));
        TestTable.Phone phone = table.phone(0);
        table.isKept = false;
        // Another phone asks in between.
        assertThat(table.table.picture().isKept()).isFalse();
        table.table.keptChanged();
        assertThat(phone.last().getAsJsonObject("page").get("kept").getAsBoolean())
                .isFalse();
        int messages = phone.heard.size();
        table.table.keptChanged();
        assertThat(phone.heard).as("told once").hasSize(messages);
    }

    @Test
    void aSignIsShownOnTablePagesAndOnTheOtherPhones() {
        TestTable table = new TestTable(Session.start(TestGames.people(2, 1), DEAL));
        TestTable.Phone annaPhone = table.phone(0);
        assertThat(table.requests.sign(0, "BRAVO", TestTable.WORDS).json().get("refusal"))
                .hasToString("\"NO_SIGNS\"");
        TestTable.Phone papiPhone = table.phone(1);
        assertThat(table.requests.sign(0, "BRAVO", TestTable.WORDS).json()).hasToString("{\"ok\":true}");
        TestTable.Phone auntPhone = table.bystander();
        assertThat(table.requests.sign(1, "HORN", TestTable.WORDS).json()).hasToString("{\"ok\":true}");
        assertThat(papiPhone.signs).containsExactly("0 BRAVO");
        assertThat(annaPhone.signs).containsExactly("1 HORN");
        assertThat(auntPhone.signs).containsExactly("1 HORN");
    }
}
