package millebornes.phones;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// An attack is taken back by its phone until it is answered, and played again until something else is played.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TakenBackTest {

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
    @ValueSource(strings = {"expert", "junior"})
    void anAttackIsTakenBackAndPlayedAgain(String scoring) {
        try (var states = new PageStates(
                browser,
                PhoneBrowser.Screen.UPRIGHT,
                "Anna,Lou",
                2,
                "--edition",
                "board",
                "--option",
                "scoring=" + scoring,
                "--seed",
                "11")) {
            Phone asked = states.until(PageStates.shows("#screen .claim"));
            Phone attacker = states.phones().stream()
                    .filter(phone -> phone != asked)
                    .findFirst()
                    .orElseThrow();
            assertThat(asked.page().locator("[data-do=undo]").count())
                    .as("only whoever did it")
                    .isZero();
            List<String> left = attacker.cards();

            tap(states, attacker, "undo");
            assertThat(attacker.cards()).hasSize(left.size() + 1).containsAll(left);
            assertThat(attacker.isAsked()).isTrue();
            assertThat(asked.isAsked()).isFalse();
            attacker.picture("taken-back-" + scoring);

            tap(states, attacker, "redo");
            assertThat(attacker.cards()).isEqualTo(left);
            asked.page().waitForSelector("#screen .claim");

            tap(states, attacker, "undo");
            attacker.page().locator("#hand .can").first().click();
            tap(states, attacker, "discard");
            assertThat(attacker.page().locator("[data-do=redo]").count())
                    .as("something else was played")
                    .isZero();
            states.phones().forEach(phone -> assertThat(phone.mistakes()).isEmpty());
        }
    }

    private static void tap(PageStates states, Phone phone, String action) {
        int step = phone.step();
        phone.page().click("#act [data-do=" + action + "]");
        states.phones().forEach(one -> one.waitForStep(step + 1));
    }
}
