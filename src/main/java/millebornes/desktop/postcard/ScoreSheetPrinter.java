package millebornes.desktop.postcard;

import java.util.List;
import javafx.stage.Window;
import millebornes.desktop.postcard.PostcardServices.PrintOutcome;
import millebornes.desktop.postcard.PostcardServices.PrintPage;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Prints the score sheet of a match, from whatever page that is wanted.
public final class ScoreSheetPrinter {

    private ScoreSheetPrinter() {}

    /// Shows the print dialog and prints.
    ///
    /// @param owner the window that asks
    public static PrintOutcome print(
            Words words, MatchReport report, PostcardServices services, @Nullable Window owner) {
        PrintedScoreSheet sheet = ScoreSheetPresenter.sheet(words, report);
        return services.print(sheet.title(), owner, pages(sheet));
    }

    /// The pages of A4, each as a drawing.
    static List<PrintPage> pages(PrintedScoreSheet sheet) {
        return sheet.pages().stream()
                .map(page ->
                        new PrintPage(ScoreSheetPageFactory.of(sheet, page), PrintPage.A4_SHORT, PrintPage.A4_LONG))
                .toList();
    }
}
