package millebornes.phones;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// A table with phones that is played until something can be seen.
final class PageStates implements AutoCloseable {

    /// The players of a table for four, one with a long name.
    static final String FOUR = "Anna,Papi,Léa,Marguerite-Élise";

    private static final int MOST_TAPS = 800;

    private final HostProcess hostProcess;
    private final List<Phone> phones = new ArrayList<>();

    PageStates(PhoneBrowser browser, PhoneBrowser.Screen screen, String players, int seats, String... options) {
        hostProcess = HostProcess.start(players, options);
        IntStream.range(0, seats)
                .forEach(seat -> phones.add(
                        Phone.scan(browser, screen, hostProcess.join(seat)).waitForHand()));
    }

    /// A board for four.
    ///
    /// @param scoring `junior` or `expert`
    static PageStates ofFour(PhoneBrowser browser, PhoneBrowser.Screen screen, String scoring, int seed) {
        return new PageStates(
                browser,
                screen,
                FOUR,
                4,
                "--edition",
                "board",
                "--option",
                "scoring=" + scoring,
                "--seed",
                Integer.toString(seed));
    }

    HostProcess table() {
        return hostProcess;
    }

    List<Phone> phones() {
        return phones;
    }

    /// Plays until a phone shows that, and gives that phone.
    Phone until(Predicate<Phone> seen) {
        for (int taps = 0; taps < MOST_TAPS; taps++) {
            int newest = phones.stream().mapToInt(Phone::step).max().orElseThrow();
            phones.forEach(phone -> phone.waitForStep(newest));
            for (Phone phone : phones) {
                if (seen.test(phone)) {
                    return phone;
                }
            }
            Phone askedPhone =
                    phones.stream().filter(Phone::isAsked).findFirst().orElse(null);
            if (askedPhone == null) {
                phones.getFirst().page().waitForTimeout(30);
            } else {
                askedPhone.act();
            }
        }
        throw new AssertionError("never seen");
    }

    /// Anyone who has a card of that class in her hand, at her turn.
    static Predicate<Phone> holds(String selector) {
        return phone ->
                phone.isAsked() && phone.page().locator("#hand " + selector).count() > 0;
    }

    static Predicate<Phone> shows(String selector) {
        return phone -> phone.page().locator(selector).first().isVisible();
    }

    @Override
    public void close() {
        phones.forEach(Phone::close);
        hostProcess.close();
    }
}
