package millebornes.desktop.rules;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Livery;

/// The view of an empty search result: a waiting car, and a button back to the book.
///
/// @param query the searched text
/// @param everything shows all pages again
record EmptySearchViewFactory(ScreenContext context, String query, Runnable everything) {

    private static final double LIGHT_WIDE = 70;
    private static final double LIGHT_HIGH = 130;

    Node node() {
        ArtFactory art = context.art();
        Node car =
                new DrawingPane(art.cars().car(Livery.A), IllustrationFactory.CAR_WIDE, IllustrationFactory.CAR_HIGH);
        Node light = new DrawingPane(art.scenery().trafficLight(), LIGHT_WIDE, LIGHT_HIGH);
        Label title = ControlFactory.label(context.words().text("rules.search.none.title"), StyleClasses.PANEL_TITLE);
        title.setId("nothing-found");
        String why = query.isBlank()
                ? context.words().text("rules.none")
                : context.words().text("rules.search.none", query);
        VBox column = new VBox(
                Sizes.PANEL_PADDING,
                LandscapeVignette.with(context.look().palette(), IllustrationFactory.HEIGHT, List.of(car, light)),
                title,
                ControlFactory.label(why, StyleClasses.READING),
                ControlFactory.button("show-all", context.words().text("rules.search.all"), everything));
        column.setAlignment(Pos.TOP_LEFT);
        return column;
    }
}
