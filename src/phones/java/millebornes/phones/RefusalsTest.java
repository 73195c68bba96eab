package millebornes.phones;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Response;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whatever cannot be played says why in a sentence, with what would help, and the hand is as it was.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RefusalsTest {

    private PhoneBrowser browser;

    @BeforeAll
    void open() {
        browser = new PhoneBrowser();
    }

    @AfterAll
    void close() {
        browser.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board    |                                    | NOT_STARTED STOPPED SPEED_LIMITED NOTHING_TO_CURE TARGET_STOPPED TARGET_NOT_STARTED TARGET_IMMUNE",
                "playroom | --option wrongWay=true             | NOT_STARTED STOPPED NOTHING_TO_CURE"
            })
    void everyRefusalIsSaidInWords(String edition, String options, String expected) {
        String[] words = ("--edition " + edition + " --seed 11 " + (options == null ? "" : options))
                .trim()
                .split(" +");
        Set<String> wanted = Set.of(expected.strip().split(" +"));
        Set<String> seen = new TreeSet<>();
        try (var states = new PageStates(browser, PhoneBrowser.Screen.LOW, "Anna,Lou", 2, words)) {
            states.until(phone -> {
                if (phone.isAsked() && phone.page().locator("#hand .cant").count() > 0) {
                    askAll(phone, seen);
                }
                return seen.containsAll(wanted) || phone.isRoundOver();
            });
            assertThat(states.phones())
                    .allSatisfy(phone -> assertThat(phone.mistakes()).isEmpty());
        }
        assertThat(seen).containsAll(wanted);
    }

    /// Taps every card that cannot be played, a kind once, and reads what is said.
    private static void askAll(Phone phone, Set<String> seen) {
        Set<String> asked = new TreeSet<>();
        for (String card : phone.cards()) {
            Locator row =
                    phone.page().locator("#hand .cant[data-card=" + card + "]").first();
            if (asked.add(card) && row.count() > 0) {
                int cards = phone.cards().size();
                Response answer = phone.page().waitForResponse(one -> one.url().contains("/api/why"), row::click);
                JsonObject why = JsonParser.parseString(answer.text()).getAsJsonObject();
                phone.page().waitForSelector("#sheet h2");
                seen.add(why.get("refusal").getAsString());
                assertThat(phone.page().locator("#sheet h2").innerText())
                        .isEqualTo(why.get("why").getAsString());
                assertThat(phone.page().locator("#sheet .top p").innerText())
                        .isEqualTo(why.get("help").getAsString());
                assertThat(phone.page().locator("#sheet .help button").count())
                        .isEqualTo(why.getAsJsonArray("cards").size());
                phone.page().click("#sheet [data-do=close]");
                assertThat(phone.cards()).hasSize(cards);
            }
        }
    }
}
