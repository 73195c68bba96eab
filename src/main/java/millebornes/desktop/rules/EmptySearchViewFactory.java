package millebornes.desktop.rules;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.EmptyPageFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// Creates the view of an empty search result: a waiting car, and a button back to the book.
///
/// @param query the searched text
/// @param everything shows all pages again
record EmptySearchViewFactory(ScreenContext context, String query, Runnable everything) {

    Node node() {
        Label title = ControlFactory.label(context.words().text("rules.search.none.title"), StyleClasses.PANEL_TITLE);
        title.setId("nothing-found");
        String why = query.isBlank()
                ? context.words().text("rules.none")
                : context.words().text("rules.search.none", query);
        VBox column = new VBox(
                Sizes.PANEL_PADDING,
                EmptyPageFactory.roadside(context, IllustrationFactory.HEIGHT),
                title,
                ControlFactory.label(why, StyleClasses.READING),
                ControlFactory.button("show-all", context.words().text("rules.search.all"), everything));
        column.setAlignment(Pos.TOP_LEFT);
        return column;
    }
}
