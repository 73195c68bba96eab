package millebornes.desktop.app;

import java.util.function.LongSupplier;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.Screen;
import millebornes.desktop.screens.common.TableExits;
import millebornes.desktop.screens.home.HomeExits;
import millebornes.desktop.screens.home.HomeScreen;
import millebornes.desktop.screens.result.Journey;
import millebornes.desktop.screens.result.ResultExits;
import millebornes.desktop.screens.result.ResultScreen;
import millebornes.desktop.screens.settings.SettingsScreen;
import millebornes.desktop.screens.setup.FamilyStore;
import millebornes.desktop.screens.setup.SetupExits;
import millebornes.desktop.screens.setup.SetupScreen;
import millebornes.session.Game;
import millebornes.session.Session;

/// Which page follows which.
final class Navigator {

    private final Shell shell;
    private final AppContext context;
    private final FamilyStore families;
    private final LongSupplier seeds;
    private final TableMaker tables;
    private final Runnable quit;

    /// Lays the table for a session.
    @FunctionalInterface
    interface TableMaker {

        Screen table(Session session, AppContext context, TableExits exits);
    }

    /// @param seeds where new games take their seeds from
    /// @param tables what lays the table
    /// @param quit closes the window
    Navigator(
            Shell shell,
            AppContext context,
            FamilyStore families,
            LongSupplier seeds,
            TableMaker tables,
            Runnable quit) {
        this.shell = shell;
        this.context = context;
        this.families = families;
        this.seeds = seeds;
        this.tables = tables;
        this.quit = quit;
    }

    void home() {
        shell.show(new HomeScreen(context, new FromHome()));
    }

    private void setup() {
        shell.show(new SetupScreen(context, families, seeds, new FromSetup()));
    }

    private void settings() {
        shell.show(new SettingsScreen(context, this::home));
    }

    private void table(Session session, Journey journey) {
        shell.show(tables.table(session, context, new FromTable(journey)));
    }

    private final class FromHome implements HomeExits {

        @Override
        public void newGame() {
            setup();
        }

        @Override
        public void settings() {
            Navigator.this.settings();
        }

        @Override
        public void quit() {
            quit.run();
        }
    }

    private final class FromSetup implements SetupExits {

        @Override
        public void play(Game game) {
            Session session = Session.start(game);
            table(session, Journey.of(session));
        }

        @Override
        public void home() {
            Navigator.this.home();
        }
    }

    private final class FromTable implements TableExits {

        private final Journey journey;

        FromTable(Journey journey) {
            this.journey = journey;
        }

        @Override
        public void roundOver(Session session) {
            shell.show(new ResultScreen(context, session, journey, new FromResult(journey)));
        }

        @Override
        public void leave() {
            home();
        }
    }

    private final class FromResult implements ResultExits {

        private final Journey journey;

        FromResult(Journey journey) {
            this.journey = journey;
        }

        @Override
        public void nextRound(Session session) {
            session.nextRound();
            table(session, journey);
        }

        @Override
        public void newGame() {
            setup();
        }

        @Override
        public void home() {
            Navigator.this.home();
        }
    }
}
