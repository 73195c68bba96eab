package millebornes.phones;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/// What phones do to a game: they sleep, lose their network, are opened twice.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LostNetworkTest {

    /// Long enough for an answer to be read by the page, in ms.
    private static final int ANSWERED = 300;

    /// Longer than a stream lives without an answer, in ms.
    private static final int QUIET = 40_000;

    private PhoneBrowser browser;
    private HostProcess hostProcess;
    private List<Phone> phones;

    @BeforeAll
    void open() {
        browser = new PhoneBrowser();
    }

    @AfterAll
    void close() {
        browser.close();
    }

    @BeforeEach
    void sitDown() {
        hostProcess = HostProcess.start("Anna,Lou", "--edition", "board", "--seed", "11");
        phones = IntStream.range(0, 2)
                .mapToObj(seat -> Phone.scan(browser, PhoneBrowser.Screen.UPRIGHT, hostProcess.join(seat))
                        .waitForHand())
                .toList();
    }

    @AfterEach
    void leave() {
        phones.forEach(Phone::close);
        hostProcess.close();
    }

    /// Every few taps, at whatever the game asks just then, a network is lost or a page is loaded again.
    @Test
    void aRoundSurvivesLostNetworksAndReloadsAtEveryPhase() {
        TappedRound round = new TappedRound(phones);
        round.play(taps -> {
            Phone phone = phones.get(taps % 2);
            if (taps % 5 == 3) {
                phone.loseNetwork();
                phone.findNetwork();
            }
            if (taps % 7 == 5) {
                phone.page().reload();
                phone.page().waitForFunction("() => document.documentElement.dataset.step >= 0");
            }
        });
        round.noMistakes();
    }

    @Test
    void theHandIsBackAfterAReloadWithoutTheScannedAddress() {
        List<String> before = phones.getFirst().cards();
        assertThat(phones.getFirst().page().url()).doesNotContain("#");
        phones.getFirst().page().reload();
        phones.getFirst().waitForHand();
        assertThat(phones.getFirst().cards()).isEqualTo(before);
    }

    @Test
    void aLostNetworkIsSaidKindlyAndTheHandStays() {
        Phone phone = phones.getFirst();
        List<String> before = phone.cards();
        phone.loseNetwork();
        assertThat(phone.page().locator("#lost").innerText()).contains("rien n’est perdu");
        assertThat(phone.cards()).isEqualTo(before);
        phone.picture("lost");
        phone.findNetwork();
        assertThat(phone.cards()).isEqualTo(before);
    }

    /// The table asks regularly whether a page is still there, and ends the stream of one that does not answer.
    @Test
    void aPageOnWhichNothingHappensKeepsItsStream() {
        List<String> asked = new ArrayList<>();
        phones.getFirst().page().onRequest(request -> asked.add(request.url()));
        phones.getFirst().page().waitForTimeout(QUIET);
        assertThat(asked).anyMatch(url -> url.endsWith("/api/table")).noneMatch(url -> url.endsWith("/api/events"));
    }

    @Test
    void theNewerPageHasTheHandAndTheOlderOneSaysSo() {
        Phone olderPhone = phones.getFirst();
        Phone newerPhone = olderPhone.again(olderPhone.page().url());
        newerPhone.waitForHand();
        olderPhone.page().waitForSelector("#screen [data-do=again]");
        assertThat(olderPhone.page().locator("h1:visible").innerText()).isEqualTo("Ta main est ailleurs");
        assertThat(olderPhone.cards()).isEmpty();
        olderPhone.picture("replaced");
        olderPhone.page().click("[data-do=again]");
        olderPhone.waitForHand();
        newerPhone.page().waitForSelector("#screen [data-do=again]");
    }

    @Test
    void aSeatIsTakenByAnotherPhoneOnlyAfterATapOnTheBigScreen() {
        Phone secondPhone = Phone.scan(browser, PhoneBrowser.Screen.UPRIGHT, hostProcess.join(0));
        secondPhone.page().waitForSelector("#screen [role=alert]:not(:empty)");
        assertThat(secondPhone.page().locator("#screen").innerText()).contains("déjà sur un autre téléphone");
        secondPhone.picture("taken");
        hostProcess.tap("approve 0");
        secondPhone.page().waitForTimeout(300);
        secondPhone.page().click("[data-do=sit]");
        secondPhone.waitForHand();
        phones.getFirst().page().waitForSelector("#screen [data-do=again]");
        secondPhone.close();
    }

    @Test
    void theTableTakesTheSeatBack() {
        hostProcess.tap("here 0");
        Phone phone = phones.getFirst();
        phone.page().waitForSelector("#screen [data-do=again]");
        assertThat(phone.page().locator("h1:visible").innerText()).isEqualTo("La table a repris ta main");
        assertThat(phone.cards()).isEmpty();
        phone.picture("released");
        phone.page().click("[data-do=again]");
        phone.waitForHand();
    }

    @Test
    void aDoubleTapPlaysOnce() {
        Phone phone = phones.stream().filter(Phone::isAsked).findFirst().orElseThrow();
        int step = phone.step();
        int cards = phone.cards().size();
        phone.page().locator("#hand .cant").first().click();
        phone.page().locator("#sheet [data-do=discard]").dblclick();
        phone.waitForStep(step + 1);
        phones.forEach(otherPhone -> otherPhone.waitForStep(step + 1));
        assertThat(phone.cards()).hasSize(cards - 1);
    }

    /// The table tells a move before it answers it: what is chosen meanwhile stays chosen.
    @Test
    void anAnswerThatComesLateTakesNoChoiceBack() {
        Phone phone = phones.stream().filter(Phone::isAsked).findFirst().orElseThrow();
        List<Runnable> answers = holdBack(phone, "/api/move");
        phone.page().locator("#hand .cant").first().click();
        phone.page().click("#sheet [data-do=discard]");
        int step = phone.step();
        phones.getLast().waitForStep(step);
        while (!phone.isAsked() || phone.page().locator("#screen .claim").isVisible()) {
            Phone askedPhone =
                    phones.stream().filter(Phone::isAsked).findFirst().orElse(phone);
            if (askedPhone.equals(phone)) {
                phone.page().waitForTimeout(30);
            } else {
                askedPhone.act();
            }
        }
        phone.page().locator("#hand .card").first().click();
        answers.forEach(Runnable::run);
        phone.page().waitForTimeout(ANSWERED);
        assertThat(phone.page().locator("#hand .card").first().getAttribute("aria-pressed"))
                .isEqualTo("true");
        assertThat(phone.mistakes()).isEmpty();
    }

    @Test
    void aReasonThatComesLateIsNotTold() {
        Phone phone = phones.stream().filter(Phone::isAsked).findFirst().orElseThrow();
        List<Runnable> answers = holdBack(phone, "/api/why");
        int step = phone.step();
        phone.page().locator("#hand .cant").first().click();
        phone.page().click("#act [data-do=discard]");
        phone.waitForStep(step + 1);
        answers.forEach(Runnable::run);
        phone.page().waitForTimeout(ANSWERED);
        assertThat(phone.page().locator("#veil").isVisible()).isFalse();
        assertThat(phone.mistakes()).isEmpty();
    }

    /// Keeps answers on their way.
    ///
    /// @return what lets each of them go on
    private static List<Runnable> holdBack(Phone phone, String path) {
        List<Runnable> answers = new ArrayList<>();
        phone.page().route(address -> address.contains(path), route -> {
            // Only the browser knows the name of the host.
            APIResponse answer = route.fetch(
                    new Route.FetchOptions().setUrl(route.request().url().replace("hand.test", "127.0.0.1")));
            answers.add(() -> route.fulfill(new Route.FulfillOptions().setResponse(answer)));
        });
        return answers;
    }
}
