package millebornes.phones;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Laws of layout of both pages in every window: the whole road is in sight, no writing is too small, and what closes a
/// sheet or answers a question is in sight.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PageLayoutTest {

    /// The window of a phone, a tablet or a television.
    ///
    /// @param width its width, in px of the page
    /// @param height its height, in px of the page
    /// @param zoom how many px of a page at 100 % a px of this page is: 2 for text at 200 %
    private record Window(int width, int height, int zoom) {

        /// The smallest writing that may be seen in it, in px of the page: 12 px on a phone, 14 px elsewhere.
        double leastText() {
            return (Math.min(width, height) * zoom < 700 ? 12.0 : 14.0) / zoom;
        }

        @Override
        public String toString() {
            return width * zoom + "x" + height * zoom + (zoom > 1 ? " at 200 %" : "");
        }
    }

    private static final List<Window> WINDOWS = List.of(
            new Window(390, 844, 1),
            new Window(844, 390, 1),
            new Window(320, 568, 1),
            new Window(820, 1180, 1),
            new Window(1180, 820, 1),
            new Window(1920, 1080, 1),
            new Window(195, 422, 2),
            new Window(422, 195, 2),
            new Window(410, 590, 2),
            new Window(590, 410, 2));

    /// Texts that can be seen and are smaller than that, with their sizes. Those of drawings are measured as shown.
    private static final String SMALL_TEXTS = """
            least => { const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); const small = [];
              while (walk.nextNode()) { const e = walk.currentNode.parentElement;
                if (!walk.currentNode.data.trim() || !e.checkVisibility() || e.closest('.vh,script,style,defs')
                  || e.closest('svg')?.getBoundingClientRect().width === 0) continue;
                const range = document.createRange(); range.selectNodeContents(walk.currentNode);
                const box = range.getBoundingClientRect();
                const shown = e.closest('svg') ? e.getScreenCTM() : { b: 0, d: 1 };
                const size = parseFloat(getComputedStyle(e).fontSize) * Math.hypot(shown.b, shown.d);
                if (box.width > 1 && box.height > 1 && size > 0 && size < least - 0.05)
                  small.push(walk.currentNode.data.trim() + ' ' + size); }
              return small; }""";

    /// Start, goal and milestones above the hand that are not whole within the window.
    private static final String CUT_ENDS = """
            [...document.querySelectorAll('#road [fill="var(--start)"], #road text, #road [fill="var(--check)"]')]
              .filter(e => e.getBoundingClientRect().width).filter(e => { const r = e.getBoundingClientRect();
                return r.left < (e.matches('rect[fill="var(--start)"]') ? -30 : -0.5) || r.right > innerWidth + 0.5
                  || r.right < 4; }).map(e => e.outerHTML)""";

    /// The start and the milestones of the table page that can be seen: on the board or in the race. At twice the text size
    /// a phone has room for the great ones only, each 500 km and the goal.
    private static final String STOPS = """
            [...document.querySelectorAll('#stones text, #ground [stroke="var(--start)"], #strip text, #strip [fill="var(--start)"]')]
              .filter(e => e.closest('svg').getBoundingClientRect().width)""";

    /// How many of them each picture of the road shows.
    private static final String STOPS_OF_EACH = """
            (stops => [...new Set(stops.map(e => e.closest('svg')))].map(road =>
              stops.filter(e => e.closest('svg') === road).length))(%s)""".formatted(STOPS);

    /// Start and milestones of the table page that are cut, or lie below the plate that says what happened.
    private static final String CUT_STOPS = """
            (() => { const room = document.querySelector('main').getBoundingClientRect();
              const plate = document.querySelector('#said').getBoundingClientRect();
              return %s.filter(e => {
                const r = e.getBoundingClientRect();
                return r.left < room.left - 0.5 || r.right > room.right + 0.5 || r.top < room.top - 0.5
                  || r.bottom > room.bottom + 0.5 || (r.bottom > plate.top + 0.5 && r.top < plate.bottom - 0.5
                    && r.right > plate.left + 0.5 && r.left < plate.right - 0.5);
              }).map(e => e.textContent || 'start'); })()""".formatted(STOPS);

    /// A sheet that leaves the window, and buttons that close or answer and are not whole in the window.
    private static final String OUT_OF_SIGHT = """
            [...document.querySelectorAll('#sheet, #sheet .act button, .two button, [data-do=next]')]
              .filter(e => e.checkVisibility() && e.offsetWidth).filter(e => { const r = e.getBoundingClientRect();
                return r.left < -0.5 || r.top < -0.5 || r.right > innerWidth + 0.5 || r.bottom > innerHeight + 0.5;
              }).map(e => e.outerHTML.slice(0, 120))""";

    /// Buttons on which nothing can be seen.
    private static final String BLANK_BUTTONS = """
            [...document.querySelectorAll('button')].filter(b => b.checkVisibility() && b.offsetWidth
              && ![...b.childNodes].some(n => n.nodeType === Node.TEXT_NODE && n.data.trim())
              && ![...b.querySelectorAll('*')].some(e => e.checkVisibility() && e.getBoundingClientRect().width > 2))
              .map(b => b.outerHTML.slice(0, 120))""";

    /// Milestones above the hand that lie below the banner, or are narrower than their numbers.
    private static final String COVERED_STONES = """
            [...document.querySelectorAll('#road .stop')].filter(e => e.getBoundingClientRect().width).filter(e => {
              const place = e.getScreenCTM(); const number = e.querySelector('text').getBoundingClientRect();
              const left = place.e - 11.5 * place.a; const right = place.e + 11.5 * place.a; const top = place.f - 30 * place.d;
              return number.left < left || number.right > right || top < 0
                || [...document.querySelectorAll('#turn, #hide')].map(plate => plate.getBoundingClientRect())
                  .some(plate => plate.bottom > top && plate.left < right && plate.right > left);
            }).map(e => e.textContent)""";

    /// Names that leave the column or the plate they stand in.
    private static final String WIDE_NAMES = """
            [...document.querySelectorAll('.scores p > :not(.vh), #targets span, .turn h1')].filter(e => e.checkVisibility() && e.textContent && !e.closest('.vh'))
              .filter(e => { const range = document.createRange(); range.selectNodeContents(e);
                const plate = e.closest('p, button, .turn');
                const name = range.getBoundingClientRect(); const room = plate.getBoundingClientRect();
                return name.left < room.left - 0.5 || name.right > room.right + 0.5 || plate.scrollHeight > plate.clientHeight + 1;
              }).map(e => e.textContent)""";

    /// A cup that is not in the hands of the winners, however small the podium is.
    private static final String FLOATING_CUP = """
            [...document.querySelectorAll('.crowd [href="#trophy"]')].filter(cup => { const box = cup.getBoundingClientRect();
              const hands = cup.nextElementSibling.getBoundingClientRect().top;
              return box.height > 1 && box.bottom < hands + box.height / 20; }).map(cup => cup.outerHTML)""";

    /// Names in the lists of players that are not whole.
    private static final String CUT_NAMES = """
            [...document.querySelectorAll('.others .n, .seats .name span')].filter(e => e.checkVisibility() && e.offsetWidth)
              .filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)""";

    /// Cars that stand in the start of the table page and overlap.
    private static final String CROWDED_START = """
            (() => { const cars = [...document.querySelectorAll('#pieces [href^="#car-"]')].map(e => e.getBoundingClientRect());
              return cars.filter((one, i) => cars.some((other, k) => k > i && one.left < other.right - 0.5
                && other.left < one.right - 0.5 && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5)).map(JSON.stringify); })()""";

    /// The sizes of the cars on the table page, as their scales.
    private static final String CAR_SIZES = """
            [...new Set([...document.querySelectorAll('#pieces [href^="#car-"]')]
              .map(e => e.parentElement.getAttribute('transform').split('scale')[1]))]""";

    /// Cars and tokens of the board below the card of an attack.
    private static final String BELOW_THE_CARD = """
            (() => { const card = document.querySelector('#struck .face rect')?.getBoundingClientRect();
              return [...document.querySelectorAll('#pieces use')].filter(e => { const piece = e.getBoundingClientRect();
                return card && piece.left < card.right && piece.right > card.left && piece.top < card.bottom && piece.bottom > card.top;
              }).map(e => e.outerHTML); })()""";

    /// How often the table page shows the card of an attack.
    private static final String ATTACK_CARDS = """
            [...document.querySelectorAll('#struck .face, .asked .face')].filter(e => e.getBoundingClientRect().width).length""";

    /// Cars and families of the podium that leave the window or lie below the sentence that says who has won.
    private static final String OFF_THE_PODIUM = """
            [...document.querySelectorAll('.scores .car, .crowd')].filter(e => e.getBoundingClientRect().height > 1).filter(e => {
              const box = e.getBoundingClientRect(); const plate = document.querySelector('.sky .turn').getBoundingClientRect();
              return box.left < -0.5 || box.right > innerWidth + 0.5 || box.top < plate.bottom - 0.5;
            }).map(e => e.outerHTML.slice(0, 120))""";

    /// Players whom the table page leaves out of the order of turns that it shows.
    private static final String LOST_TURNS = """
            document.querySelector('#since').offsetWidth
              ? [...document.querySelectorAll('#since .next')].filter(e => !e.offsetWidth).map(e => e.textContent) : []""";

    /// The light on the attacked car, if it is not whole in the window beside or above the question.
    private static final String CUT_LIGHT = """
            [...document.querySelectorAll('.pool > circle')].filter(e => e.getBoundingClientRect().width).filter(e => {
              const light = e.getBoundingClientRect(); const sheet = document.querySelector('.panel').getBoundingClientRect();
              return light.left < 0 || light.top < 0 || light.right > innerWidth
                || (light.bottom > sheet.top + 1 && light.right > sheet.left + 1);
            }).map(e => JSON.stringify(e.getBoundingClientRect()))""";

    /// What is wider than the window.
    private static final String WIDE = """
            document.documentElement.scrollWidth <= innerWidth ? [] : [document.documentElement.scrollWidth]""";

    /// Plates that can be seen and say nothing, in words or in pictures.
    private static final String EMPTY_PLATES = """
            [...document.querySelectorAll('p, [role=status], [role=alert]')].filter(e => e.checkVisibility() && e.offsetWidth
              && e.offsetHeight && !e.textContent.trim() && !e.querySelector('svg')).map(e => e.outerHTML)""";

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
    @ValueSource(strings = {"fr-FR", "en-GB"})
    void aHandFitsEveryWindow(String language) {
        try (var states = PageStates.ofFour(browser, PhoneBrowser.Screen.UPRIGHT.in(language), "expert", 11)) {
            Phone phone = states.until(PageStates.holds(".a.can").and(PageStates.holds(".cant")));
            phone.page().locator("#hand .a.can").first().click();
            check(phone, "hand");
            phone.page().locator("#hand .cant").first().click();
            phone.page().waitForSelector("#sheet h2");
            check(phone, "why not");
            phone.page().click("#sheet [data-do=close]");
            phone.page().click("#act [data-do=menu]");
            check(phone, "menu");
            phone.page().click("#sheet [data-do=part]");
            check(phone, "leaving");
            phone.page().click("#sheet [data-do=close]");
            phone.page().setViewportSize(390, 844);
            check(states.until(PageStates.shows("#screen .claim")), "claim");
            check(states.until(PageStates.shows("#screen .scores")), "round over");
        }
    }

    @Test
    void aHandOfPicturesFitsEveryWindow() {
        try (var states = PageStates.ofFour(browser, PhoneBrowser.Screen.UPRIGHT, "junior", 3)) {
            Phone phone = states.until(PageStates.holds(".k.can").and(PageStates.holds(".cant")));
            check(phone, "hand of pictures");
            phone.page().locator("#hand .k.can").first().click();
            check(phone, "chosen picture");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"700", "1000"})
    void theWholeRoadIsOnTheTablePage(String goal) {
        try (var states = new PageStates(
                browser,
                PhoneBrowser.Screen.UPRIGHT,
                "Anna,Papi,Marguerite-Élise",
                3,
                "--edition",
                "board",
                "--option",
                "target=" + goal,
                "--seed",
                "11")) {
            Phone watcherPhone = Phone.scan(
                    browser, PhoneBrowser.Screen.TABLE, states.table().watch());
            watcherPhone.page().waitForSelector("#seats li");
            assertThat(watcherPhone.page().locator("#since .next").count()).isEqualTo(3);
            for (Window window : WINDOWS) {
                show(watcherPhone, window);
                none(watcherPhone, LOST_TURNS, "order of turns in " + window);
                none(watcherPhone, CROWDED_START, "cars at the start in " + window);
            }
            states.until(phone -> phone.step() > 30);
            for (Window window : WINDOWS) {
                show(watcherPhone, window);
                // Where readable milestones would hide the road, only the start and the great ones are shown.
                boolean isSmall = Math.min(window.width(), window.height()) < 200;
                assertThat(watcherPhone.page().evaluate(STOPS_OF_EACH))
                        .as("stops up to " + goal + " in " + window)
                        .asInstanceOf(InstanceOfAssertFactories.LIST)
                        .isNotEmpty()
                        .containsOnly(isSmall ? 3 : Integer.parseInt(goal) / 100 + 1);
                none(watcherPhone, CUT_STOPS, "stops in " + window);
                assertThat(number(watcherPhone, CAR_SIZES + ".length"))
                        .as("sizes of cars in " + window)
                        .isEqualTo(1);
                none(watcherPhone, CUT_NAMES, "seats in " + window);
                if (window.width() > 200) {
                    smallTexts(watcherPhone, "table page", window);
                }
            }
            states.until(PageStates.shows("#screen .claim"));
            watcherPhone.page().waitForFunction("document.querySelector('#struck .face, .asked .face')");
            for (Window window : WINDOWS) {
                show(watcherPhone, window);
                assertThat(number(watcherPhone, ATTACK_CARDS))
                        .as("cards of the attack in " + window)
                        .isLessThanOrEqualTo(1);
                none(watcherPhone, BELOW_THE_CARD, "card of the attack in " + window);
            }
            watcherPhone.close();
        }
    }

    private static void check(Phone phone, String state) {
        for (Window window : WINDOWS) {
            show(phone, window);
            none(phone, WIDE, state + ": wider than " + window);
            none(phone, CUT_ENDS, state + ": road in " + window);
            none(phone, COVERED_STONES, state + ": stones in " + window);
            none(phone, WIDE_NAMES, state + ": names in " + window);
            none(phone, CUT_NAMES, state + ": list of players in " + window);
            none(phone, CUT_LIGHT, state + ": light in " + window);
            none(phone, OFF_THE_PODIUM, state + ": podium in " + window);
            none(phone, FLOATING_CUP, state + ": cup in " + window);
            none(phone, BLANK_BUTTONS, state + ": blank buttons in " + window);
            none(phone, OUT_OF_SIGHT, state + ": out of sight in " + window);
            smallTexts(phone, state, window);
        }
    }

    /// Gives the page that size, and waits until it has laid itself out; no plate in it is empty.
    private static void show(Phone phone, Window window) {
        phone.page().setViewportSize(window.width(), window.height());
        phone.page().evaluate("new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
        none(phone, EMPTY_PLATES, "empty plates in " + window);
    }

    private static void smallTexts(Phone phone, String state, Window window) {
        assertThat(phone.page().evaluate(SMALL_TEXTS, window.leastText()))
                .as(state + ": small texts in " + window)
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .isEmpty();
    }

    private static int number(Phone phone, String measured) {
        return ((Number) phone.page().evaluate(measured)).intValue();
    }

    private static void none(Phone phone, String found, String what) {
        assertThat(phone.page().evaluate(found))
                .as(what)
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .isEmpty();
    }
}
