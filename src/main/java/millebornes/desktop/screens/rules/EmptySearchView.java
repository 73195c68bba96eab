package millebornes.desktop.screens.rules;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.common.DrawingPane;
import millebornes.desktop.screens.common.LandscapePane;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;

/// What stands in the place of a page when a search has found none: a car that turns round, and the way back to all
/// pages.
///
/// @param query what was searched for
/// @param everything leads back to all pages
record EmptySearchView(AppContext context, String query, Runnable everything) {

    private static final double HEIGHT = 172;
    private static final double CAR_WIDE = 150;
    private static final double CAR_HIGH = 66;
    private static final double LIGHT_WIDE = 70;
    private static final double LIGHT_HIGH = 130;

    Node node() {
        ArtFactory art = ArtFactory.in(context.look().theme());
        Node car = new DrawingPane(art.cars().car(Livery.A), CAR_WIDE, CAR_HIGH);
        car.setRotate(180);
        Node light = new DrawingPane(art.scenery().trafficLight(), LIGHT_WIDE, LIGHT_HIGH);
        Label title = ControlFactory.label(context.words().text("rules.search.none.title"), StyleClasses.PANEL_TITLE);
        title.setId("nothing-found");
        String why = query.isBlank()
                ? context.words().text("rules.none")
                : context.words().text("rules.search.none", query);
        VBox column = new VBox(
                Sizes.PANEL_PADDING,
                LandscapePane.with(context.look().palette(), HEIGHT, List.of(car, light)),
                title,
                ControlFactory.label(why, StyleClasses.READING),
                ControlFactory.button("show-all", context.words().text("rules.search.all"), everything));
        column.setAlignment(Pos.TOP_LEFT);
        return column;
    }
}
