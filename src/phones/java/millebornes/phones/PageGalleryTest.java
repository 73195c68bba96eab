package millebornes.phones;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.imageio.ImageIO;
import millebornes.desktop.DocumentPicture;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Pictures of the page for people to look at, and what can be measured of them: nothing is cut, nothing is too small
/// for a thumb.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PageGalleryTest {

    private static final String FOUR = "Anna,Papi,Léa,Marguerite-Élise";

    /// Buttons that can be seen and are lower or narrower than a thumb, in px of the page.
    private static final String SMALL_BUTTONS = """
            [...document.querySelectorAll('button')].filter(b => b.checkVisibility() && !b.closest('.vh'))
              .filter(b => { const r = b.getBoundingClientRect(); return r.height < 47.5 || r.width < 44; })
              .map(b => b.outerHTML.slice(0, 120))""";

    /// Whether something is wider than the screen, or a text wider than its own box.
    private static final String CUT = """
            [...(document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *:not(svg *)')]
                .filter(e => e.getBoundingClientRect().right > innerWidth + 1)),
              ...[...document.querySelectorAll('h1,h2,p,.name,.fx,.act button')].filter(e => e.checkVisibility()
                && !e.closest('.vh') && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline')]
              .map(e => e.outerHTML.slice(0, 120))""";

    /// Cars to aim at whose names are cut, broken inside a word, or wider than their button.
    private static final String CUT_TARGETS = """
            [...document.querySelectorAll('#targets button')].flatMap(b => [...b.querySelectorAll('span'), b]
              .filter(e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline'
                || e.getBoundingClientRect().right > innerWidth + 1)).map(e => e.outerHTML.slice(0, 120))""";

    /// The pictures in the documents, by the screens on which they are taken.
    private static final Map<String, String> DOCUMENTED = Map.of("upright", "phone.fr", "english", "phone.en");

    private PhoneBrowser browser;

    @BeforeAll
    void open() throws Exception {
        browser = new PhoneBrowser();
        Files.createDirectories(Path.of("target", "gallery"));
    }

    @AfterAll
    void close() {
        browser.close();
    }

    @ParameterizedTest
    @CsvSource({
        "upright,390,844,2,fr-FR",
        "low,390,664,2,fr-FR",
        "landscape,844,390,2,fr-FR",
        "english,390,844,2,en-GB",
        "tablet,820,1180,1,fr-FR",
        "tablet-lying,1180,820,1,en-GB",
        "wide,1920,1080,1,fr-FR"
    })
    void handThroughATurn(String name, int width, int height, double density, String language) throws IOException {
        var screen = new PhoneBrowser.Screen(width, height, density, language, true);
        try (var states = new PageStates(browser, screen, FOUR, 4, "--edition", "board", "--seed", "11")) {
            Phone phone = states.until(PageStates.holds(".a.can").and(PageStates.holds(".k.can")));
            phone.page().locator("#hand .a.can").first().click();
            phone.page().locator("#targets [data-do=aim]").first().click();
            keep(phone, name + "-hand");
            if (DOCUMENTED.containsKey(name)) {
                DocumentPicture.check(
                        DOCUMENTED.get(name),
                        ImageIO.read(Path.of("target", "gallery", "phone-" + name + "-hand.png")
                                .toFile()));
            }
            phone.page().locator("#hand .cant").first().click();
            phone.page().waitForSelector("#sheet");
            keep(phone, name + "-why");
            phone.page().click("#sheet [data-do=close]");
            phone.page().click("#act [data-do=menu]");
            keep(phone, name + "-menu");
            phone.page().click("#sheet [data-do=close]");
            Phone otherPhone = states.phones().stream()
                    .filter(onePhone -> !onePhone.isAsked())
                    .findFirst()
                    .orElseThrow();
            keep(otherPhone, name + "-night");
            phone.page().click("#hide");
            assertThat(phone.cards()).isEmpty();
            assertThat(phone.page().content()).doesNotContain("data-card");
            keep(phone, name + "-hidden");
            phone.page().click("[data-do=show]");
            keep(states.until(PageStates.shows("#screen .claim")), name + "-claim");
            keep(states.until(PageStates.shows("#screen .scores")), name + "-over");
        }
    }

    @Test
    void handAtTwiceTheTextSize() {
        try (var states = new PageStates(
                browser, PhoneBrowser.Screen.LARGE_TEXT, FOUR, 4, "--edition", "board", "--seed", "11")) {
            Phone phone = states.until(PageStates.holds(".k.can"));
            phone.page().locator("#hand .k.can").first().click();
            phone.picture("large-text-hand");
            phone.page().click("#hide");
            phone.picture("large-text-hidden");
            phone.page().click("[data-do=show]");
            Phone attackerPhone = states.until(PageStates.holds(".a.can"));
            attackerPhone.page().locator("#hand .a.can").first().click();
            attackerPhone.page().locator("#targets").scrollIntoViewIfNeeded();
            attackerPhone.picture("large-text-targets");
            assertThat(attackerPhone.page().evaluate(CUT_TARGETS))
                    .asInstanceOf(InstanceOfAssertFactories.LIST)
                    .isEmpty();
            states.until(PageStates.shows("#screen .claim")).picture("large-text-claim");
        }
    }

    @Test
    void juniorNeedsNoWord() {
        try (var states = new PageStates(
                browser,
                PhoneBrowser.Screen.UPRIGHT,
                FOUR,
                4,
                "--edition",
                "board",
                "--option",
                "scoring=junior",
                "--seed",
                "3")) {
            Phone phone = states.until(PageStates.holds(".k.can").and(PageStates.holds(".cant")));
            phone.page().locator("#hand .k.can").first().click();
            assertThat((String) phone.page().evaluate(VISIBLE_WORDS)).isEmpty();
            keep(phone, "junior-hand");
            keep(
                    states.phones().stream()
                            .filter(onePhone -> !onePhone.isAsked())
                            .findFirst()
                            .orElseThrow(),
                    "junior-night");
            phone.page().locator("#hand .cant").first().click();
            phone.page().waitForSelector("#sheet");
            keep(phone, "junior-why");
            phone.page().click("#sheet [data-do=close]");
            Phone askedPhone = states.until(PageStates.shows("#screen .claim"));
            assertThat((String) askedPhone.page().evaluate(VISIBLE_WORDS)).isEmpty();
            keep(askedPhone, "junior-claim");
        }
    }

    /// The words that can be seen on the page: text that is neither hidden from sight nor a number in a drawing.
    private static final String VISIBLE_WORDS = """
            (() => { const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); const seen = [];
              while (walk.nextNode()) { const e = walk.currentNode.parentElement;
                if (/\\p{L}{2,}/u.test(walk.currentNode.data) && e.checkVisibility() && !e.closest('.vh,svg,script,style'))
                  seen.push(walk.currentNode.data.trim()); }
              return seen.join('|'); })()""";

    @Test
    void joiningByTheRoomsKey() {
        try (var hostProcess = HostProcess.start(FOUR, "--edition", "board", "--seed", "11")) {
            Phone phone = Phone.scan(browser, PhoneBrowser.Screen.UPRIGHT, hostProcess.room());
            phone.page().waitForSelector("[data-do=sit]");
            keep(phone, "join");
            phone.page().fill("#name", "Zoé");
            phone.page().locator("[data-do=sit]").nth(2).click();
            phone.waitForHand();
            assertThat(phone.page().title()).contains("Mille Bornes");
            Phone latePhone = Phone.scan(browser, PhoneBrowser.Screen.UPRIGHT, hostProcess.room());
            latePhone.page().waitForSelector("[data-do=sit]");
            assertThat(latePhone
                            .page()
                            .locator("[data-do=sit][aria-disabled=true]")
                            .innerText())
                    .contains("Zoé");
            Phone strangerPhone = Phone.scan(
                    browser, PhoneBrowser.Screen.UPRIGHT, hostProcess.room().replaceAll("#.*", ""));
            strangerPhone.page().waitForSelector("#paste");
            keep(strangerPhone, "no-key");
            phone.close();
            latePhone.close();
            strangerPhone.close();
        }
    }

    @Test
    void sixCarsAndNinePeopleHaveRoom() {
        try (var states = new PageStates(
                browser,
                PhoneBrowser.Screen.UPRIGHT,
                "Anna,Papi,Léa,Marguerite-Élise,Tom,Zoé",
                6,
                "--edition",
                "playroom",
                "--seed",
                "2")) {
            keep(states.until(PageStates.holds(".a.can")), "six-cars");
        }
    }

    @Test
    void roadForASecondScreen() {
        try (var states =
                new PageStates(browser, PhoneBrowser.Screen.UPRIGHT, FOUR, 4, "--edition", "board", "--seed", "11")) {
            Phone widePhone = Phone.scan(
                    browser, PhoneBrowser.Screen.TABLE, states.table().watch());
            Phone smallPhone = Phone.scan(
                    browser, PhoneBrowser.Screen.LANDSCAPE, states.table().watch());
            Phone tabletPhone = Phone.scan(
                    browser, PhoneBrowser.Screen.TABLET, states.table().watch());
            tabletPhone.page().waitForSelector("#seats li");
            widePhone.page().waitForSelector("#seats li");
            smallPhone.page().waitForSelector("#seats li");
            keep(widePhone, "table-start");
            states.until(phone -> phone.step() > 70);
            widePhone.page().waitForTimeout(500);
            keep(widePhone, "table-1920x1080");
            keep(smallPhone, "table-844x390");
            keep(tabletPhone, "table-820x1180");
            tabletPhone.close();
            assertThat(widePhone.page().locator("button").count()).isZero();
            assertThat(widePhone.mistakes()).isEmpty();
            widePhone.close();
            smallPhone.close();
        }
    }

    private static void keep(Phone phone, String name) {
        phone.picture(name);
        assertThat(phone.page().evaluate(CUT))
                .as(name + ": cut")
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .isEmpty();
        assertThat(phone.page().evaluate(SMALL_BUTTONS))
                .as(name + ": small")
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .isEmpty();
        assertThat(phone.mistakes()).isEmpty();
    }
}
