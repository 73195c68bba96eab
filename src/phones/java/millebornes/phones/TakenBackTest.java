package millebornes.phones;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// An attack is undone by its phone until it is answered, and redone until something else is played.
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
            Phone askedPhone = states.until(PageStates.shows("#screen .claim"));
            Phone attackerPhone = states.phones().stream()
                    .filter(phone -> phone != askedPhone)
                    .findFirst()
                    .orElseThrow();
            assertThat(askedPhone.page().locator("[data-do=undo]").count())
                    .as("only whoever did it")
                    .isZero();
            List<String> left = attackerPhone.cards();

            tap(states, attackerPhone, "undo");
            assertThat(attackerPhone.cards()).hasSize(left.size() + 1).containsAll(left);
            assertThat(attackerPhone.isAsked()).isTrue();
            assertThat(askedPhone.isAsked()).isFalse();
            attackerPhone.picture("taken-back-" + scoring);

            tap(states, attackerPhone, "redo");
            assertThat(attackerPhone.cards()).isEqualTo(left);
            askedPhone.page().waitForSelector("#screen .claim");

            tap(states, attackerPhone, "undo");
            attackerPhone.page().locator("#hand .can").first().click();
            tap(states, attackerPhone, "discard");
            assertThat(attackerPhone.page().locator("[data-do=redo]").count())
                    .as("something else was played")
                    .isZero();
            states.phones().forEach(phone -> assertThat(phone.mistakes()).isEmpty());
        }
    }

    private static void tap(PageStates states, Phone phone, String action) {
        int step = phone.step();
        phone.page().click("#act [data-do=" + action + "]");
        states.phones().forEach(onePhone -> onePhone.waitForStep(step + 1));
    }
}
