package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javafx.scene.control.Button;
import javafx.scene.input.Clipboard;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.postcard.PlayedMatches;
import millebornes.desktop.setup.LastSetup;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.records.DaysPlayed;
import millebornes.records.DealOfTheDay;
import millebornes.records.PlayedDay;
import millebornes.save.InMemoryStore;
import millebornes.save.SingleValueStore;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// The stored results of matches, and what leads away from the page.
class DayNavigatorTest {

    private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");

    private final SingleValueStore<DaysPlayed> days = new InMemoryStore<>(DaysPlayed.NONE);
    private final List<GameConfig> begun = new ArrayList<>();
    private final ScreenHost host = Gallery.onToolkit(() -> new ScreenHost(ScreenCapture.context(Language.FRENCH)));
    private final DayNavigator navigator = new DayNavigator(
            host,
            ScreenCapture.context(Language.FRENCH),
            days,
            new InMemoryStore<>(LastSetup.FIRST),
            InstantSource.fixed(NOON),
            begun::add);

    @Test
    void onlyTheDealOfADayIsRemembered() {
        navigator.remember(PlayedMatches.session(Setup.of(Editions.BOARD, TeamFormat.singles(2)), 5));
        assertThat(days.value()).isEqualTo(DaysPlayed.NONE);
        DealOfTheDay yesterdaysDeal = DealOfTheDay.on(LocalDate.of(2026, 11, 21));
        navigator.remember(PlayedDay.played(PlayedDay.alone(yesterdaysDeal), List.of(), new Random(1)));
        assertThat(days.value().of(yesterdaysDeal)).isPresent();
    }

    @Test
    void whatIsCopiedIsOneLineWithoutAName() {
        DealOfTheDay deal = DealOfTheDay.on(LocalDate.of(2026, 11, 22));
        navigator.remember(PlayedDay.played(PlayedDay.alone(deal), List.of(), new Random(2)));
        Gallery.onToolkit(() -> {
            navigator.show(LocalDate.of(2026, 11, 22), () -> {});
            ((Button) host.scene().lookup("#day-copy")).fire();
            return true;
        });
        assertThat(Gallery.onToolkit(() -> Clipboard.getSystemClipboard().getString()))
                .startsWith("Mille Bornes · 22 nov. 2026 · ")
                .endsWith(" points")
                .doesNotContain("Anna", "\n");
    }

    /// From the ceremony of a day, yesterday's as well, one comes to its leaf and its line, and back.
    @Test
    void theMatchOfADayLeadsToItsLine() {
        DealOfTheDay yesterdaysDeal = DealOfTheDay.on(LocalDate.of(2026, 11, 21));
        Session session = PlayedDay.played(PlayedDay.alone(yesterdaysDeal), List.of(), new Random(1));
        navigator.remember(session);
        List<String> back = new ArrayList<>();
        Gallery.onToolkit(() -> {
            navigator.wayTo(session, () -> back.add("back")).orElseThrow().run();
            return true;
        });
        assertThat(host.scene().getFocusOwner().getId()).isEqualTo("day-copy");
        assertThat(host.scene().lookup("#day-copy").isDisabled()).isFalse();
        Gallery.onToolkit(() -> {
            ((Button) host.scene().lookup("#day-copy")).fire();
            ((Button) host.scene().lookup("#back")).fire();
            return true;
        });
        assertThat(Gallery.onToolkit(() -> Clipboard.getSystemClipboard().getString()))
                .startsWith("Mille Bornes · 21 nov. 2026 · ");
        assertThat(back).containsExactly("back");
        assertThat(navigator.wayTo(PlayedMatches.session(Setup.of(Editions.BOARD, TeamFormat.singles(2)), 5), () -> {}))
                .isEmpty();
    }

    @Test
    void todayIsDoneWhenItsDealWasPlayed() {
        assertThat(navigator.result()).isEmpty();
        navigator.remember(PlayedDay.played(
                PlayedDay.alone(DealOfTheDay.on(LocalDate.of(2026, 11, 21))), List.of(), new Random(1)));
        assertThat(navigator.result()).as("that was yesterday").isEmpty();
        navigator.remember(PlayedDay.played(
                PlayedDay.alone(DealOfTheDay.on(LocalDate.of(2026, 11, 22))), List.of(), new Random(1)));
        assertThat(navigator.result()).isPresent();
    }

    /// At the first start one person sits down with a computer: that is no family.
    @Test
    void whoIsAlonePlaysAgainstComputers() {
        Gallery.onToolkit(() -> {
            navigator.show(LocalDate.of(2026, 11, 22), () -> {});
            ((Button) host.scene().lookup("#day-play")).fire();
            return true;
        });
        assertThat(host.scene().lookup("#day-family")).isNull();
        assertThat(begun).singleElement().satisfies(game -> {
            assertThat(game.seed())
                    .isEqualTo(DealSeed.numbered(
                            DealOfTheDay.on(LocalDate.of(2026, 11, 22)).seed()));
            assertThat(game.players()).hasSize(DealOfTheDay.SEATS);
        });
    }
}
