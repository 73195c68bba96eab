package millebornes.desktop.app;

import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import millebornes.desktop.controls.DayExits;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.day.DayScreen;
import millebornes.desktop.setup.DayGameFactory;
import millebornes.desktop.setup.LastSetup;
import millebornes.records.DayResult;
import millebornes.records.DaysPlayed;
import millebornes.records.DealOfTheDay;
import millebornes.save.ValueStore;
import millebornes.session.GameConfig;
import millebornes.session.Session;

/// The way to the deal of the day, its games, and what is remembered of them.
///
/// @param begin deals a game, after asking where that would lose another
record DayNavigator(
        ScreenHost shell,
        ScreenContext context,
        ValueStore<DaysPlayed> store,
        ValueStore<LastSetup> families,
        InstantSource clock,
        Consumer<GameConfig> begin) {

    /// Remembers a match that ended a moment ago, if it was the deal of a day.
    void remember(Session over) {
        DealOfTheDay.of(over, today())
                .map(deal -> DayResult.of(deal, over))
                .ifPresent(result -> store.change(days -> days.with(result)));
    }

    /// Opens the page at the leaf of a day.
    ///
    /// @param back shows what is there when it is left
    void show(LocalDate day, Runnable back) {
        shell.show(new DayScreen(context, store.value(), today(), day, new FromDay(this, back)));
    }

    /// The way to the leaf of the day whose deal a match was; empty where it was none.
    ///
    /// @param back shows what is there when the page is left
    Optional<Runnable> wayTo(Session over, Runnable back) {
        return DealOfTheDay.of(over, today()).map(deal -> () -> show(deal.day(), back));
    }

    /// How today's deal went; empty while it waits to be played.
    Optional<DayResult> result() {
        return store.value().of(DealOfTheDay.on(today()));
    }

    /// The date where the player is.
    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneId.systemDefault());
    }

    private record FromDay(DayNavigator pages, Runnable away) implements DayExits {

        @Override
        public void play(DealOfTheDay deal) {
            pages.begin.accept(DayGameFactory.alone(deal, pages.families.value(), pages.context.words()));
        }

        @Override
        public boolean hasFamily(DealOfTheDay deal) {
            return DayGameFactory.family(deal, pages.families.value(), pages.context.words())
                    .isPresent();
        }

        @Override
        public void playAsFamily(DealOfTheDay deal) {
            DayGameFactory.family(deal, pages.families.value(), pages.context.words())
                    .ifPresent(pages.begin);
        }

        @Override
        public boolean copy(String line) {
            ClipboardContent content = new ClipboardContent();
            content.putString(line);
            return Clipboard.getSystemClipboard().setContent(content);
        }

        @Override
        public void back() {
            away.run();
        }
    }
}
