package millebornes.desktop.board;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Polygon;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.SceneryArt;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.GarageBlockLayout;
import millebornes.desktop.geometry.HalfwayPassportLayout;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.geometry.TokenReserveLayout;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.engine.table.Livery;

/// Draws the static parts of a board: the land, the road with its stones, garages and great milestone.
///
/// In a window wider than the board the land continues: to the right it is drawn, to the left it is mirrored.
///
/// @param light the share of the way from Paris to the sea that decides the light, or [#STEADY]
/// @param beyond whether the window shows more than the board
/// @param enlarge the scale of the stones; see [KilometreStone#along]
/// @param cut the places of the stones, of the reserve and of the passport that are left out: the window's edge would cut
///     them, or show only the shadow of a stone
record StaticBoardDrawing(
        ArtFactory art, double light, BoardViewState state, LandBeyond beyond, double enlarge, List<Rect> cut) {

    /// The value of `light` for a light that does not depend on the cars.
    static final double STEADY = -1;

    /// Whether land is drawn beyond the board's edges.
    enum LandBeyond {
        NOTHING,
        LAND
    }

    /// A distance greater than any window shows, in board units.
    private static final double FAR = 900;

    /// The distance of the mirror axis from the board's left edge, in board units. At the edge itself all layers are
    /// half transparent, so that a line would be visible.
    private static final double MIRROR = 1.5;

    private static final double APRON_DRAWN = 97;
    private static final double APRON = 101;

    /// How far something may be beyond the window's edge and still counts as whole, in board units.
    private static final double ROUNDED = 0.5;

    StaticBoardDrawing {
        cut = List.copyOf(cut);
    }

    /// The drawing for a viewport.
    static StaticBoardDrawing of(ArtFactory art, double light, BoardViewState state, BoardViewport viewport) {
        Rect visibleRect = viewport.visible();
        boolean whole = FixedBoardPlaces.BOARD.inset(-ROUNDED).contains(visibleRect);
        Rect roundedRect = visibleRect.inset(-ROUNDED);
        List<Rect> cut = Stream.concat(
                        KilometreStone.along(state.road(), enlarge(viewport)).stream()
                                .filter(stone -> visibleRect.overlaps(stone.roomWithShadow()))
                                .map(KilometreStone::room),
                        Stream.of(reserveRoom(state.road()), passportRoom(state.road()))
                                .filter(visibleRect::overlaps))
                .filter(rect -> !roundedRect.contains(rect))
                .toList();
        LandBeyond beyond = whole ? LandBeyond.NOTHING : LandBeyond.LAND;
        return new StaticBoardDrawing(art, light, state, beyond, enlarge(viewport), cut);
    }

    /// Whether another drawing would look the same, except for the light of the land.
    boolean looksLike(StaticBoardDrawing otherDrawing) {
        return art == otherDrawing.art
                && beyond == otherDrawing.beyond
                && enlarge == otherDrawing.enlarge
                && cut.equals(otherDrawing.cut)
                && state.road().equals(otherDrawing.state.road())
                && liveries().equals(otherDrawing.liveries());
    }

    private List<Livery> liveries() {
        return state.cars().stream().map(CarViewState::livery).toList();
    }

    /// Everything below the pieces.
    Group below() {
        ArtFactory litArt = lit();
        SceneryArt scenery = litArt.scenery();
        Road road = state.road();
        Group group = new Group();
        group.getChildren().add(beyond == LandBeyond.LAND ? scenery.wideLand() : scenery.land());
        if (beyond == LandBeyond.LAND) {
            group.getChildren().add(mirrored(scenery));
        }
        group.getChildren().add(scenery.regions());
        Pose endPose = road.path().at(road.path().length());
        Node apron = scenery.finish();
        apron.getTransforms().addAll(GeometryShapeFactory.move(endPose.at()), new Scale(1, APRON / APRON_DRAWN));
        group.getChildren().addAll(apron, new RoadDrawing(road, litArt.palette()).group(), shade(scenery, road));
        Node light = scenery.trafficLight();
        light.getTransforms().add(GeometryShapeFactory.move(FixedBoardPlaces.TRAFFIC_LIGHT));
        group.getChildren().add(light);
        stones(group, scenery);
        if (showsReserve()) {
            group.getChildren().add(new TokenReserveDrawing(litArt, TokenReserveLayout.of(road), 1).milestone());
        }
        if (showsPassport()) {
            group.getChildren()
                    .add(new HalfwayPassportDrawing(litArt, HalfwayPassportLayout.of(road)).page(road.lanes()));
        }
        group.getChildren().add(scenery.front());
        group.setMouseTransparent(true);
        return group;
    }

    /// Whether another drawing has the same light. It may belong to another share of the way if the theme has the same
    /// colours there.
    boolean isLitLike(StaticBoardDrawing otherDrawing) {
        return light == otherDrawing.light || lit().looksLike(otherDrawing.lit());
    }

    private ArtFactory lit() {
        return light == STEADY ? art : art.lit(light);
    }

    /// The scale of the stones in a viewport, in few steps.
    static double enlarge(BoardViewport viewport) {
        return Math.ceil(viewport.enlarge() * 10) / 10;
    }

    /// The kilometre stones in their drawn size; those that the edge would cut are left out.
    List<KilometreStone> stones() {
        return KilometreStone.along(state.road(), enlarge).stream()
                .filter(stone -> !cut.contains(stone.room()))
                .toList();
    }

    /// Whether the great milestone with the reserve of tokens is drawn.
    boolean showsReserve() {
        return !cut.contains(reserveRoom(state.road()));
    }

    /// Whether the passport of those who are halfway is drawn.
    boolean showsPassport() {
        return !cut.contains(passportRoom(state.road()));
    }

    private static Rect passportRoom(Road road) {
        return HalfwayPassportLayout.of(road).page();
    }

    private static Rect reserveRoom(Road road) {
        TokenReserveLayout reserve = TokenReserveLayout.of(road);
        return reserve.tray().with(reserve.milestone());
    }

    /// The animated parts of the land, which are not in the static drawing.
    List<SceneryAnimation> life() {
        return new SceneryAnimationFactory(lit().scenery()).scenes();
    }

    /// The part above the cars: the garages, behind which a car is hidden.
    Group above() {
        GarageBlockDrawing garages =
                new GarageBlockDrawing(new GarageBlockLayout(state.cars().size()), art);
        Group group = new Group(garages.yard());
        for (int car = 0; car < state.cars().size(); car++) {
            group.getChildren().add(garages.shut(car, state.cars().get(car).livery()));
        }
        group.setMouseTransparent(true);
        return group;
    }

    /// The land left of the board: its mirror image at the edge.
    private Group mirrored(SceneryArt scenery) {
        Group land = new Group(scenery.mirroredLand(MIRROR), scenery.front());
        land.getTransforms().addAll(new Translate(2 * MIRROR, 0), new Scale(-1, 1));
        Group wing = new Group(land);
        Rect visibleRect = Rect.between(-FAR, -FAR, MIRROR, FixedBoardPlaces.HEIGHT);
        wing.setClip(GeometryShapeFactory.box(visibleRect, 0, art.palette().color(ColourRole.INK)));
        return wing;
    }

    /// Shadows of trees and houses on the road only.
    private Node shade(SceneryArt scenery, Road road) {
        Palette palette = art.palette();
        double half = Road.BAND / 2;
        Polygon clip = GeometryShapeFactory.area(
                road.strip(0, road.path().length(), -half, half), palette.color(ColourRole.INK));
        Group shade = new Group(scenery.shade());
        shade.setClip(clip);
        return shade;
    }

    /// Draws the distant stones first, so that near ones cover them.
    private void stones(Group group, SceneryArt scenery) {
        List<KilometreStone> farFirst = stones().stream()
                .sorted((firstStone, secondStone) ->
                        Double.compare(firstStone.foot().y(), secondStone.foot().y()))
                .toList();
        for (KilometreStone stone : farFirst) {
            Node drawn = scenery.stone(Integer.toString(stone.kilometres()), stone.scale(), stone.heightShare());
            Group placed = new Group(drawn);
            placed.getTransforms().add(GeometryShapeFactory.move(stone.foot()));
            group.getChildren().add(placed);
        }
    }
}
