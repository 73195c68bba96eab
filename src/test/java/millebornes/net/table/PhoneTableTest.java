package millebornes.net.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
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
import millebornes.net.table.UpdateListener.EndReason;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.UnwonRound;
import millebornes.session.flow.HandPlace;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;

/// Phones at a table: their messages, their permissions, and undo.
class PhoneTableTest {

    private static final String GO = "{\"type\":\"play\",\"card\":\"GREEN_LIGHT\"}";
    private static final String FLAT = "{\"type\":\"play\",\"card\":\"FLAT_TIRE\",\"target\":1}";
    private static final String COUP = "{\"type\":\"coup-fourre\"}";
    private static final String DECLINE = "{\"type\":\"decline\"}";

    /// Seat 0 is dealt the first card, seat 1 the second, and so on.
    private static List<Card> deal(Card lastCard) {
        return List.of(
                Remedy.GREEN_LIGHT, Remedy.GREEN_LIGHT,
                Hazard.FLAT_TIRE, Distance.KM_25,
                Distance.KM_50, Distance.KM_25,
                Distance.KM_100, Distance.KM_25,
                Distance.KM_25, Distance.KM_25,
                Distance.KM_75, lastCard);
    }

    private static TestTable two(Card lastCard) {
        return new TestTable(Session.start(TestGames.people(2, 1), deal(lastCard)));
    }

    @Test
    void everyStepIsToldToEverybodyAsTheyMayKnowIt() {
        TestTable table = two(Safety.PUNCTURE_PROOF);
        TestTable.Phone annaPhone = table.phone(0);
        TestTable.Phone papiPhone = table.phone(1);
        TestTable.Phone auntPhone = table.bystander();
        assertThat(annaPhone.last().get("asked").getAsBoolean()).isTrue();
        assertThat(papiPhone.last().get("asked").getAsBoolean()).isFalse();
        assertThat(table.move(0, GO).json()).hasToString("{\"ok\":true,\"step\":1}");
        assertThat(papiPhone.last().get("step").getAsInt()).isOne();
        assertThat(papiPhone.last().get("said").toString()).contains("pioche").doesNotContain("Anna pioche");
        assertThat(hand(papiPhone, 0)).isEqualTo("null");
        assertThat(hand(papiPhone, 1)).contains("PUNCTURE_PROOF");
        assertThat(auntPhone.heard.getLast())
                .contains("\"table\":{\"phase\":\"play\"")
                .doesNotContain("hands", "legal", "PUNCTURE_PROOF");
    }

    /// the phone's page shows the text as it comes.
    @Test
    void aRoundThatNoTeamHasWonSaysSo() {
        TestTable table = new TestTable(
                UnwonRound.of(Editions.PLAYROOM, List.of(new SeatPlayer.Human("Anna"), new SeatPlayer.Human("Papi"))));
        TestTable.Phone annaPhone = table.phone(0);
        JsonObject question = annaPhone.last().getAsJsonObject("page").getAsJsonObject("question");
        assertThat(question.get("kind").getAsString()).isEqualTo("match-over");
        assertThat(question.get("text").getAsString()).isEqualTo("Personne ne gagne cette manche");
        assertThat(annaPhone.last().toString()).contains("\"winners\":[]", "\"matchWinners\":[]");
    }

    @Test
    void aDoubleTapPlaysOnce() {
        TestTable table = two(Distance.KM_25);
        TestTable.Phone annaPhone = table.phone(0);
        assertThat(table.move(0, 0, GO).kind()).isEqualTo(TableAnswer.Kind.ANSWERED);
        TableAnswer secondAnswer = table.move(0, 0, GO);
        assertThat(secondAnswer.kind()).isEqualTo(TableAnswer.Kind.CONFLICT);
        assertThat(secondAnswer.json().get("step").getAsInt()).isOne();
        assertThat(table.session.moves()).hasSize(1);
        assertThat(annaPhone.heard).hasSize(2);
    }

    @Test
    void whoIsNotAskedIsRefusedInTheSameWayWhateverItWas() {
        TestTable table = two(Safety.PUNCTURE_PROOF);
        table.phone(1);
        for (String move : List.of(GO, FLAT, COUP, DECLINE, "{\"type\":\"discard\",\"card\":\"KM_25\"}")) {
            assertThat(table.move(1, move).json().get("refusal").getAsString()).isEqualTo("WRONG_PHASE");
        }
        assertThat(table.session.moves()).isEmpty();
    }

    @Test
    void nobodyAnswersForAnotherSeatOrDrivesAnotherCar() {
        TestTable table = attacked(Safety.PUNCTURE_PROOF);
        assertThat(table.move(1, "{\"type\":\"decline\",\"seat\":0}")
                        .json()
                        .get("refusal")
                        .getAsString())
                .isEqualTo("WRONG_PHASE");
        assertThat(table.move(0, "{\"type\":\"decline\",\"seat\":1}")
                        .json()
                        .get("refusal")
                        .getAsString())
                .isEqualTo("WRONG_PHASE");
        TestTable newTable = two(Distance.KM_25);
        assertThat(newTable.move(0, "{\"type\":\"play\",\"card\":\"GREEN_LIGHT\",\"target\":1}")
                        .json()
                        .get("refusal")
                        .getAsString())
                .isEqualTo("NO_SUCH_TARGET");
    }

    @Test
    void anAttackIsAskedAboutInTheSameWayWhateverTheHandHolds() {
        List<JsonObject> questions = new ArrayList<>();
        for (Card lastCard : List.of(Safety.PUNCTURE_PROOF, Distance.KM_200)) {
            TestTable table = attacked(lastCard);
            TestTable.Phone papiPhone = table.phone(1);
            assertThat(papiPhone.last().get("asked").getAsBoolean()).isTrue();
            questions.add(papiPhone.last().getAsJsonObject("page").getAsJsonObject("question"));
        }
        assertThat(questions.getFirst()).isEqualTo(questions.getLast());
        assertThat(questions.getFirst().get("safety").getAsString()).isEqualTo("PUNCTURE_PROOF");
    }

    @Test
    void aClaimWithoutTheSafetyIsAnsweredToThatPhoneAlone() {
        TestTable table = attacked(Distance.KM_200);
        TestTable.Phone annaPhone = table.phone(0);
        table.phone(1);
        int heard = annaPhone.heard.size();
        assertThat(table.move(1, COUP).json().get("refusal").getAsString()).isEqualTo("NOT_HOLDING_SAFETY");
        assertThat(annaPhone.heard).hasSize(heard);
        assertThat(table.table.canUndo(0)).as("not even that changes").isTrue();
        assertThat(table.move(1, DECLINE).json().get("ok").getAsBoolean()).isTrue();
    }

    @Test
    void aCoupFourreIsPlayedFromThePhone() {
        TestTable table = attacked(Safety.PUNCTURE_PROOF);
        TestTable.Phone annaPhone = table.phone(0);
        table.phone(1);
        assertThat(table.move(1, COUP).json().get("ok").getAsBoolean()).isTrue();
        assertThat(annaPhone.last().get("said").toString()).contains("oup-fourré");
    }

    @Test
    void anActIsTakenBackUntilAPhoneHasShownWhatWasDrawn() {
        TestTable table = two(Distance.KM_25);
        table.phone(0);
        table.move(0, GO);
        assertThat(table.table.canUndo(0))
                .as("nobody has seen seat 1's card yet")
                .isTrue();
        assertThat(table.requests
                        .undo(1, 1, TestTable.WORDS)
                        .json()
                        .get("refusal")
                        .getAsString())
                .as("another seat's act")
                .isEqualTo("NOTHING");
        TestTable.Phone papiPhone = table.phone(1);
        assertThat(hand(papiPhone, 1)).isNotEqualTo("null");
        assertThat(table.table.canUndo(0)).as("its phone shows it").isFalse();
        assertThat(table.requests
                        .undo(0, 1, TestTable.WORDS)
                        .json()
                        .get("refusal")
                        .getAsString())
                .isEqualTo("TOO_LATE");
    }

    @Test
    void whatWasTakenBackIsPlayedAgainUntilSomethingElseIsPlayed() {
        TestTable table = attacked(Distance.KM_200);
        TestTable.Phone annaPhone = table.phone(0);
        TestTable.Phone papiPhone = table.phone(1);
        List<Move> moves = table.session.moves();
        assertThat(redo(table, 0)).isEqualTo("NOTHING");
        table.requests.undo(0, table.table.step(), TestTable.WORDS);
        assertThat(isOffered(annaPhone, "redo")).isTrue();
        assertThat(isOffered(papiPhone, "redo")).isFalse();
        assertThat(redo(table, 1)).as("another seat's act").isEqualTo("NOTHING");
        int step = table.table.step();
        assertThat(table.requests.redo(0, step - 1, TestTable.WORDS).kind()).isEqualTo(TableAnswer.Kind.CONFLICT);
        assertThat(table.requests
                        .redo(0, step, TestTable.WORDS)
                        .json()
                        .get("step")
                        .getAsInt())
                .isEqualTo(step + 1);
        assertThat(table.session.moves()).isEqualTo(moves);
        assertThat(papiPhone.last().get("asked").getAsBoolean()).isTrue();
        assertThat(isOffered(annaPhone, "redo")).isFalse();
        table.requests.undo(0, table.table.step(), TestTable.WORDS);
        assertThat(isOffered(annaPhone, "redo")).as("as often as one likes").isTrue();
        table.move(0, "{\"type\":\"discard\",\"card\":\"FLAT_TIRE\"}");
        assertThat(redo(table, 0)).isEqualTo("TOO_LATE");
    }

    private static String redo(TestTable table, int seat) {
        return table.requests
                .redo(seat, table.table.step(), TestTable.WORDS)
                .json()
                .get("refusal")
                .getAsString();
    }

    private static boolean isOffered(TestTable.Phone phone, String act) {
        return phone.last().getAsJsonObject("page").get(act).getAsBoolean();
    }

    @Test
    void anAttackIsTakenBackUntilItIsAnswered() {
        TestTable table = attacked(Distance.KM_200);
        TestTable.Phone annaPhone = table.phone(0);
        TestTable.Phone papiPhone = table.phone(1);
        assertThat(annaPhone.last().getAsJsonObject("page").get("undo").getAsBoolean())
                .isTrue();
        assertThat(papiPhone.last().getAsJsonObject("page").get("undo").getAsBoolean())
                .isFalse();
        int step = table.table.step();
        assertThat(table.requests
                        .undo(0, step, TestTable.WORDS)
                        .json()
                        .get("step")
                        .getAsInt())
                .isEqualTo(step + 1);
        assertThat(papiPhone.last().get("asked").getAsBoolean()).isFalse();
        assertThat(papiPhone.last().get("said").toString()).contains("Anna").contains("Crevaison");
        assertThat(table.move(0, FLAT).kind()).isEqualTo(TableAnswer.Kind.ANSWERED);
        table.move(1, DECLINE);
        assertThat(table.table.canUndo(0)).isFalse();
    }

    @Test
    void theNewerPhoneWinsAndTheOlderIsTold() {
        TestTable table = two(Distance.KM_25);
        TestTable.Phone oldPhone = table.phone(0);
        TestTable.Phone otherPhone = table.bystander();
        TestTable.Phone tabPhone = table.phone(0);
        assertThat(oldPhone.end).isEqualTo(EndReason.REPLACED);
        assertThat(tabPhone.end).isNull();
        table.table.leave(oldPhone);
        assertThat(table.table.place(0))
                .as("the old one's end is not the new one's")
                .isEqualTo(HandPlace.PHONE);
        assertThat(otherPhone.end).isNull();
    }

    @Test
    void aSeatIsHeldForEverUntilTheTableDecides() {
        TestTable table = two(Distance.KM_25);
        assertThat(table.claim(0, "Lou").json().has("token")).isTrue();
        assertThat(table.table.place(0)).isEqualTo(HandPlace.SILENT_PHONE);
        assertThat(table.claim(0, "Thief").kind()).isEqualTo(TableAnswer.Kind.CONFLICT);
        table.table.open(0);
        assertThat(table.claim(0, "").json().has("token")).isTrue();
        assertThat(table.claim(0, "").kind()).as("once").isEqualTo(TableAnswer.Kind.CONFLICT);
        assertThat(table.table.seats().name(0)).isEqualTo("Lou");
        table.table.release(0);
        assertThat(table.table.place(0)).isEqualTo(HandPlace.SCREEN);
        assertThat(table.claim(1, "").json().has("token")).isTrue();
    }

    @Test
    void theTableLetsTheComputerPlayUntilThePhoneActsAgain() {
        TestTable table = two(Distance.KM_25);
        TestTable.Phone annaPhone = table.phone(0);
        table.table.letComputerPlay(0);
        assertThat(table.table.place(0)).isEqualTo(HandPlace.COMPUTER);
        assertThat(annaPhone.last().getAsJsonObject("page").get("seats").toString())
                .contains("computer");
        table.move(0, GO);
        assertThat(table.table.place(0)).isEqualTo(HandPlace.PHONE);
    }

    @Test
    void theNextRoundIsDealtWhenAllPhonesThatListenAreReady() {
        Setup setup = new Setup(Editions.BOARD, TeamFormat.singles(2), OptionChoices.NONE.rounds(2));
        GameConfig game = TestGames.game(setup, -1, 3);
        TestTable table = new TestTable(game);
        table.phone(0);
        table.phone(1);
        while (!table.session.match().round().isOver()) {
            table.session.play(table.session
                    .match()
                    .rules()
                    .legalMoves(table.session.match().round())
                    .getFirst());
        }
        int step = table.table.step();
        assertThat(table.session.match().isOver()).isFalse();
        table.requests.next(1, step, TestTable.WORDS);
        assertThat(table.session.match().number()).isOne();
        table.requests.next(0, step, TestTable.WORDS);
        assertThat(table.session.match().number()).isEqualTo(2);
        assertThat(table.requests
                        .next(0, step + 1, TestTable.WORDS)
                        .json()
                        .get("refusal")
                        .getAsString())
                .isEqualTo("WRONG_PHASE");
    }

    @Test
    void whyACardCannotBePlayedNamesWhatWouldHelp() {
        TestTable table = two(Distance.KM_25);
        JsonObject why = table.why(0, "{\"type\":\"play\",\"card\":\"KM_100\"}").json();
        assertThat(why.get("refusal").getAsString()).isEqualTo("NOT_STARTED");
        assertThat(why.get("cards").toString()).isEqualTo("[\"GREEN_LIGHT\"]");
        assertThat(why.get("missing").toString()).isEqualTo("[\"RIGHT_OF_WAY\"]");
        assertThat(why.get("why").getAsString()).isNotBlank();
        assertThat(why.get("help").getAsString()).isNotBlank();
        assertThat(table.why(0, GO).json().get("legal").getAsBoolean()).isTrue();
        assertThat(table.why(0, "{\"type\":\"play\",\"card\":\"FLAT_TIRE\"}")
                        .json()
                        .get("refusal")
                        .getAsString())
                .as("a hazard without a car is explained with an opponent's")
                .isEqualTo("TARGET_NOT_STARTED");
    }

    @Test
    void aHintIsTheSeatsOwnAndOnlyWhenItIsAsked() throws Exception {
        TestTable table = two(Distance.KM_25);
        JsonObject hint = table.hints
                .hint(() -> new TableAccessRight.Holder(0), 0, TestTable.WORDS)
                .json();
        assertThat(hint.getAsJsonObject("move").get("type").getAsString()).isNotBlank();
        assertThat(hint.get("text").getAsString()).isNotBlank();
        assertThat(table.hints
                        .hint(() -> new TableAccessRight.Holder(1), 0, TestTable.WORDS)
                        .json()
                        .get("refusal")
                        .getAsString())
                .isEqualTo("NO_HINTS");
    }

    @Test
    void partnersInOneCarAreAskedAtTheSameMoment() {
        Setup setup = TestGames.all().stream()
                .filter(oneSetup -> oneSetup.form().word().equals("2x2"))
                .filter(oneSetup -> oneSetup.rules().seating().driversOf(0).size() > 1)
                .findFirst()
                .orElseThrow();
        List<Card> deal = new ArrayList<>();
        for (int card = 0; card < 6; card++) {
            deal.add(card == 0 ? Remedy.GREEN_LIGHT : card == 1 ? Hazard.FLAT_TIRE : Distance.KM_25);
            deal.add(card == 0 ? Remedy.GREEN_LIGHT : Distance.KM_50);
            deal.add(card < 3 ? Distance.KM_75 : Distance.KM_100);
            deal.add(card == 5 ? Safety.PUNCTURE_PROOF : card < 3 ? Distance.KM_75 : Distance.KM_100);
        }
        TestTable table = new TestTable(Session.start(TestGames.game(setup, -1, 1), deal));
        TestTable.Phone phone = table.phone(1);
        TestTable.Phone thirdPhone = table.phone(3);
        table.move(0, GO);
        table.move(1, GO);
        table.session.play(table.session.view(2).legal().getFirst());
        table.session.play(table.session.view(3).legal().getFirst());
        table.move(0, FLAT);
        assertThat(phone.last().getAsJsonObject("page").get("question"))
                .isEqualTo(thirdPhone.last().getAsJsonObject("page").get("question"))
                .isNotEqualTo(JsonNull.INSTANCE);
        assertThat(phone.last().get("step")).isEqualTo(thirdPhone.last().get("step"));
        table.move(1, DECLINE);
        assertThat(thirdPhone.last().get("asked").getAsBoolean()).isTrue();
        assertThat(thirdPhone.last().getAsJsonObject("page").get("waiting").toString())
                .as("who is waited for says nothing of who has answered")
                .isEqualTo("[1,3]");
    }

    private static TestTable attacked(Card lastCard) {
        TestTable table = two(lastCard);
        table.move(0, GO);
        table.move(1, GO);
        table.move(0, FLAT);
        assertThat(table.session.view(1).isAsked()).isTrue();
        return table;
    }

    private static String hand(TestTable.Phone phone, int seat) {
        return phone.last()
                .getAsJsonObject("view")
                .getAsJsonArray("hands")
                .get(seat)
                .toString();
    }
}
