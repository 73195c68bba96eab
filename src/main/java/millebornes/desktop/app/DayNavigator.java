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
import millebornes.save.SingleValueStore;
import millebornes.session.GameConfig;
import millebornes.session.Session;

/// Opens the deal of the day and its games, and stores their results.
///
/// @param begin starts a game, after a confirmation if another one would be lost
record DayNavigator(
        ScreenHost host,
        ScreenContext context,
        SingleValueStore<DaysPlayed> store,
        SingleValueStore<LastSetup> families,
        InstantSource clock,
        Consumer<GameConfig> begin) {

    /// Stores the result of a match that has just ended, if it was the deal of a day.
    void remember(Session session) {
        DealOfTheDay.of(session, today())
                .map(deal -> DayResult.of(deal, session))
                .ifPresent(result -> store.change(days -> days.with(result)));
    }

    /// Opens the page of a day.
    ///
    /// @param back opened when the page is left
    void show(LocalDate day, Runnable back) {
        host.show(new DayScreen(context, store.value(), today(), day, new FromDay(this, back)));
    }

    /// A callback that opens the page of the day whose deal the match was; empty for any other match, and as long as the
    /// date lies before that day.
    ///
    /// @param back opened when the page is left
    Optional<Runnable> wayTo(Session session, Runnable back) {
        return DealOfTheDay.of(session, today())
                .filter(deal -> !deal.day().isAfter(today()))
                .map(deal -> () -> show(deal.day(), back));
    }

    /// The result of today's deal; empty if it has not been played.
    Optional<DayResult> result() {
        return store.value().of(DealOfTheDay.on(today()));
    }

    /// The player's local date.
    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneId.systemDefault());
    }

    private record FromDay(DayNavigator navigator, Runnable away) implements DayExits {

        @Override
        public void play(DealOfTheDay deal) {
            navigator.begin.accept(DayGameFactory.alone(deal, navigator.families.value(), navigator.context.words()));
        }

        @Override
        public boolean hasFamily(DealOfTheDay deal) {
            return DayGameFactory.family(deal, navigator.families.value(), navigator.context.words())
                    .isPresent();
        }

        @Override
        public void playAsFamily(DealOfTheDay deal) {
            DayGameFactory.family(deal, navigator.families.value(), navigator.context.words())
                    .ifPresent(navigator.begin);
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
