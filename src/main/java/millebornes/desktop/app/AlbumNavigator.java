package millebornes.desktop.app;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import millebornes.desktop.album.AlbumPageFactory;
import millebornes.desktop.album.AlbumScreen;
import millebornes.desktop.controls.AlbumExits;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.postcard.PostcardServices;
import millebornes.desktop.postcard.PrintPage;
import millebornes.desktop.postcard.SystemPostcardServices;
import millebornes.records.Album;
import millebornes.records.AlbumPage;
import millebornes.records.AlbumStore;
import millebornes.records.MatchMemories;
import millebornes.session.Session;

/// The way to the travel album, what a match puts into it, and a page of it on paper.
final class AlbumNavigator {

    private final ScreenHost shell;
    private final ScreenContext context;
    private final AlbumStore store;
    private final PostcardServices services;

    AlbumNavigator(ScreenHost shell, ScreenContext context, AlbumStore store) {
        this(shell, context, store, new SystemPostcardServices());
    }

    /// @param services the machine, of which only printers are asked
    AlbumNavigator(ScreenHost shell, ScreenContext context, AlbumStore store, PostcardServices services) {
        this.shell = shell;
        this.context = context;
        this.store = store;
        this.services = services;
    }

    /// Stamps the pages of all who have played a match that ended a moment ago.
    List<Album.NewStamps> stamp(Session over) {
        return store.add(MatchMemories.of(over, LocalDateTime.now(ZoneId.systemDefault())));
    }

    /// Opens the album; from there one comes back to the page that is shown now.
    ///
    /// @param name at whose page; where there is none of that name, at the one that was stamped last
    void show(String name) {
        shell.show(new AlbumScreen(context, store.album(), name, new FromAlbum(shell.wayBack())));
    }

    private void print(AlbumPage page) {
        PrintPage paper = new PrintPage(
                AlbumPageFactory.of(context.words(), page, PrintPage.A4_LONG, PrintPage.A4_SHORT),
                PrintPage.A4_LONG,
                PrintPage.A4_SHORT);
        String outcome = services.print(
                        context.words().text("album.title"), shell.scene().getWindow(), List.of(paper))
                .sentence(context.words());
        if (!outcome.isEmpty()) {
            new AlertDialogs(context, shell.scene().getWindow()).tell(outcome);
        }
    }

    private final class FromAlbum implements AlbumExits {

        private final Runnable back;

        FromAlbum(Runnable back) {
            this.back = back;
        }

        @Override
        public void back() {
            back.run();
        }

        @Override
        public void print(AlbumPage page) {
            AlbumNavigator.this.print(page);
        }
    }
}
