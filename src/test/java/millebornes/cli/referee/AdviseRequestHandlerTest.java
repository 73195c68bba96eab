package millebornes.cli.referee;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A computer player's move, requested over the pipe.
class AdviseRequestHandlerTest {

    private final RefereeClient referee = new RefereeClient();

    @BeforeEach
    void aGame() {
        referee.ask("{\"cmd\":\"new\",\"profile\":\"board\",\"seats\":3,\"seed\":6}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"profile":"board","seats":4}                                               | easy
            {"profile":"board","teams":"2x2","options":{"accelerated":true}}            | random
            {"profile":"board","seats":2,"options":{"accelerated":true,"extended":true}}| easy
            {"profile":"classic","teams":"3x2"}                                         | random
            {"profile":"classic","seats":2,"options":{"rounds":1}}                      | easy
            {"profile":"playroom","teams":"2x3","options":{"cumulate":true,"wrongWay":true,"reshuffle":true}} | random
            """)
    void theAdviceForAViewIsTheAdviceForItsSeat(String setup, String level) {
        referee.ask("{\"cmd\":\"new\",\"seed\":21," + setup.substring(1));
        JsonObject state = referee.stateTree();
        for (int moves = 0; moves < 400 && !state.getAsJsonArray("asked").isEmpty(); moves++) {
            int seat = state.getAsJsonArray("asked").get(0).getAsInt();
            JsonObject view =
                    referee.ask("{\"cmd\":\"view\",\"seat\":" + seat + "}").getAsJsonObject("view");
            String how = "\"level\":\"" + level + "\",\"seed\":" + moves;
            JsonObject here = referee.ask("{\"cmd\":\"advise\"," + how + "}");
            JsonObject there = referee.ask("{\"cmd\":\"advise\"," + how + ",\"view\":" + view + "}");
            assertThat(there).as("%s", view).isEqualTo(here);
            JsonObject played = referee.ask("{\"cmd\":\"play\",\"move\":" + here.get("move") + "}");
            assertThat(played.get("ok").getAsBoolean()).isTrue();
            state = played.getAsJsonObject("state");
        }
        assertThat(referee.ask("{\"cmd\":\"advise\",\"level\":\"easy\"}").get("refusal"))
                .isEqualTo(state.getAsJsonArray("asked").isEmpty() ? new JsonPrimitive("ROUND_OVER") : null);
    }

    /// The best player advises through the pipe, too, in every edition; what it advises is legal.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"profile\":\"board\",\"seats\":2}",
                "{\"profile\":\"board\",\"seats\":2,\"options\":{\"scoring\":\"junior\"}}",
                "{\"profile\":\"board\",\"seats\":3,\"options\":{\"accelerated\":true,\"extended\":true}}",
                "{\"profile\":\"classic\",\"teams\":\"3x2\"}",
                "{\"profile\":\"duel\",\"seats\":2}",
                "{\"profile\":\"micro\",\"seats\":2}",
                "{\"profile\":\"playroom\",\"teams\":\"3x3\"}"
            })
    void theAceAdvisesInEveryEdition(String setup) {
        JsonObject begun = referee.ask("{\"cmd\":\"new\",\"seed\":33," + setup.substring(1));
        assertThat(begun.get("ok").getAsBoolean()).as("%s", begun).isTrue();
        for (int moves = 0; moves < 12; moves++) {
            String ask = "{\"cmd\":\"advise\",\"level\":\"hard\",\"seed\":" + moves + "}";
            JsonObject advice = referee.ask(ask);
            assertThat(referee.ask(ask)).as("asked again").isEqualTo(advice);
            JsonObject played = referee.ask("{\"cmd\":\"play\",\"move\":" + advice.get("move") + "}");
            assertThat(played.get("ok").getAsBoolean()).as("%s", advice).isTrue();
        }
    }

    /// The view does not say which of two hazards was laid just now; what the seat is offered does.
    @Test
    void aSafetyForAnOlderHazardIsNoAnswer() {
        referee.ask("""
                {"cmd":"new","profile":"playroom","seats":2,"options":{"cumulate":true},"deck":["GREEN_LIGHT","GREEN_LIGHT",\
                "OUT_OF_GAS","EXTRA_TANK","FLAT_TIRE","KM_200","KM_25","KM_200"]}\
                """);
        referee.playCard("play", "GREEN_LIGHT");
        referee.playCard("play", "GREEN_LIGHT");
        referee.attack("OUT_OF_GAS", 1);
        referee.play("decline");
        referee.playCard("discard", "KM_200");
        referee.attack("FLAT_TIRE", 1);
        JsonObject view = referee.ask("{\"cmd\":\"view\",\"seat\":1}").getAsJsonObject("view");
        assertThat(referee.ask("{\"cmd\":\"advise\",\"level\":\"easy\",\"view\":" + view + "}"))
                .hasToString("{\"ok\":true,\"move\":{\"type\":\"decline\",\"seat\":1}}");
    }

    @Test
    void aViewCanComeWithItsOwnRules() {
        JsonObject view = referee.ask("{\"cmd\":\"view\",\"seat\":0}").getAsJsonObject("view");
        String request = "{\"cmd\":\"advise\",\"level\":\"easy\",\"view\":" + view + "}";
        RefereeClient otherClient = new RefereeClient();
        assertThat(otherClient.ask(request).get("refusal").getAsString()).isEqualTo("BAD_REQUEST");
        assertThat(otherClient.ask(request.replace("{\"cmd\"", "{\"profile\":\"board\",\"seats\":3,\"cmd\"")))
                .isEqualTo(referee.ask(request));
    }

    @Test
    void aSeatThatIsNotAskedHasNothingToDo() {
        JsonObject view = referee.ask("{\"cmd\":\"view\",\"seat\":1}").getAsJsonObject("view");
        assertThat(referee.ask("{\"cmd\":\"advise\",\"level\":\"easy\",\"view\":" + view + "}")
                        .get("refusal")
                        .getAsString())
                .isEqualTo("WRONG_PHASE");
        assertThat(referee.ask("{\"cmd\":\"advise\",\"level\":\"easy\",\"seat\":1}")
                        .get("refusal")
                        .getAsString())
                .isEqualTo("WRONG_PHASE");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"cmd\":\"advise\"}",
                "{\"cmd\":\"advise\",\"level\":\"genius\"}",
                "{\"cmd\":\"advise\",\"level\":\"easy\",\"millis\":-1}",
                "{\"cmd\":\"advise\",\"level\":\"easy\",\"millis\":1e9}",
                "{\"cmd\":\"advise\",\"level\":\"easy\",\"seat\":3}",
                "{\"cmd\":\"advise\",\"level\":\"easy\",\"view\":[]}",
                "{\"cmd\":\"advise\",\"level\":\"easy\",\"view\":{}}"
            })
    void badRequestsForAdviceAreRefused(String line) {
        assertThat(referee.ask(line).get("refusal").getAsString()).isEqualTo("BAD_REQUEST");
    }

    @Test
    void aViewWithTooManyCardsIsRefused() {
        JsonObject view = referee.ask("{\"cmd\":\"view\",\"seat\":0}").getAsJsonObject("view");
        view.addProperty("drawPile", view.get("drawPile").getAsInt() + 1);
        assertRefused(view);
        JsonArray discards = new JsonArray();
        for (int copies = 0; copies < 5; copies++) {
            discards.add("KM_200");
        }
        view.add("discardPile", discards);
        view.addProperty("drawPile", view.get("drawPile").getAsInt() - 6);
        assertRefused(view);
    }

    /// The cards on the table and those out of the game are all that was played, and the deck holds them.
    @ParameterizedTest
    @ValueSource(strings = {"{\"KM_25\":1}", "{\"KM_200\":5}", "{\"GREEN_LIGHT\":-1}", "{\"TRUCE\":1}", "[]"})
    void whatWasPlayedMustBeOnTheTable(String played) {
        JsonObject view = referee.ask("{\"cmd\":\"view\",\"seat\":0}").getAsJsonObject("view");
        assertThat(view.get("played")).hasToString("{}");
        view.add("played", JsonParser.parseString(played));
        assertThat(referee.ask("{\"cmd\":\"advise\",\"level\":\"easy\",\"view\":" + view + "}")
                        .get("message")
                        .getAsString())
                .startsWith("view.played");
    }

    private void assertRefused(JsonObject view) {
        assertThat(referee.ask("{\"cmd\":\"advise\",\"level\":\"easy\",\"view\":" + view + "}")
                        .get("message")
                        .getAsString())
                .isEqualTo("view: No seat of this game can have such a view.");
    }
}
