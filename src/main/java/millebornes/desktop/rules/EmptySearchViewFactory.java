package millebornes.desktop.rules;

import javafx.scene.Node;
import millebornes.desktop.art.SceneryArt.EmptyScene;
import millebornes.desktop.controls.EmptyPageFactory;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.ScreenContext;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;

/// Creates the view of an empty search result: a signpost that leads nowhere, and a button back to the book.
///
/// @param query the searched text
/// @param everything shows all pages again
record EmptySearchViewFactory(ScreenContext context, String query, Runnable everything) {

    Node node() {
        String why = query.isBlank()
                ? context.words().text("rules.none")
                : context.words().text("rules.search.none", query);
        return EmptyPageFactory.column(
                context,
                EmptyScene.SIGNPOST,
                context.words().text("rules.search.none.title"),
                why,
                PageFrameFactory.main(
                        "show-all",
                        MaterialDesignB.BOOK_OPEN_VARIANT,
                        context.words().text("rules.search.all"),
                        everything));
    }
}
