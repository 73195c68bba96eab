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
import millebornes.save.ValueStore;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// What is remembered of a match, and what leaves the page.
class DayNavigatorTest {

    private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");

    private final ValueStore<DaysPlayed> days = new InMemoryStore<>(DaysPlayed.NONE);
    private final List<GameConfig> begun = new ArrayList<>();
    private final ScreenHost shell = Gallery.onToolkit(() -> new ScreenHost(ScreenCapture.context(Language.FRENCH)));
    private final DayNavigator pages = new DayNavigator(
            shell,
            ScreenCapture.context(Language.FRENCH),
            days,
            new InMemoryStore<>(LastSetup.FIRST),
            InstantSource.fixed(NOON),
            begun::add);

    @Test
    void onlyTheDealOfADayIsRemembered() {
        pages.remember(PlayedMatches.session(Setup.of(Editions.BOARD, TeamFormat.singles(2)), 5));
        assertThat(days.value()).isEqualTo(DaysPlayed.NONE);
        DealOfTheDay yesterday = DealOfTheDay.on(LocalDate.of(2026, 11, 21));
        pages.remember(PlayedDay.played(PlayedDay.alone(yesterday), List.of(), new Random(1)));
        assertThat(days.value().of(yesterday)).isPresent();
    }

    @Test
    void whatIsCopiedIsOneLineWithoutAName() {
        DealOfTheDay deal = DealOfTheDay.on(LocalDate.of(2026, 11, 22));
        pages.remember(PlayedDay.played(PlayedDay.alone(deal), List.of(), new Random(2)));
        Gallery.onToolkit(() -> {
            pages.show(LocalDate.of(2026, 11, 22), () -> {});
            ((Button) shell.scene().lookup("#day-copy")).fire();
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
        DealOfTheDay yesterday = DealOfTheDay.on(LocalDate.of(2026, 11, 21));
        Session over = PlayedDay.played(PlayedDay.alone(yesterday), List.of(), new Random(1));
        pages.remember(over);
        List<String> back = new ArrayList<>();
        Gallery.onToolkit(() -> {
            pages.wayTo(over, () -> back.add("back")).orElseThrow().run();
            return true;
        });
        assertThat(shell.scene().getFocusOwner().getId()).isEqualTo("day-copy");
        assertThat(shell.scene().lookup("#day-copy").isDisabled()).isFalse();
        Gallery.onToolkit(() -> {
            ((Button) shell.scene().lookup("#day-copy")).fire();
            ((Button) shell.scene().lookup("#back")).fire();
            return true;
        });
        assertThat(Gallery.onToolkit(() -> Clipboard.getSystemClipboard().getString()))
                .startsWith("Mille Bornes · 21 nov. 2026 · ");
        assertThat(back).containsExactly("back");
        assertThat(pages.wayTo(PlayedMatches.session(Setup.of(Editions.BOARD, TeamFormat.singles(2)), 5), () -> {}))
                .isEmpty();
    }

    @Test
    void todayIsDoneWhenItsDealWasPlayed() {
        assertThat(pages.result()).isEmpty();
        pages.remember(PlayedDay.played(
                PlayedDay.alone(DealOfTheDay.on(LocalDate.of(2026, 11, 21))), List.of(), new Random(1)));
        assertThat(pages.result()).as("that was yesterday").isEmpty();
        pages.remember(PlayedDay.played(
                PlayedDay.alone(DealOfTheDay.on(LocalDate.of(2026, 11, 22))), List.of(), new Random(1)));
        assertThat(pages.result()).isPresent();
    }

    /// At the first start one person sits down with a computer: that is no family.
    @Test
    void whoIsAlonePlaysAgainstComputers() {
        Gallery.onToolkit(() -> {
            pages.show(LocalDate.of(2026, 11, 22), () -> {});
            ((Button) shell.scene().lookup("#day-play")).fire();
            return true;
        });
        assertThat(shell.scene().lookup("#day-family")).isNull();
        assertThat(begun).singleElement().satisfies(game -> {
            assertThat(game.seed())
                    .isEqualTo(DealSeed.numbered(
                            DealOfTheDay.on(LocalDate.of(2026, 11, 22)).seed()));
            assertThat(game.players()).hasSize(DealOfTheDay.SEATS);
        });
    }
}
