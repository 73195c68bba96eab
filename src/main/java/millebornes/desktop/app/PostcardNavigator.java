package millebornes.desktop.app;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import millebornes.desktop.album.AlbumPrintPageFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.postcard.MatchReport;
import millebornes.desktop.postcard.PostcardScreen;
import millebornes.desktop.postcard.PostcardServices;
import millebornes.desktop.postcard.PostcardServices.PrintOutcome;
import millebornes.desktop.postcard.PostcardServices.PrintPage;
import millebornes.desktop.postcard.ScoreSheetPrinter;
import millebornes.desktop.postcard.SystemPostcardServices;
import millebornes.records.PersonalAlbum;
import millebornes.save.SavedGame;
import millebornes.session.Session;

/// Opens the postcard of a finished match, and prints its score sheet and the pages of the travel album.
final class PostcardNavigator {

    private final ScreenHost host;
    private final ScreenContext context;
    private final PostcardServices services;

    PostcardNavigator(ScreenHost host, ScreenContext context) {
        this(host, context, new SystemPostcardServices());
    }

    /// @param services the operating system's services
    PostcardNavigator(ScreenHost host, ScreenContext context, PostcardServices services) {
        this.host = host;
        this.context = context;
        this.services = services;
    }

    /// Shows the postcard of a saved match; going back leads to the current page.
    void show(SavedGame game) {
        show(MatchReport.of(game, ZoneId.systemDefault(), today()));
    }

    /// Shows the postcard of a match that has just ended; going back leads to the current page.
    void show(Session session) {
        show(MatchReport.of(session, today()));
    }

    /// Prints the score sheet of a match that has just ended. The caller shows the result.
    PrintOutcome printSheet(Session session) {
        return ScoreSheetPrinter.print(
                context.words(),
                MatchReport.of(session, today()),
                services,
                host.scene().getWindow());
    }

    /// Prints a page of the travel album.
    PrintOutcome print(PersonalAlbum album) {
        PrintPage printPage = new PrintPage(
                AlbumPrintPageFactory.of(context.words(), album, PrintPage.A4_LONG, PrintPage.A4_SHORT),
                PrintPage.A4_LONG,
                PrintPage.A4_SHORT);
        return services.print(context.words().text("album.title"), host.scene().getWindow(), List.of(printPage));
    }

    private void show(MatchReport report) {
        host.show(new PostcardScreen(context, report, services, host.wayBack()));
    }

    private static LocalDate today() {
        return LocalDate.now(ZoneId.systemDefault());
    }
}
