package millebornes.phones;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Predicate;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.net.http.HttpLimits;
import millebornes.net.http.TestServer;
import millebornes.save.MoveCodec;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every reason that the rules have for a refusal, seen on a phone in both languages: what is said, and what would help.
///
/// Most are asked for by tapping a card. Some moves are never offered by the page; of those another move is sent on its
/// way in place of the one that was tapped, so that what the page does with the answer is seen, too.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EveryRefusalTest {

    private PhoneBrowser browser;
    private Map<String, Phone> phones = Map.of();
    private final Map<Refusal, RefusalWords> words = RefusalWords.read();

    @BeforeAll
    void open() {
        browser = new PhoneBrowser();
        phones = Map.of("fr", blank("fr-FR"), "en", blank("en-GB"));
    }

    private Phone blank(String language) {
        return Phone.scan(browser, PhoneBrowser.Screen.LOW.in(language), "about:blank");
    }

    @AfterAll
    void close() {
        browser.close();
    }

    @ParameterizedTest
    @EnumSource(Refusal.class)
    void isSaidInFrenchAndInEnglish(Refusal refusal) throws IOException {
        RefusedMove refused = RefusedMove.find(setup(refusal), refusal, tries(refusal));
        Map<String, String> said = new TreeMap<>();
        try (TestServer server = new TestServer(refused.session(), HttpLimits.FAMILY, "hand.test")) {
            String address = "http://hand.test:" + server.port() + "/#s="
                    + server.keys.invitations().get(refused.seat()).text();
            phones.forEach((language, phone) -> {
                phone.page().navigate(address);
                phone.page().waitForFunction("() => document.documentElement.dataset.step >= 0");
                said.put(language, provoke(phone, refusal, refused.move()));
                assertThat(phone.mistakes()).isEmpty();
                assertThat(phone.step()).as("nothing has changed").isEqualTo(server.table.step());
                phone.page().unrouteAll();
                phone.page().navigate("about:blank");
                server.gateway.thread().run(() -> server.table.release(refused.seat()));
            });
        }
        assertThat(said)
                .isEqualTo(Objects.requireNonNull(words.get(refusal), refusal::name)
                        .said());
    }

    private static Setup setup(Refusal refusal) {
        OptionChoices noChoices = OptionChoices.NONE;
        return switch (refusal) {
            case NEEDS_GREEN_LIGHT, BEHIND_START, TARGET_WRONG_WAY, CARD_IS_PLAYABLE ->
                new Setup(Editions.PLAYROOM, TeamFormat.singles(2), noChoices.on(FlagOption.WRONG_WAY));
            case SAFETY_IS_KEPT ->
                new Setup(Editions.BOARD, TeamFormat.singles(2), noChoices.on(FlagOption.KEEP_SAFETIES));
            case MUST_END_TURN ->
                new Setup(Editions.BOARD, TeamFormat.singles(2), noChoices.on(FlagOption.ACCELERATED));
            case TOO_EARLY, CAN_STILL_PLAY ->
                new Setup(Editions.BOARD, TeamFormat.singles(2), noChoices.on(FlagOption.EXTENDED));
            case NO_TOKEN_LEFT -> new Setup(Editions.BOARD, TeamFormat.singles(4), noChoices.on(FlagOption.EXTENDED));
            default -> new Setup(Editions.BOARD, TeamFormat.singles(2), noChoices.rounds(2));
        };
    }

    /// What is tried at the table, for this reason.
    private static Predicate<Move> tries(Refusal refusal) {
        return switch (refusal) {
            case NOT_IN_HAND, MUST_END_TURN, CARD_IS_PLAYABLE, SAFETY_IS_KEPT -> Move.Discard.class::isInstance;
            case NO_SUCH_TARGET, OWN_TEAM -> Move.Attack.class::isInstance;
            case TOO_EARLY, CAN_STILL_PLAY -> Move.Stuck.class::isInstance;
            case NOT_HOLDING_SAFETY, WRONG_PHASE -> Move.CoupFourre.class::isInstance;
            default -> move -> move instanceof Move.Play || move instanceof Move.Attack;
        };
    }

    private static String provoke(Phone phone, Refusal refusal, Move move) {
        return switch (refusal) {
            case NOT_IN_HAND, NO_SUCH_TARGET, OWN_TEAM, MUST_END_TURN, TOO_EARLY, CAN_STILL_PLAY, WRONG_PHASE ->
                sendInPlaceOf(phone, "**/api/move*", move);
            case ROUND_OVER -> sendInPlaceOf(phone, "**/api/next*", move);
            case CARD_IS_PLAYABLE, SAFETY_IS_KEPT -> throwAway(phone, move);
            case NOT_HOLDING_SAFETY -> claim(phone);
            default -> tap(phone, refusal, move);
        };
    }

    /// Taps the card, and finds each card that would help under the thumb.
    private static String tap(Phone phone, Refusal refusal, Move move) {
        Page page = phone.page();
        String card = String.valueOf(move.card());
        Locator tapped = page.locator("#hand .cant[data-card=" + card + "]").first();
        JsonObject why = JsonParser.parseString(
                        page.waitForResponse(one -> one.url().contains("/api/why"), tapped::click)
                                .text())
                .getAsJsonObject();
        assertThat(why.get("refusal").getAsString()).isEqualTo(refusal.name());
        page.waitForSelector("#sheet h2");
        Locator helpful = page.locator("#sheet .help [data-do=take]");
        assertThat(helpful.count()).isEqualTo(why.getAsJsonArray("cards").size());
        assertThat(page.locator("#sheet .help .missing").count())
                .isEqualTo(why.getAsJsonArray("missing").size());
        String said = page.locator("#sheet h2").innerText() + " "
                + page.locator("#sheet .top p").innerText();
        if (helpful.count() > 0) {
            String key = String.valueOf(helpful.first().getAttribute("data-key"));
            helpful.first().click();
            assertThat(page.locator("#hand .can[data-key=" + key + "][aria-pressed=true]")
                            .count())
                    .as("what helps can be played")
                    .isEqualTo(1);
        }
        return said;
    }

    private static String throwAway(Phone phone, Move move) {
        phone.page()
                .locator("#hand .can[data-card=" + move.card() + "]")
                .first()
                .click();
        phone.page().click("#act [data-do=discard]");
        return told(phone);
    }

    private static String claim(Phone phone) {
        phone.page().click("#screen [data-do=claim]");
        phone.page().waitForSelector("#screen .told:not(:empty)");
        return phone.page().locator("#screen .told").innerText();
    }

    private static String sendInPlaceOf(Phone phone, String path, Move move) {
        phone.page().route(path, route -> spoil(route, move));
        Locator end = phone.page().locator("#act [data-do=end-turn], #screen [data-do=next]");
        if (end.count() > 0) {
            end.first().click();
        } else if (phone.page().locator("#hand .can").count() > 0) {
            phone.page().locator("#hand .can").first().click();
            phone.page().click("#act [data-do=discard]");
        } else {
            phone.page().locator("#hand .cant").first().click();
            phone.page().click("#sheet [data-do=discard]");
        }
        return told(phone);
    }

    private static void spoil(Route route, Move move) {
        JsonObject body = JsonParser.parseString(route.request().postData()).getAsJsonObject();
        body.add("move", MoveCodec.write(move));
        route.resume(new Route.ResumeOptions()
                .setUrl(route.request().url().replace("/api/next", "/api/move"))
                .setPostData(body.toString()));
    }

    private static String told(Phone phone) {
        phone.page().waitForSelector("#sheet [data-do=close]");
        return phone.page().locator("#sheet h2").innerText();
    }
}
