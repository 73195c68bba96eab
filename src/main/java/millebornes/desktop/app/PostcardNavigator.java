package millebornes.desktop.app;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import millebornes.desktop.album.AlbumPageFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.postcard.MatchReport;
import millebornes.desktop.postcard.PostcardScreen;
import millebornes.desktop.postcard.PostcardServices;
import millebornes.desktop.postcard.PrintOutcome;
import millebornes.desktop.postcard.PrintPage;
import millebornes.desktop.postcard.ScoreSheetPrint;
import millebornes.desktop.postcard.SystemPostcardServices;
import millebornes.records.AlbumPage;
import millebornes.save.SavedGame;
import millebornes.session.Session;

/// Opens the postcard of a finished match, and prints its score sheet and the pages of the travel album.
final class PostcardNavigator {

    private final ScreenHost shell;
    private final ScreenContext context;
    private final PostcardServices services;

    PostcardNavigator(ScreenHost shell, ScreenContext context) {
        this(shell, context, new SystemPostcardServices());
    }

    /// @param services the machine
    PostcardNavigator(ScreenHost shell, ScreenContext context, PostcardServices services) {
        this.shell = shell;
        this.context = context;
        this.services = services;
    }

    /// Shows the postcard of a match that was kept; from there one comes back to the page that is shown now.
    void show(SavedGame game) {
        show(MatchReport.of(game, ZoneId.systemDefault(), today()));
    }

    /// The same for a match that was played to its end a moment ago.
    void show(Session over) {
        show(MatchReport.of(over, today()));
    }

    /// Prints the score sheet of a match that has just ended. The caller shows the result.
    PrintOutcome printSheet(Session over) {
        return ScoreSheetPrint.print(
                context.words(),
                MatchReport.of(over, today()),
                services,
                shell.scene().getWindow());
    }

    /// Prints a page of the travel album.
    PrintOutcome print(AlbumPage page) {
        PrintPage paper = new PrintPage(
                AlbumPageFactory.of(context.words(), page, PrintPage.A4_LONG, PrintPage.A4_SHORT),
                PrintPage.A4_LONG,
                PrintPage.A4_SHORT);
        return services.print(context.words().text("album.title"), shell.scene().getWindow(), List.of(paper));
    }

    private void show(MatchReport report) {
        shell.show(new PostcardScreen(context, report, services, shell.wayBack()));
    }

    private static LocalDate today() {
        return LocalDate.now(ZoneId.systemDefault());
    }
}
