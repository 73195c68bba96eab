package millebornes.phones;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
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
import org.junit.jupiter.params.provider.ValueSource;

/// Pictures of the page for people to look at, and what can be measured of them: nothing is cut, nothing is too small
/// for a thumb.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PageGalleryTest {

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

    /// How many cards can be seen over the verbs, in cards.
    private static final String SEEN_CARDS = """
            [...document.querySelectorAll('#hand .card')].map(card => card.getBoundingClientRect())
              .reduce((sum, box) => sum + Math.max(0, Math.min(box.bottom,
                document.querySelector('.dock').getBoundingClientRect().top) - box.top) / box.height, 0)""";

    /// The share of the height that the banner and the verbs take.
    private static final String FRAME =
            "(document.querySelector('header').offsetHeight + document.querySelector('.dock').offsetHeight) / innerHeight";

    /// Cards whose question mark stands on a line of its own.
    private static final String FALLEN_MARKS = """
            [...document.querySelectorAll('#hand .cant')].filter(card => {
              const name = card.querySelector('.name').getBoundingClientRect();
              const mark = card.querySelector('.why').getBoundingClientRect();
              return mark.top >= name.bottom || mark.bottom <= name.top;
            }).map(card => card.outerHTML.slice(0, 120))""";

    /// What is less than 2 px from the rim of the plate it stands on.
    private static final String AT_THE_RIM = """
            [['#turn', '#turn h1'], ['#hide', '#hide svg']].filter(([plate, part]) => {
              const outer = document.querySelector(plate).getBoundingClientRect();
              const inner = document.querySelector(part).getBoundingClientRect();
              return inner.left < outer.left + 2 || inner.top < outer.top + 2
                || inner.right > outer.right - 2 || inner.bottom > outer.bottom - 2;
            })""";

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
        "tablet-english,820,1180,1,en-GB",
        "wide,1920,1080,1,fr-FR"
    })
    void handThroughATurn(String name, int width, int height, double density, String language) throws IOException {
        var screen = new PhoneBrowser.Screen(width, height, density, language, true);
        try (var states = PageStates.ofFour(browser, screen, "expert", 11)) {
            Phone phone = states.until(PageStates.holds(".a.can").and(PageStates.holds(".k.can")));
            phone.page().locator("#hand .a.can").first().click();
            phone.page().locator("#targets [data-do=aim]").first().click();
            keep(phone, name + "-hand");
            none(phone, AT_THE_RIM, name);
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

    @ParameterizedTest
    @ValueSource(strings = {"fr-FR", "en-GB"})
    void handAtTwiceTheTextSize(String language) {
        try (var states = PageStates.ofFour(browser, PhoneBrowser.Screen.LARGE_TEXT.in(language), "expert", 11)) {
            Phone phone = states.until(PageStates.holds(".k.can").and(PageStates.holds(".cant")));
            phone.page().locator("#hand .k.can").first().click();
            phone.page().evaluate("scrollTo(0, 0)");
            phone.picture("large-text-" + language + "-hand");
            assertThat(number(phone, SEEN_CARDS)).isGreaterThan(2.5);
            assertThat(number(phone, FRAME)).isLessThan(0.35);
            none(phone, FALLEN_MARKS, "large text");
            none(phone, AT_THE_RIM, "large text");
            phone.page().click("#fold");
            phone.picture("large-text-" + language + "-others");
            assertThat(phone.page().locator("#others").isVisible()).isTrue();
            phone.page().click("#fold");
            phone.page().click("#hide");
            phone.picture("large-text-" + language + "-hidden");
            phone.page().click("[data-do=show]");
            Phone attackerPhone = states.until(PageStates.holds(".a.can"));
            attackerPhone.page().locator("#hand .a.can").first().click();
            attackerPhone.page().locator("#targets").scrollIntoViewIfNeeded();
            attackerPhone.picture("large-text-" + language + "-targets");
            none(attackerPhone, CUT_TARGETS, "targets");
            states.until(PageStates.shows("#screen .claim")).picture("large-text-" + language + "-claim");
            states.until(PageStates.shows("#screen .scores")).picture("large-text-" + language + "-over");
        }
    }

    @Test
    void juniorNeedsNoWord() {
        try (var states = PageStates.ofFour(browser, PhoneBrowser.Screen.UPRIGHT, "junior", 3)) {
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
            Phone stuckPhone = states.until(onePhone -> onePhone.isAsked()
                    && onePhone.page().locator("#hand .cant").count() > 0
                    && onePhone.page().locator("#hand .can").count() == 0);
            stuckPhone.page().locator("#act [data-do=discard]").dispatchEvent("click");
            stuckPhone.page().waitForSelector("#hand.ask");
            stuckPhone.page().locator("#hand .cant").first().click();
            assertThat(stuckPhone
                            .page()
                            .locator("#act [data-do=play], #act [aria-disabled]")
                            .count())
                    .as("discarding is the only way out")
                    .isZero();
            assertThat((String) stuckPhone.page().evaluate(VISIBLE_WORDS)).isEmpty();
            keep(stuckPhone, "junior-stuck");
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
        try (var hostProcess = HostProcess.start(PageStates.FOUR, "--edition", "board", "--seed", "11")) {
            Phone phone = Phone.scan(browser, PhoneBrowser.Screen.UPRIGHT, hostProcess.room());
            phone.page().waitForSelector("[data-do=sit]");
            keep(phone, "join");
            phone.page().fill("#name", "Zoé");
            phone.page().locator("[data-do=sit]").nth(2).click();
            phone.waitForHand();
            assertThat(phone.page().title()).contains("Mille Bornes");
            Phone latePhone = Phone.scan(browser, PhoneBrowser.Screen.UPRIGHT, hostProcess.room());
            latePhone.page().waitForSelector("[data-do=sit]");
            assertThat(latePhone.page().locator("[data-do=sit].taken").innerText())
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

    /// The page for a second screen, on a television, a laptop, a tablet and a phone.
    @ParameterizedTest
    @ValueSource(strings = {"fr-FR", "en-GB"})
    void roadForASecondScreen(String language) {
        try (var states = PageStates.ofFour(browser, PhoneBrowser.Screen.UPRIGHT, "expert", 11)) {
            Phone watcherPhone = Phone.scan(
                    browser,
                    PhoneBrowser.Screen.TABLE.in(language),
                    states.table().watch());
            watcherPhone.page().waitForSelector("#seats li");
            watcherPhone.page().waitForTimeout(500);
            keep(watcherPhone, "table-" + language + "-start");
            states.until(phone -> phone.step() > 70);
            for (int[] size : new int[][] {{1920, 1080}, {1180, 820}, {820, 1180}, {844, 390}, {390, 844}}) {
                watcherPhone.page().setViewportSize(size[0], size[1]);
                watcherPhone.page().waitForTimeout(500);
                keep(watcherPhone, "table-" + language + "-" + size[0] + "x" + size[1]);
            }
            assertThat(watcherPhone.page().locator("button").count()).isZero();
            assertThat(watcherPhone.page().locator("#since li").count()).isBetween(1, 4);
            Phone callingPhone = states.phones().get(1);
            callingPhone.page().click("#act [data-do=menu]");
            callingPhone.page().click("#sheet [data-sign=BRAVO]");
            watcherPhone.page().waitForSelector("#call use[href='#sign-BRAVO']");
            assertThat(watcherPhone.page().locator("#said").innerText()).contains("Papi", "Bravo");
            keep(watcherPhone, "table-" + language + "-sign");
            watcherPhone.close();
        }
    }

    /// A sign is shown on the phones of the others for a while, but not where its owner does not want to see signs.
    @Test
    void othersSeeASignUnlessTheyDoNotWantTo() {
        try (var states = PageStates.ofFour(browser, PhoneBrowser.Screen.UPRIGHT, "expert", 11)) {
            Phone calmPhone = states.phones().getFirst();
            calmPhone.page().click("#act [data-do=menu]");
            calmPhone.page().click("#sheet [data-do=quiet]");
            keep(calmPhone, "menu-without-signs");
            calmPhone.page().click("#sheet [data-do=close]");
            Phone callingPhone = states.phones().get(1);
            Phone otherPhone = states.phones().get(2);
            callingPhone.page().click("#act [data-do=menu]");
            callingPhone.page().click("#sheet [data-sign=BRAVO]");
            otherPhone.page().waitForSelector("#call use[href='#sign-BRAVO']");
            assertThat(otherPhone.page().locator("#call").innerText()).contains("Papi", "Bravo");
            keep(otherPhone, "sign");
            assertThat(callingPhone.page().locator("#call").innerText()).isEmpty();
            assertThat(calmPhone.page().locator("#call").innerText()).isEmpty();
            otherPhone
                    .page()
                    .waitForSelector(
                            "#call:empty", new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
        }
    }

    private static void keep(Phone phone, String name) {
        phone.picture(name);
        none(phone, CUT, name + ": cut");
        none(phone, SMALL_BUTTONS, name + ": small");
        assertThat(phone.mistakes()).isEmpty();
    }

    private static void none(Phone phone, String found, String what) {
        assertThat(phone.page().evaluate(found))
                .as(what)
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .isEmpty();
    }

    private static double number(Phone phone, String measured) {
        return ((Number) phone.page().evaluate(measured)).doubleValue();
    }
}
