package millebornes.desktop.app;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiFunction;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ConfirmationPaneFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.save.SavedGame;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;

/// A trial: continues a part of a finished match, to try other moves. It is played to the end of its round, is not
/// saved and does not count; the saved game to resume is not affected.
final class ReplayPracticeNavigator {

    private final MatchExits exits;
    private final ScreenHost host;
    private final ScreenContext context;
    private final BiFunction<Session, TableExits, AppScreen> tables;

    /// @param tables creates tables
    ReplayPracticeNavigator(
            MatchExits exits,
            ScreenHost host,
            ScreenContext context,
            BiFunction<Session, TableExits, AppScreen> tables) {
        this.exits = exits;
        this.host = host;
        this.context = context;
        this.tables = tables;
    }

    /// Starts a trial; its end leads back to the current page.
    void begin(SavedGame savedGame) {
        new Trial(savedGame, host.wayBack()).begin();
    }

    private final class Trial implements TableExits {

        private final SavedGame savedGame;
        private final Runnable back;
        private AppScreen tableScreen;

        Trial(SavedGame savedGame, Runnable back) {
            this.savedGame = savedGame;
            this.back = back;
            this.tableScreen = lay();
        }

        private AppScreen lay() {
            return tables.apply(SavedSessionConverter.resume(savedGame), this);
        }

        void begin() {
            host.show(tableScreen);
        }

        @Override
        public void roundOver(Session session) {
            host.ask(ConfirmationPaneFactory.of(
                    context,
                    "practice.over",
                    () -> {
                        host.answered();
                        tableScreen = lay();
                        begin();
                    },
                    () -> {
                        host.answered();
                        back.run();
                    }));
        }

        @Override
        public void leave(TableDestination destination) {
            exits.leave(destination, this::begin);
        }

        @Override
        public Set<TableDestination> offered() {
            return EnumSet.of(TableDestination.HOME, TableDestination.SETTINGS, TableDestination.RULES);
        }
    }
}
