package millebornes.phones;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What axe finds in every state of the page: nothing. And that a keyboard is enough.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AccessibilityTest {

    private static final int[] TABLETS = {820, 1180, 1180, 820, 1920, 1080};
    private static final String RUN = """
            axe.run(document, {resultTypes: ['violations']}).then(found => found.violations.map(fault =>
              fault.id + ': ' + fault.nodes.map(node => node.html.slice(0, 160) + ' ' + node.failureSummary).join(' / ')))""";

    private PhoneBrowser browser;
    private String axe;

    @BeforeAll
    void open() throws IOException {
        browser = new PhoneBrowser();
        try (InputStream script =
                Objects.requireNonNull(getClass().getResourceAsStream("/axe.min.js"), "axe.min.js is not there")) {
            axe = new String(script.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @AfterAll
    void close() {
        browser.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"expert", "junior"})
    void axeFindsNothingInAnyState(String scoring) {
        try (var states = PageStates.ofFour(browser, PhoneBrowser.Screen.UPRIGHT, scoring, 11)) {
            Phone phone = states.until(PageStates.holds(".a.can").and(PageStates.holds(".cant")));
            check(phone, "day");
            phone.page().locator("#hand .a.can").first().click();
            check(phone, "targets");
            phone.page().locator("#hand .cant").first().click();
            phone.page().waitForSelector("#sheet");
            check(phone, "why not");
            phone.page().click("#sheet [data-do=close]");
            phone.page().click("#act [data-do=menu]");
            check(phone, "menu");
            phone.page().click("#sheet [data-do=close]");
            check(
                    states.phones().stream()
                            .filter(onePhone -> !onePhone.isAsked())
                            .findFirst()
                            .orElseThrow(),
                    "night");
            phone.page().click("#hide");
            check(phone, "hidden");
            phone.page().click("[data-do=show]");
            check(states.until(PageStates.shows("#screen .claim")), "claim");
            check(states.until(PageStates.shows("#screen .scores")), "over");
            states.table().tap("here 0");
            states.phones().getFirst().page().waitForSelector("[data-do=again]");
            check(states.phones().getFirst(), "released");
        }
    }

    /// A hand by day and by night, why not, and the page for a second screen.
    @ParameterizedTest
    @ValueSource(strings = {"fr-FR", "en-GB"})
    void axeFindsNothingOnTabletsAndOnTheTablePage(String language) {
        try (var states = PageStates.ofFour(browser, PhoneBrowser.Screen.TABLET.in(language), "expert", 11)) {
            Phone watcherPhone = Phone.scan(
                    browser,
                    PhoneBrowser.Screen.TABLE.in(language),
                    states.table().watch());
            watcherPhone.page().waitForSelector("#seats li");
            Phone phone = states.until(PageStates.holds(".a.can").and(PageStates.holds(".cant")));
            Phone otherPhone = states.phones().stream()
                    .filter(onePhone -> !onePhone.isAsked())
                    .findFirst()
                    .orElseThrow();
            checkAt(watcherPhone, "table page", 1920, 1080, 1280, 800, 820, 1180, 1180, 820, 390, 844);
            checkAt(otherPhone, "night", TABLETS);
            phone.page().locator("#hand .a.can").first().click();
            checkAt(phone, "targets", TABLETS);
            phone.page().locator("#hand .cant").first().click();
            phone.page().waitForSelector("#sheet");
            checkAt(phone, "why not", TABLETS);
            phone.page().click("#sheet [data-do=close]");
            Phone endPhone = states.until(PageStates.shows("#screen .scores"));
            // The podium, with the sentence of the phones and the winner marked; compared before the host closes the
            // table.
            watcherPhone.page().waitForSelector("#screen .scores .me.p1");
            assertThat(watcherPhone.page().locator("#screen h1").innerText())
                    .isEqualTo(endPhone.page().locator("#screen h1").innerText());
            checkAt(watcherPhone, "table page, over", TABLETS);
            checkAt(endPhone, "over", TABLETS);
        }
    }

    /// @param sizes width and height of each window
    private void checkAt(Phone phone, String state, int... sizes) {
        for (int size = 0; size < sizes.length; size += 2) {
            phone.page().setViewportSize(sizes[size], sizes[size + 1]);
            check(phone, state + " " + sizes[size] + "x" + sizes[size + 1]);
        }
    }

    @Test
    void axeFindsNothingWhereSomebodyJoinsOrWatches() {
        try (var hostProcess = HostProcess.start(PageStates.FOUR, "--edition", "board", "--seed", "11")) {
            Phone roomPhone = Phone.scan(browser, PhoneBrowser.Screen.UPRIGHT, hostProcess.room());
            roomPhone.page().waitForSelector("[data-do=sit]");
            check(roomPhone, "join");
            Phone strangerPhone = Phone.scan(
                    browser, PhoneBrowser.Screen.UPRIGHT, hostProcess.room().replaceAll("#.*", ""));
            strangerPhone.page().waitForSelector("#paste");
            check(strangerPhone, "no key");
            Phone watcherPhone = Phone.scan(browser, PhoneBrowser.Screen.TABLE, hostProcess.watch());
            watcherPhone.page().waitForSelector("#seats li");
            check(watcherPhone, "table page");
            List.of(roomPhone, strangerPhone, watcherPhone).forEach(Phone::close);
        }
    }

    @Test
    void aTurnIsPlayedByKeyboardAlone() {
        try (var states = new PageStates(
                browser, PhoneBrowser.Screen.UPRIGHT, "Anna,Lou", 2, "--edition", "board", "--seed", "11")) {
            Phone phone = states.until(PageStates.holds(".can"));
            Page page = phone.page();
            int step = phone.step();
            page.locator("#hand .can").first().focus();
            page.keyboard().press("Space");
            if (page.locator("#targets [data-do=aim]").count() > 0) {
                page.locator("#targets [data-do=aim]").first().focus();
                page.keyboard().press("Space");
            }
            tabTo(page, "play");
            page.keyboard().press("Enter");
            phone.waitForStep(step + 1);
            assertThat(page.locator("#said").getAttribute("role")).isEqualTo("status");
        }
    }

    private static void tabTo(Page page, String action) {
        for (int i = 0; i < 30; i++) {
            if (Boolean.TRUE.equals(page.evaluate("what => document.activeElement.dataset.do === what", action))) {
                return;
            }
            page.keyboard().press("Tab");
        }
        throw new AssertionError("no key leads to " + action);
    }

    private void check(Phone phone, String state) {
        // The policy of the page lets no foreign script in; the debugger's own way does.
        phone.page().evaluate(axe);
        assertThat(phone.page().evaluate(RUN))
                .as(state)
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .isEmpty();
    }
}
