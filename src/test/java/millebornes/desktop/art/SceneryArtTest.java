package millebornes.desktop.art;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.CubicCurve;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import millebornes.desktop.Gallery;
import millebornes.desktop.board.TokenReserveDrawing;
import millebornes.desktop.tabletop.BoardViewState.TokenReserveViewState;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Draws the land with a plain band in the place of the road, for comparing pictures.
class SceneryArtTest {

    private static final String ROAD =
            "M98,514 C240,514 360,492 560,503 C740,513 880,528 1010,522 C1142,516 1224,498 1224,424 C1224,350 1140,322"
                    + " 1030,332 C900,344 800,392 640,392 C500,392 350,350 226,344 C112,338 58,312 58,254 C58,196 116,174"
                    + " 226,172 C390,169 500,156 640,164 C760,171 840,192 952,192";

    private static final Map<Hazard, Integer> TOKENS = Map.of(
            Hazard.OUT_OF_GAS, 3,
            Hazard.FLAT_TIRE, 2,
            Hazard.ACCIDENT, 3,
            Hazard.SPEED_LIMIT, 3,
            Hazard.RED_LIGHT, 4);

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void theLandIsDrawn(ColourTheme theme) {
        var board = Gallery.onToolkit(() -> board(ArtFactory.in(theme)));
        ContactSheet.everythingIsSeen(
                board, theme, Gallery.checkDrawn(board, "scenery-" + name(theme), Sizes.BOARD_WIDTH, 634));
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void thePosterIsDrawn(ColourTheme theme) {
        var poster = Gallery.onToolkit(() -> ArtFactory.in(theme).scenery().home());
        ContactSheet.everythingIsSeen(poster, theme, Gallery.checkDrawn(poster, "poster-" + name(theme), 1280, 634));
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void whatStandsBesideTheRoadIsDrawn(ColourTheme theme) {
        var beside = Gallery.onToolkit(() -> beside(ArtFactory.in(theme)));
        var image = Gallery.checkDrawn(
                beside,
                "scenery-parts-" + name(theme),
                1280,
                1000,
                theme.palette().color(ColourRole.FOOT));
        ContactSheet.everythingIsSeen(beside, theme, image);
    }

    private static String name(ColourTheme theme) {
        return theme.name().toLowerCase(Locale.ROOT);
    }

    private static Group board(ArtFactory art) {
        var scenery = art.scenery();
        var board = new Group(scenery.land());
        scenery.boats().forEach(boat -> board.getChildren().add(boat));
        put(board, scenery.finish(), 952, 192);
        board.getChildren()
                .addAll(
                        band(art, ColourRole.VERGE, 104),
                        band(art, ColourRole.ROAD_EDGE, 97),
                        band(art, ColourRole.ROAD, 92));
        var shade = new Group(scenery.shade());
        shade.setClip(Shape.union(new CubicCurve(), outline()));
        board.getChildren().add(shade);
        put(board, scenery.trafficLight(), 133.6, 462.5);
        put(board, scenery.stone("800", 1), 291.2, 115.2);
        put(board, scenery.stone("500", 1.36), 727.2, 337.4);
        put(board, scenery.stone("1000", 2.25), 992, 225);
        put(
                board,
                new TokenReserveDrawing(art)
                        .group(new TokenReserveViewState(TOKENS, Set.of(Safety.RIGHT_OF_WAY, Safety.EXTRA_TANK))),
                13,
                3);
        put(board, scenery.legend(), 312, 570);
        board.getChildren().add(scenery.front());
        return board;
    }

    private static Group beside(ArtFactory art) {
        var scenery = art.scenery();
        var group = new Group();
        for (Card card : Card.ALL) {
            double x = 60 + Card.index(card) % 7 * 84;
            double y = 60 + Card.index(card) / 7 * 100;
            put(group, NodeTransforms.scaled(art.cards().symbol(card), 0.6), x, y);
            put(group, NodeTransforms.scaled(art.cards().family(card), 1), x + 36, y + 34);
        }
        put(group, scenery.sabot(), 640, 20);
        var back = NodeTransforms.at(
                art.cards().back(),
                640 + SceneryArt.ShoeSizes.DRAW_X,
                20 + SceneryArt.ShoeSizes.CARD_Y,
                SceneryArt.ShoeSizes.CARD_SCALE);
        group.getChildren().add(back);
        put(group, art.cards().back(), 860, 10);
        put(group, NodeTransforms.scaled(art.cards().back(), 2), 1000, 10);
        for (Livery livery : Livery.values()) {
            put(
                    group,
                    NodeTransforms.scaled(art.cars().nose(livery), 0.85),
                    100 + livery.ordinal() % 3 * 200,
                    500 + livery.ordinal() / 3 * 190);
        }
        put(group, scenery.garageLamp(), 560, 640);
        put(group, NodeTransforms.scaled(scenery.backdrop(), 0.5), 636, 350);
        put(group, new TokenReserveDrawing(art).group(new TokenReserveViewState(withWrongWay(), Set.of())), -378, 570);
        return group;
    }

    private static Map<Hazard, Integer> withWrongWay() {
        Map<Hazard, Integer> tokens = new EnumMap<>(TOKENS);
        tokens.put(Hazard.WRONG_WAY, 2);
        return tokens;
    }

    private static SVGPath outline() {
        var path = new SVGPath();
        path.setContent(ROAD);
        path.setFill(null);
        path.setStroke(Color.BLACK);
        path.setStrokeWidth(92);
        path.setStrokeLineCap(StrokeLineCap.BUTT);
        return path;
    }

    private static Node band(ArtFactory art, ColourRole role, double width) {
        var path = outline();
        path.setStroke(art.palette().color(role));
        path.setStrokeWidth(width);
        return path;
    }

    private static void put(Group group, Node node, double x, double y) {
        node.setTranslateX(x);
        node.setTranslateY(y);
        group.getChildren().add(node);
    }
}
