package millebornes.phones;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A phone with the page of a seat, and a thumb that taps what can be seen.
final class Phone implements AutoCloseable {

    /// What a tap of [#act] did.
    enum Act {
        NOTHING,
        PLAYED,
        DISCARDED,
        COUP_FOURRE,
        WRONG_CLAIM,
        DECLINED,
        ENDED_TURN,
        DECIDED
    }

    private static final int ONE_WAKING = 350;
    private static final String CLAIM = "#screen .claim";

    private final BrowserContext context;
    private final Page page;
    private final List<String> mistakes = new ArrayList<>();

    private Phone(BrowserContext context, Page page) {
        this.context = context;
        this.page = page;
        page.onPageError(mistakes::add);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && !message.text().contains("net::ERR")) {
                mistakes.add(message.text());
            }
        });
    }

    /// A phone that opens a scanned address.
    static Phone scan(PhoneBrowser browser, PhoneBrowser.Screen screen, String address) {
        return scan(browser.phone(screen), address);
    }

    /// A phone of that context that opens a scanned address.
    static Phone scan(BrowserContext context, String address) {
        Phone phone = new Phone(context, context.newPage());
        phone.page.navigate(address);
        return phone;
    }

    /// A second page of the same phone.
    Phone again(String address) {
        Phone otherPhone = new Phone(context, context.newPage());
        otherPhone.page.navigate(address);
        return otherPhone;
    }

    Page page() {
        return page;
    }

    BrowserContext context() {
        return context;
    }

    /// Errors of the page's scripts; there must be none.
    List<String> mistakes() {
        return List.copyOf(mistakes);
    }

    Phone waitForHand() {
        page.waitForSelector("#hand .card");
        return this;
    }

    /// The step of the table that is seen, −1 while nothing is.
    int step() {
        Object step = page.evaluate("Number(document.documentElement.dataset.step ?? -1)");
        return ((Number) step).intValue();
    }

    void waitForStep(int step) {
        page.waitForFunction("step => Number(document.documentElement.dataset.step) >= step", step);
    }

    /// The cards of the hand as the page holds them, none while it is covered.
    List<String> cards() {
        return page.locator("#hand [data-card]").all().stream()
                .map(card -> card.getAttribute("data-card"))
                .toList();
    }

    /// What a phone does that leaves the house: no byte comes through, and the page notices when it wakes up.
    void loseNetwork() {
        context.setOffline(true);
        wake();
        page.waitForSelector("#lost:not(:empty)");
    }

    /// Back on the Wi-Fi: the page takes the whole view again.
    void findNetwork() {
        context.setOffline(false);
        wake();
        page.waitForSelector("#lost:empty", new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
    }

    /// Signs of waking up that come closer together than this count as one.
    private void wake() {
        page.waitForTimeout(ONE_WAKING);
        page.evaluate("dispatchEvent(new Event('pageshow'))");
    }

    boolean isAsked() {
        return (Boolean) page.evaluate("document.documentElement.dataset.asked === 'true'");
    }

    boolean isRoundOver() {
        return page.locator("#screen .scores").isVisible();
    }

    /// Does what a person would do who takes the first thing that works, the longest distance first.
    Act act() {
        Act act = tapSomething();
        page.waitForFunction("() => document.documentElement.dataset.busy !== 'true'");
        return act;
    }

    private Act tapSomething() {
        if (!isAsked()) {
            return Act.NOTHING;
        }
        if (page.locator(CLAIM).isVisible()) {
            return answer();
        }
        if (page.locator("#act [data-do=stop]").isVisible()) {
            page.locator("#act [data-do=extend]").click();
            return Act.DECIDED;
        }
        Locator playable = page.locator("#hand .can");
        if (playable.count() > 0) {
            longest(playable).click();
            Locator targets = page.locator("#targets [data-do=aim]");
            if (targets.count() > 0) {
                targets.first().click();
            }
            page.locator("#act [data-do=play]").click();
            return Act.PLAYED;
        }
        if (page.locator("#act [data-do=end-turn]").isVisible()) {
            page.locator("#act [data-do=end-turn]").click();
            return Act.ENDED_TURN;
        }
        page.locator("#hand .card").first().click();
        // Where the hand is made of pictures, the card is chosen; elsewhere a sheet says first why it cannot be played.
        boolean hasPictures = page.locator("[data-pictures=true]").count() > 0;
        page.locator((hasPictures ? "#act" : "#sheet") + " [data-do=discard]").click();
        return Act.DISCARDED;
    }

    private static Locator longest(Locator cards) {
        List<Locator> all = cards.all();
        return all.stream()
                .filter(card -> card.getAttribute("data-card").startsWith("KM_"))
                .reduce((_, last) -> last)
                .orElseGet(all::getFirst);
    }

    private Act answer() {
        page.locator("[data-do=claim]").click();
        page.waitForFunction("() => document.documentElement.dataset.busy !== 'true'");
        if (page.locator(CLAIM + " .told").isVisible()) {
            page.locator("[data-do=decline]").click();
            return Act.WRONG_CLAIM;
        }
        return Act.COUP_FOURRE;
    }

    /// The picture of the page, kept in the gallery.
    void picture(String name) {
        page.evaluate("document.fonts.ready");
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "gallery", "phone-" + name + ".png")));
    }

    @Override
    public void close() {
        context.close();
    }
}
