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
final class PracticeNavigator {

    private final MatchPages pages;
    private final ScreenHost shell;
    private final ScreenContext context;
    private final BiFunction<Session, TableExits, AppScreen> tables;

    /// @param tables what lays the table
    PracticeNavigator(
            MatchPages pages,
            ScreenHost shell,
            ScreenContext context,
            BiFunction<Session, TableExits, AppScreen> tables) {
        this.pages = pages;
        this.shell = shell;
        this.context = context;
        this.tables = tables;
    }

    /// Lays the table for a trial; its end leads back to the page that is shown now.
    void begin(SavedGame from) {
        new Trial(from, shell.wayBack()).begin();
    }

    private final class Trial implements TableExits {

        private final SavedGame from;
        private final Runnable back;
        private AppScreen table;

        Trial(SavedGame from, Runnable back) {
            this.from = from;
            this.back = back;
            this.table = lay();
        }

        private AppScreen lay() {
            return tables.apply(SavedSessionConverter.resume(from), this);
        }

        void begin() {
            shell.show(table);
        }

        @Override
        public void roundOver(Session tried) {
            shell.ask(ConfirmationPaneFactory.of(
                    context,
                    "practice.over",
                    () -> {
                        shell.answered();
                        table = lay();
                        begin();
                    },
                    () -> {
                        shell.answered();
                        back.run();
                    }));
        }

        @Override
        public void leave(TableDestination way) {
            pages.leave(way, this::begin);
        }

        @Override
        public Set<TableDestination> offered() {
            return EnumSet.of(TableDestination.HOME, TableDestination.SETTINGS, TableDestination.RULES);
        }
    }
}
