package millebornes.phones;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Measures what a family feels of the phones, in a real browser against a table in a process of its own, and prints it
/// as a table: `src/bench/phones/figures.sh`. No test: a busy machine is slow.
final class PhoneFigures {

    private static final String NINE = "Anna,Papi,Léa,Marguerite-Élise,Tom,Zoé,Noé,Mamie,Paul";
    private static final int SEATS = 9;
    private static final int TAPS = 60;
    private static final int NAPS = 20;

    /// What the browser has been sent for this page, without the stream: what is written for it, or all with the drawings,
    /// words and fonts that the program has for the window, too.
    private static final String BYTES = """
            all => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
              .filter(e => !e.name.includes('/api/') && (all || /[/](#.*|table|[a-z]+[.](html|js|css))?$/.test(e.name)
                && !/palette/.test(e.name)))
              .reduce((sum, e) => sum + e.encodedBodySize, 0)""";

    /// When the page was opened, when its hand was seen first.
    private static final String HAND = """
            new Promise(seen => { const look = () => document.querySelector('#hand .card')
              ? requestAnimationFrame(() => seen(performance.now())) : requestAnimationFrame(look); look(); })""";

    private static final String WATCH = """
            new MutationObserver(() => { window.changed ??= performance.timeOrigin + performance.now(); })
              .observe(document.body, {subtree: true, childList: true, attributes: true})""";

    private static final String NOTE = """
            addEventListener('click', () => { window.tapped = performance.timeOrigin + performance.now(); }, true)""";

    /// How long it takes from the moment at which the phone is awake to the hand of that step.
    private static final String WAKE = """
            step => { window.back = 0; addEventListener('online', () => { const woken = performance.now();
              const look = () => Number(document.documentElement.dataset.step) >= step
                ? window.back = performance.now() - woken : requestAnimationFrame(look); look(); }, {once: true}); }""";

    private PhoneFigures() {}

    /// Prints the table.
    ///
    /// @param arguments none
    public static void main(String[] arguments) {
        String[] game = {"--edition", "playroom", "--teams", "3x3", "--seed", "9"};
        try (PhoneBrowser browser = new PhoneBrowser();
                HostProcess hostProcess = HostProcess.start(NINE, game)) {
            print("", "half of them", "95 of 100", "longest", "wanted");
            print("---", "---", "---", "---", "---");
            List<Phone> phones = new ArrayList<>();
            double[] joins = IntStream.range(0, SEATS)
                    .mapToDouble(seat -> {
                        phones.add(Phone.scan(browser, PhoneBrowser.Screen.UPRIGHT, hostProcess.join(seat)));
                        return number(phones.getLast().page(), HAND);
                    })
                    .toArray();
            row("scan to own hand, ms", joins, "3,000");
            Phone screenPhone = Phone.scan(browser, PhoneBrowser.Screen.TABLE, hostProcess.watch());
            screenPhone.page().waitForSelector("#seats li");
            row("tap to the big screen, ms", taps(phones, screenPhone.page()), "100");
            row("back from the lock screen to the right hand, ms", naps(phones), "1,000");
            print("phones at once", "" + SEATS, "", "", "9");
            print("bytes of the page as sent", bytes(phones.getFirst().page(), false), "", "", "40,000 with the next");
            print("bytes of the table page as sent", bytes(screenPhone.page(), false), "", "", "");
            print(
                    "the page with drawings, words and fonts",
                    bytes(phones.getFirst().page(), true),
                    "",
                    "",
                    "");
            print("the table page with them", bytes(screenPhone.page(), true), "", "", "");
        }
    }

    private static double[] taps(List<Phone> phones, Page screen) {
        screen.evaluate(WATCH);
        phones.forEach(phone -> phone.page().evaluate(NOTE));
        List<Double> times = new ArrayList<>();
        while (times.size() < TAPS) {
            settle(phones);
            Phone askedPhone =
                    phones.stream().filter(Phone::isAsked).findFirst().orElseThrow();
            screen.evaluate("window.changed = undefined");
            int step = askedPhone.step();
            askedPhone.act();
            if (askedPhone.step() > step) {
                // The last tap of the turn is the one that was sent.
                screen.waitForFunction("() => window.changed");
                times.add(number(screen, "window.changed") - number(askedPhone.page(), "window.tapped"));
            }
        }
        return times.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /// A phone sleeps while somebody else plays, and wakes up.
    private static double[] naps(List<Phone> phones) {
        return IntStream.range(0, NAPS)
                .mapToDouble(_ -> {
                    settle(phones);
                    Phone askedPhone =
                            phones.stream().filter(Phone::isAsked).findFirst().orElseThrow();
                    Phone sleeperPhone = phones.stream()
                            .filter(phone -> phone != askedPhone)
                            .findFirst()
                            .orElseThrow();
                    sleeperPhone.loseNetwork();
                    int step = askedPhone.step();
                    askedPhone.act();
                    askedPhone.waitForStep(step + 1);
                    sleeperPhone.page().evaluate(WAKE, step + 1);
                    sleeperPhone.context().setOffline(false);
                    sleeperPhone.page().waitForFunction("() => window.back");
                    return number(sleeperPhone.page(), "window.back");
                })
                .toArray();
    }

    private static void settle(List<Phone> phones) {
        int newest = phones.stream().mapToInt(Phone::step).max().orElseThrow();
        phones.forEach(phone -> phone.waitForStep(newest));
    }

    private static String bytes(Page page, boolean all) {
        return String.valueOf(page.evaluate(BYTES, all));
    }

    private static double number(Page page, String script) {
        return ((Number) page.evaluate(script)).doubleValue();
    }

    private static void row(String what, double[] times, String wanted) {
        Arrays.sort(times);
        print(what, at(times, 0.5), at(times, 0.95), at(times, 1), wanted);
    }

    private static String at(double[] sorted, double share) {
        return "" + Math.round(sorted[(int) Math.min(sorted.length - 1, share * sorted.length)]);
    }

    private static void print(String... cells) {
        System.out.println("| " + String.join(" | ", cells) + " |");
    }
}
