package millebornes.cli.referee;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Requests and replies, from the perspective of the client.
class RefereeTest {

    private final RefereeClient referee = new RefereeClient();

    @Test
    void aNewGameIsDealtInTheOrderOfItsDeck() {
        JsonObject reply = referee.ask("""
                {"cmd":"new","profile":"duel","deck":["KM_200","KM_25","GREEN_LIGHT","KM_50"],"seed":7}\
                """);
        assertThat(reply.get("ok").getAsBoolean()).isTrue();
        JsonObject state = reply.getAsJsonObject("state");
        assertThat(state.getAsJsonArray("hands").get(0).toString()).contains("KM_200", "GREEN_LIGHT");
        assertThat(state.getAsJsonArray("hands").get(1).toString()).contains("KM_25", "KM_50");
        assertThat(state.getAsJsonArray("drawPile")).hasSize(106 - 13);
        assertThat(state.keySet())
                .containsExactly(
                        "phase",
                        "turn",
                        "asked",
                        "round",
                        "target",
                        "drawPile",
                        "discardPile",
                        "table",
                        "removed",
                        "played",
                        "cars",
                        "hands",
                        "seats",
                        "totals",
                        "legal",
                        "result");
    }

    @Test
    void aWholeTurnWithACoupFourre() {
        referee.ask("""
                {"cmd":"new","profile":"board","seats":2,"deck":["GREEN_LIGHT","GREEN_LIGHT","FLAT_TIRE","PUNCTURE_PROOF"]}\
                """);
        referee.playCard("play", "GREEN_LIGHT");
        referee.playCard("play", "GREEN_LIGHT");
        JsonObject attacked = referee.attack("FLAT_TIRE", 1);
        assertThat(attacked.getAsJsonArray("events")).hasToString("""
                [{"event":"attacked","seat":0,"car":1,"card":"FLAT_TIRE"}]\
                """);
        assertThat(attacked.getAsJsonObject("state").getAsJsonArray("legal")).hasToString("""
                [{"type":"coup-fourre","seat":1},{"type":"decline","seat":1}]\
                """);
        JsonObject declared = referee.play("coup-fourre");
        assertThat(declared.getAsJsonArray("events").toString()).startsWith("""
                [{"event":"coup-fourre","seat":1,"car":1,"card":"PUNCTURE_PROOF","hazard":"FLAT_TIRE","attacker":0},\
                {"event":"hazard-lifted","car":1,"card":"FLAT_TIRE"},{"event":"drew","seat":1,"card":\
                """);
        assertThat(declared.getAsJsonObject("state").getAsJsonArray("removed")).hasToString("[\"PUNCTURE_PROOF\"]");
        assertThat(declared.getAsJsonObject("state").get("turn").getAsInt()).isEqualTo(1);
    }

    @Test
    void whatWasPlayedIsCountedByCard() {
        referee.ask("""
                {"cmd":"new","profile":"duel","deck":["GREEN_LIGHT","GREEN_LIGHT","FLAT_TIRE","PUNCTURE_PROOF","KM_25"]}\
                """);
        referee.playCard("play", "GREEN_LIGHT");
        referee.playCard("play", "GREEN_LIGHT");
        referee.attack("FLAT_TIRE", 1);
        JsonObject declared = referee.play("coup-fourre").getAsJsonObject("state");
        String played = """
                {"GREEN_LIGHT":2,"PUNCTURE_PROOF":1}\
                """;
        assertThat(declared.get("played")).hasToString(played);
        assertThat(declared.get("table").getAsInt()).isEqualTo(3);
        for (int seat = 0; seat < 2; seat++) {
            JsonObject reply = referee.ask("{\"cmd\":\"view\",\"seat\":" + seat + "}");
            assertThat(reply.getAsJsonObject("view").get("played")).hasToString(played);
        }
    }

    @Test
    void aViewShowsOneHandAndCountsTheOthers() {
        referee.ask("{\"cmd\":\"new\",\"profile\":\"classic\",\"teams\":\"3x2\",\"seed\":5}");
        JsonObject view = referee.ask("{\"cmd\":\"view\",\"seat\":4}").getAsJsonObject("view");
        assertThat(view.get("hands").getAsJsonArray().asList())
                .filteredOn(hand -> !hand.isJsonNull())
                .hasSize(1);
        assertThat(view.getAsJsonArray("handCounts")).hasToString("[7,6,6,6,6,6]");
        assertThat(view.get("drawPile").getAsInt()).isEqualTo(106 - 37);
        assertThat(view.getAsJsonArray("legal")).isEmpty();
        assertThat(view.get("seat").getAsInt()).isEqualTo(4);
        assertThat(referee.ask("{\"cmd\":\"view\",\"seat\":0}")
                        .getAsJsonObject("view")
                        .getAsJsonArray("legal"))
                .isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            board    | {"seats":4}                                  | board
            board    | {"teams":"2x2"}                              | 2x2
            playroom | {"seats":3,"options":{"cumulate":true}}      | playroom
            micro    | {"options":{"rounds":2}}                     | micro
            board    | {"seats":2,"options":{"scoring":"junior"}}   | junior
            classic  | {"teams":"3x2","options":{"matchTo":0}}      | classic
            """)
    void aSavedGameComesBackAsItWas(String edition, String more, String what) {
        referee.ask("{\"cmd\":\"new\",\"profile\":\"" + edition + "\",\"seed\":11," + more.substring(1));
        assertThat(referee.playOut(3, 150)).as(what).isGreaterThan(50);
        String before = referee.state();
        JsonObject game = referee.ask("{\"cmd\":\"save\"}").getAsJsonObject("game");

        RefereeClient otherClient = new RefereeClient();
        JsonObject reply = otherClient.ask("{\"cmd\":\"load\",\"game\":" + game + "}");
        assertThat(reply.get("ok").getAsBoolean()).isTrue();
        assertThat(otherClient.state()).isEqualTo(before);
        assertThat(otherClient.ask("{\"cmd\":\"save\"}").getAsJsonObject("game"))
                .isEqualTo(game);
    }

    @Test
    void roundsOfAMatchAreSavedAndTheEventsOfAllComeBack() {
        referee.ask("{\"cmd\":\"new\",\"profile\":\"micro\",\"seed\":2,\"options\":{\"rounds\":2}}");
        assertThat(referee.ask("{\"cmd\":\"next-round\"}").get("refusal").getAsString())
                .isEqualTo("WRONG_PHASE");
        referee.playOut(1, 1000);
        assertThat(referee.stateTree().get("phase").getAsString()).isEqualTo("round-over");
        assertThat(referee.stateTree().get("turn").isJsonNull()).isTrue();
        assertThat(referee.ask("{\"cmd\":\"next-round\"}").get("ok").getAsBoolean())
                .isTrue();
        referee.playOut(1, 1000);
        JsonObject end = referee.stateTree();
        assertThat(end.get("phase").getAsString()).isEqualTo("match-over");
        assertThat(end.getAsJsonArray("matchWinners")).isNotEmpty();
        assertThat(referee.ask("{\"cmd\":\"next-round\"}").get("refusal").getAsString())
                .isEqualTo("ROUND_OVER");
        JsonObject game = referee.ask("{\"cmd\":\"save\"}").getAsJsonObject("game");
        JsonObject loaded = new RefereeClient().ask("{\"cmd\":\"load\",\"game\":" + game + "}");
        assertThat(loaded.getAsJsonArray("events").asList())
                .filteredOn(event ->
                        List.of("round-began", "round-ended", "match-ended").contains(name(event.getAsJsonObject())))
                .extracting(event -> name(event.getAsJsonObject()))
                .containsExactly("round-began", "round-ended", "round-began", "round-ended", "match-ended");
    }

    @Test
    void aSavedGameWithAWrongMoveIsRefusedByNumber() {
        referee.ask("{\"cmd\":\"new\",\"profile\":\"duel\",\"seed\":3}");
        referee.playCard("discard", "KM_25");
        String before = referee.state();
        JsonObject game = referee.ask("{\"cmd\":\"save\"}").getAsJsonObject("game");
        String wrong = game.toString().replace("}]}]", "},{\"type\":\"end-turn\"}]}]");
        JsonObject reply = referee.ask("{\"cmd\":\"load\",\"game\":" + wrong + "}");
        assertThat(reply.get("refusal").getAsString()).isEqualTo("BAD_REQUEST");
        assertThat(reply.get("message").getAsString()).startsWith("Move 2 of round 1");
        assertThat(referee.state()).isEqualTo(before);
    }

    @Test
    void severalAskedSeatsMustBeNamed() {
        referee.ask("""
                {"cmd":"new","profile":"classic","teams":"2x2","deck":["GREEN_LIGHT","GREEN_LIGHT","KM_25","KM_25","RED_LIGHT"]}\
                """);
        referee.playCard("play", "GREEN_LIGHT");
        referee.playCard("play", "GREEN_LIGHT");
        referee.playCard("discard", "KM_25");
        referee.playCard("discard", "KM_25");
        assertThat(referee.attack("RED_LIGHT", 1).getAsJsonObject("state").getAsJsonArray("asked"))
                .hasToString("[1,3]");
        assertThat(referee.play("decline").get("refusal").getAsString()).isEqualTo("BAD_REQUEST");
        assertThat(referee.ask("{\"cmd\":\"play\",\"move\":{\"type\":\"decline\",\"seat\":0}}")
                        .get("refusal")
                        .getAsString())
                .isEqualTo("WRONG_PHASE");
        JsonObject declined = referee.ask("{\"cmd\":\"play\",\"move\":{\"type\":\"decline\",\"seat\":3}}");
        assertThat(declined.getAsJsonObject("state").getAsJsonArray("asked")).hasToString("[1]");
        assertThat(referee.play("decline").get("ok").getAsBoolean()).isTrue();
    }

    @Test
    void aDistanceForThePartnersCarDrivesNobody() {
        referee.ask("""
                {"cmd":"new","profile":"board","teams":"2x2","deck":["GREEN_LIGHT","KM_25","KM_25","KM_25","KM_100"]}\
                """);
        referee.playCard("play", "GREEN_LIGHT");
        for (int seat = 1; seat < 4; seat++) {
            referee.playCard("discard", "KM_25");
        }
        assertThat(referee.attack("KM_100", 2).get("refusal").getAsString()).isEqualTo("NO_SUCH_TARGET");
        assertThat(referee.attack("KM_100", 0).get("ok").getAsBoolean()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"profile":"chess"}                                              | profile
            {}                                                               | profile
            {"profile":"board"}                                              | seats
            {"profile":"board","seats":5}                                    | seats
            {"profile":"board","seats":-3}                                   | seats
            {"profile":"board","seats":99999999999}                          | seats
            {"profile":"board","teams":"5x2"}                                | teams
            {"profile":"duel","teams":"2x2"}                                 | teams
            {"profile":"board","seats":4,"teams":"3x2"}                      | seats
            {"profile":"duel","options":{"speed":true}}                      | speed
            {"profile":"duel","options":{"capot":"true"}}                    | capot
            {"profile":"duel","options":{"capot":1}}                         | capot
            {"profile":"duel","options":{"capot":null}}                      | capot
            {"profile":"duel","options":{"rounds":"3"}}                      | rounds
            {"profile":"duel","options":{"rounds":3.5}}                      | rounds
            {"profile":"duel","options":{"rounds":3.0}}                      | rounds
            {"profile":"duel","options":{"rounds":-1}}                       | rounds
            {"profile":"duel","options":{"rounds":1e99}}                     | rounds
            {"profile":"duel","options":{"rounds":2,"matchTo":1000}}         | matchTo
            {"profile":"board","seats":2,"options":{"scoring":true}}         | scoring
            {"profile":"board","seats":2,"options":{"scoring":"JUNIOR"}}     | scoring
            {"profile":"duel","options":{"target":700}}                      | target
            {"profile":"duel","options":{"adjacentPartners":true}}           | adjacentPartners
            {"profile":"duel","options":{"wrongWay":[]}}                     | wrongWay
            {"profile":"duel","deck":["KM_300"]}                             | deck
            {"profile":"duel","deck":["EXTRA_TANK","EXTRA_TANK"]}            | deck
            """)
    void aSetUpThatCannotBeIsRefusedByItsField(String setup, String field) {
        JsonObject reply = referee.ask("{\"cmd\":\"new\"," + setup.substring(1).replaceFirst("^}", "\"x\":0}"));
        assertThat(reply.get("refusal").getAsString()).isEqualTo("BAD_SETUP");
        assertThat(reply.get("message").getAsString()).startsWith(field + ": ");
        assertThat(referee.ask("{\"cmd\":\"state\"}").get("refusal").getAsString())
                .as("no game was begun")
                .isEqualTo("BAD_REQUEST");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "null",
                "[]",
                "7",
                "\"new\"",
                "{",
                "{}",
                "{}{}",
                "{\"cmd\":\"state\"} x",
                "{'cmd':'state'}",
                "{\"cmd\":\"state\",}",
                "{\"cmd\":\"state\",\"cmd\":\"state\"}",
                "{\"cmd\":\"fly\"}",
                "{\"cmd\":7}",
                "{\"cmd\":null}",
                "{\"cmd\":\"state\",\"n\":NaN}",
                "{\"cmd\":\"state\",\"n\":0x1}",
                "{\"cmd\":\"state\",\"n\":\"\\ud8\"}",
                "{\"cmd\":\"view\"}",
                "{\"cmd\":\"view\",\"seat\":\"0\"}",
                "{\"cmd\":\"view\",\"seat\":0.5}",
                "{\"cmd\":\"view\",\"seat\":2}",
                "{\"cmd\":\"view\",\"seat\":-1}",
                "{\"cmd\":\"view\",\"seat\":4294967296}",
                "{\"cmd\":\"play\"}",
                "{\"cmd\":\"play\",\"move\":\"stop\"}",
                "{\"cmd\":\"play\",\"move\":{}}",
                "{\"cmd\":\"play\",\"move\":{\"type\":\"fly\"}}",
                "{\"cmd\":\"play\",\"move\":{\"type\":\"play\"}}",
                "{\"cmd\":\"play\",\"move\":{\"type\":\"play\",\"card\":\"KM_999\"}}",
                "{\"cmd\":\"play\",\"move\":{\"type\":\"play\",\"card\":\"RED_LIGHT\",\"target\":\"1\"}}",
                "{\"cmd\":\"play\",\"move\":{\"type\":\"decline\",\"seat\":9}}",
                "{\"cmd\":\"new\",\"profile\":7}",
                "{\"cmd\":\"new\",\"profile\":\"duel\",\"options\":[]}",
                "{\"cmd\":\"new\",\"profile\":\"duel\",\"deck\":\"KM_25\"}",
                "{\"cmd\":\"new\",\"profile\":\"duel\",\"deck\":[25]}",
                "{\"cmd\":\"new\",\"profile\":\"duel\",\"seed\":\"7\"}",
                "{\"cmd\":\"new\",\"profile\":\"duel\",\"seed\":1e400}",
                "{\"cmd\":\"load\"}",
                "{\"cmd\":\"load\",\"game\":{}}",
                "{\"cmd\":\"load\",\"game\":{\"game\":\"millebornes\",\"version\":99}}"
            })
    void aBadLineIsRefusedAndChangesNothing(String line) {
        referee.ask("{\"cmd\":\"new\",\"profile\":\"duel\",\"seed\":3}");
        String before = referee.state();
        JsonObject reply = referee.ask(line);
        assertThat(reply.get("refusal").getAsString()).isEqualTo("BAD_REQUEST");
        assertThat(reply.keySet()).containsExactly("ok", "refusal", "rule", "message");
        assertThat(referee.state()).isEqualTo(before);
    }

    /// A game whose cards come from a key is replayed, and saved with the same key; no reply but that one holds it.
    @Test
    void aKeyedGameIsLoadedAndSavedWithItsKey() throws IOException {
        String file = Files.readString(Path.of("src", "test", "resources", "saves", "v3-keyed.json"));
        String key = "7k2m9qxa4h1c8e2vwd0tpz3n5r";
        String loaded =
                referee.ask("{\"cmd\":\"load\",\"game\":" + file.strip() + "}").toString();
        assertThat(loaded).startsWith("{\"ok\":true").doesNotContain(key);
        assertThat(referee.state()).doesNotContain(key);
        assertThat(referee.ask("{\"cmd\":\"view\",\"seat\":0}").toString()).doesNotContain(key);
        assertThat(referee.ask("{\"cmd\":\"save\"}")
                        .getAsJsonObject("game")
                        .get("seed")
                        .getAsString())
                .isEqualTo(key);
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "state", "view", "next-round", "save", "advise"})
    void withoutAGameThereIsNothingToAsk(String command) {
        JsonObject reply =
                referee.ask("{\"cmd\":\"" + command + "\",\"level\":\"easy\",\"move\":{\"type\":\"stop\"},\"seat\":0}");
        assertThat(reply.get("refusal").getAsString()).isEqualTo("BAD_REQUEST");
    }

    @Test
    void everyRefusalOfTheRulesNamesItsRule() {
        referee.ask("{\"cmd\":\"new\",\"profile\":\"duel\",\"seed\":3}");
        assertThat(referee.playCard("play", "KM_25")).hasToString("""
                {"ok":false,"refusal":"NOT_STARTED","rule":"R-3.1",\
                "message":"The car is still in the garage: it needs a green light to start. \
                Play a Green light or the Right of way; if you have neither, discard a card."}\
                """);
        assertThat(referee.playCard("play", "RED_LIGHT").get("refusal").getAsString())
                .isEqualTo("NO_SUCH_TARGET");
        assertThat(referee.attack("RED_LIGHT", 7).get("refusal").getAsString()).isEqualTo("NO_SUCH_TARGET");
        assertThat(referee.attack("RED_LIGHT", 0).get("refusal").getAsString()).isEqualTo("OWN_TEAM");
        assertThat(referee.play("extend").get("refusal").getAsString()).isEqualTo("WRONG_PHASE");
    }

    private static String name(JsonObject event) {
        return event.get("event").getAsString();
    }
}
