package millebornes.desktop.tabletop;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.CardTrayLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;

/// Draws the card tray without its cards: a piece of wood that lies on the table, with two hollows. High contrast shows
/// it flat.
record CardTrayDrawing(ArtFactory art) {

    private static final double SHADOW_REACH = 9;
    private static final double SHADOW = 0.45;
    private static final double SHADOW_X = -4;
    private static final double SHADOW_Y = 5;

    /// The apparent depth of the hollows, in units of the drawing, and the darkness of their upper edge.
    private static final double DEPTH = 12;

    private static final double DARK = 0.5;
    private static final double LIP = 1.6;
    private static final double LIT = 0.85;

    /// The scale of the outline of a place in comparison with a card, which hides it even askew, and its opacity.
    private static final double PLACE = 0.92;

    private static final double FAINT = 0.4;

    Group wood(CardTrayLayout layout) {
        Palette palette = art.palette();
        boolean plain = palette.color(ColourRole.SHADOW).getOpacity() == 0;
        Rect trayRect = layout.tray();
        Group wood = new Group();
        if (!plain) {
            Node shadow = art.boxShadow(trayRect.width(), trayRect.height(), Sizes.TILE_RADIUS, SHADOW_REACH, SHADOW);
            shadow.getTransforms().add(new Translate(trayRect.x() + SHADOW_X, trayRect.y() + SHADOW_Y));
            wood.getChildren().add(shadow);
        }
        wood.getChildren().add(GeometryShapeFactory.box(trayRect, Sizes.TILE_RADIUS, palette.color(ColourRole.SABOT)));
        if (!plain) {
            wood.getChildren().add(lip(trayRect.x(), trayRect.y() + LIP / 2, trayRect.width(), Sizes.TILE_RADIUS));
        }
        for (Rect hollowRect : List.of(layout.draw(), layout.discard())) {
            wood.getChildren()
                    .add(GeometryShapeFactory.box(
                            hollowRect, Sizes.SEAT_RADIUS, palette.color(ColourRole.SABOT_SHADE)));
            if (!plain) {
                wood.getChildren()
                        .addAll(depth(hollowRect), lip(hollowRect.x(), hollowRect.bottom(), hollowRect.width(), 0));
            }
        }
        wood.getChildren().addAll(place(layout.drawPile(), layout), place(layout.discardPile(), layout));
        return wood;
    }

    /// Draws the outline of a place for cards, which is visible while there are none.
    private Node place(Point middle, CardTrayLayout layout) {
        double scale = PLACE * layout.cardScale();
        Rectangle place = GeometryShapeFactory.box(
                Rect.around(middle, Sizes.CARD_WIDTH * scale, Sizes.CARD_HEIGHT * scale),
                Sizes.SEAT_RADIUS,
                Color.TRANSPARENT);
        place.setStroke(art.palette().color(ColourRole.ON_SABOT, FAINT));
        place.setStrokeWidth(Sizes.RING);
        place.getStrokeDashArray().setAll(Sizes.SMALL_GAP, Sizes.SMALL_GAP);
        return place;
    }

    /// Draws the shadow of the wood in a hollow.
    private Node depth(Rect hollowRect) {
        Color dark = art.palette().color(ColourRole.SHADOW, DARK);
        Rect partRect =
                new Rect(hollowRect.x(), hollowRect.y(), hollowRect.width(), Math.min(DEPTH, hollowRect.height()));
        LinearGradient falls = new LinearGradient(
                0, 0, 0, 1, true, CycleMethod.NO_CYCLE, new Stop(0, dark), new Stop(1, dark.deriveColor(0, 1, 1, 0)));
        return GeometryShapeFactory.box(partRect, Sizes.SEAT_RADIUS, falls);
    }

    /// Draws an edge that catches the light.
    private Node lip(double x, double y, double width, double round) {
        double inset = round + Sizes.SEAT_RADIUS / 2;
        Rect edgeRect = Rect.between(x + inset, y, x + width - inset, y + LIP);
        return GeometryShapeFactory.box(edgeRect, LIP / 2, art.palette().color(ColourRole.SABOT_LIT, LIT));
    }
}
