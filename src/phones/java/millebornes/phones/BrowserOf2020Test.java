package millebornes.phones;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/// The page where everything is missing that browsers have learned since 2020, where its script does not run, and where
/// the script has a fault.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BrowserOf2020Test {

    private static final Path NEWER = Path.of("src", "test", "resources", "browsers", "newer-than-2020.txt");

    /// Removes every listed function and class, but what the test's own driver needs in the page.
    private static final String FORGET = """
            list => {
              const gone = new Set(list.members);
              const forget = (of, name) => { try { delete of[name]; } catch { /* it stays */ } };
              for (const path of list.statics) {
                const [type, name] = path.split('.');
                if (window[type]) forget(window[type], name);
              }
              const types = Object.getOwnPropertyNames(window).filter(name => /^[A-Z]/.test(name)).map(name => window[name]);
              for (const of of [window, ...types.map(type => type && type.prototype)]) {
                if (of) Object.getOwnPropertyNames(of).filter(name => gone.has(name)).forEach(name => forget(of, name));
              }
              list.globals.filter(name => !name.startsWith('Big')).forEach(name => forget(window, name));
            }
            """;

    /// Places of the scripts where a TypeError is put, and their files.
    private static final Map<String, String> FAULTS = Map.of(
            "export function join(table, trouble) {", "screens.js",
            "export function cards(data, chosen) {", "screens.js",
            "function request(address, token, signal, body) {", "page.js",
            "    const decoder = new TextDecoder();", "page.js",
            "  const text = answer && await reached(answer.text());", "page.js",
            "  const question = data?.page.question;", "phone.js");

    private PhoneBrowser browser;
    private String forget;

    @BeforeAll
    void open() throws IOException {
        browser = new PhoneBrowser();
        Map<String, List<String>> list = new TreeMap<>();
        List<String> names = new ArrayList<>();
        for (String line : Files.readAllLines(NEWER)) {
            if (line.startsWith("[")) {
                names = list.computeIfAbsent(line.substring(1, line.length() - 1), _ -> new ArrayList<>());
            } else if (!line.startsWith("#")) {
                names.addAll(List.of(line.split(" ")));
            }
        }
        forget = "(" + FORGET + ")(" + new Gson().toJson(list) + ")";
    }

    @AfterAll
    void close() {
        browser.close();
    }

    private Phone phone(Consumer<BrowserContext> preparation, String address) {
        BrowserContext context = browser.phone(PhoneBrowser.Screen.UPRIGHT);
        preparation.accept(context);
        return Phone.scan(context, address);
    }

    @Test
    void aRoundIsPlayedInABrowserOf2020() {
        try (var hostProcess = HostProcess.start("Anna,Lou", "--edition", "board", "--seed", "11")) {
            List<Phone> phones = IntStream.range(0, 2)
                    .mapToObj(seat -> phone(context -> context.addInitScript(forget), hostProcess.join(seat))
                            .waitForHand())
                    .toList();
            Phone phone = phones.getFirst();
            assertThat(phone.page()
                            .evaluate("[typeof AbortSignal.timeout, typeof TextDecoderStream, typeof [].at, "
                                    + "typeof document.body.replaceChildren, typeof HTMLDialogElement].join()"))
                    .isEqualTo("undefined,undefined,undefined,undefined,undefined");
            phone.page().click("#act [data-do=menu]");
            phone.page().waitForSelector("#sheet h2");
            assertThat(phone.page().evaluate("document.activeElement.id")).isEqualTo("about");
            phone.picture("2020-menu");
            phone.page().keyboard().press("Escape");
            phone.page().locator("#sheet").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
            TappedRound round = new TappedRound(phones);
            round.play(_ -> {});
            round.noMistakes();
            phones.forEach(Phone::close);
        }
    }

    @Test
    void theRoadIsSeenInABrowserOf2020() {
        try (var hostProcess = HostProcess.start("Anna,Lou", "--edition", "board", "--seed", "11")) {
            Phone watcherPhone = phone(context -> context.addInitScript(forget), hostProcess.watch());
            watcherPhone.page().waitForSelector("#seats li");
            assertThat(watcherPhone.mistakes()).isEmpty();
            watcherPhone.close();
        }
    }

    @Test
    void aSentenceStandsInThePageUntilTheScriptRunsAndWhereItDoesNot() {
        try (var hostProcess = HostProcess.start("Anna,Lou", "--edition", "board", "--seed", "11")) {
            List.of(hostProcess.join(0), hostProcess.watch()).forEach(address -> {
                Phone latePhone = phone(context -> context.route("**/*.js", Route::abort), address);
                assertThat(latePhone.page().locator("#early").innerText())
                        .contains("la page s’ouvre", "the page is opening");
                latePhone.page().waitForSelector(".late >> visible=true");
                assertThat(latePhone.page().locator("#early").innerText())
                        .contains("iOS 14", "Chrome 80", "Firefox 78");
                latePhone.picture("early-" + (address.contains("table") ? "table" : "hand"));
                latePhone.close();
                Phone phoneWithout = Phone.scan(browser.phoneWithoutScripts(PhoneBrowser.Screen.UPRIGHT), address);
                assertThat(phoneWithout.page().locator("#early").innerText())
                        .contains("JavaScript est désactivé", "JavaScript is turned off")
                        .doesNotContain("s’ouvre");
                phoneWithout.close();
            });
        }
    }

    @Test
    void aSyntaxThatIsTooYoungLeavesTheSentence() {
        try (var hostProcess = HostProcess.start("Anna,Lou", "--edition", "board", "--seed", "11")) {
            Phone oldPhone = phone(
                    context -> context.route("**/road.js", route -> replace(route, "let a = ;")), hostProcess.join(0));
            oldPhone.page().waitForSelector(".late >> visible=true");
            oldPhone.close();
        }
    }

    /// The script's own TypeError in whatever place: while it starts, in a message, in a request.
    @Test
    void aFaultOfTheScriptIsNeverCalledAFailureOfTheNetwork() {
        try (var hostProcess = HostProcess.start(
                "Anna,Lou,Max,Eva,Tom,Zoé", "--edition", "classic", "--teams", "3x2", "--seed", "11")) {
            int seat = 0;
            for (Map.Entry<String, String> fault : FAULTS.entrySet()) {
                String address = fault.getKey().contains("join(") ? hostProcess.room() : hostProcess.join(seat++);
                Phone phone = phone(
                        context -> context.route(
                                "**/" + fault.getValue(), route -> spoil(route, fault.getValue(), fault.getKey())),
                        address);
                phone.page().waitForSelector("#fault");
                assertThat(phone.page().locator("body").innerText())
                        .as(fault.getKey())
                        .contains("Cette page a eu un problème")
                        .doesNotContain("Wi-Fi", "ne répond plus");
                phone.picture("fault");
                phone.close();
            }
        }
    }

    private static void spoil(Route route, String file, String place) {
        try {
            String script = Files.readString(Path.of("resources", "phones", file));
            assertThat(script).contains(place);
            replace(route, script.replace(place, place + " null.spoiled;"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void replace(Route route, String script) {
        route.fulfill(
                new Route.FulfillOptions().setContentType("text/javascript").setBody(script));
    }
}
