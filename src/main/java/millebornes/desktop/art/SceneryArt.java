package millebornes.desktop.art;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.JourneyLightPalettes;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TypefaceWeight;

/// The land around the road, in the board's own units of 1280 × 634, and the objects beside the road.
///
/// From back to front: [#land], [#regions], then the road (not drawn here), [#shade] cut to the road, stones and the
/// great milestone, [#boats] and everything else that is [#living], the pieces, [#front]. A group of static parts can
/// be cached.
public final class SceneryArt {

    private static final int BOATS = 4;

    /// The number of groups of glints on the sea; each group is animated by itself.
    public static final int GLINTS = 3;

    /// The size of [#roadside(RoadsideStop)] and [#empty(EmptyScene)] in their own units.
    public static final double ROADSIDE_WIDTH = 760;

    public static final double ROADSIDE_HEIGHT = 330;

    private static final String LANDSCAPE = "scenery-landscape";
    private static final String SKY = "sky";
    private static final String SUN = "sun";

    /// The names of the drawings of the home page, in the order of preloading; the land follows later.
    private static final List<String> FIRST_PAGE = List.of(
            LANDSCAPE,
            "home-cars",
            "lesson-signs",
            "album-stamp-paper",
            "album-stamps",
            "home-child",
            "scenery-avenue",
            "home-road",
            "home-meadow",
            "scenery-boats",
            "stone");

    private final ThemedSvgDrawings drawings;
    private final Point2D sun;

    /// @param sun the centre of the sun, in board units
    SceneryArt(ThemedSvgDrawings drawings, Point2D sun) {
        this.drawings = drawings;
        this.sun = sun;
    }

    /// Preloads the drawings of the home page, on any thread.
    public static void readAhead() {
        FIRST_PAGE.forEach(ThemedSvgDrawings::read);
    }

    /// Sky, sea, mountains, fields, villages, Paris and the trees along the road: everything behind the road.
    public Group land() {
        return framed(wideLand(), Sizes.BOARD_WIDTH, Sizes.BOARD_HEIGHT);
    }

    /// The land of [#land] for windows of another shape than the board's: sky, sea and fields extend beyond its upper
    /// and right edges. The caller clips it.
    public Group wideLand() {
        return land(drawings.drawing(LANDSCAPE), sun.getX());
    }

    /// The land of [#land] mirrored at a vertical line, without unique landmarks; the sky continues unmirrored.
    ///
    /// @param edge in board units, from the left
    public Group mirroredLand(double edge) {
        return land(drawings.drawing(LANDSCAPE).without("tower"), 2 * edge - sun.getX());
    }

    /// The sky alone, with the rings around the sun; they reach far below the land's upper edge.
    public Group sky() {
        return sky(drawings.drawing(LANDSCAPE), sun.getX());
    }

    private Group land(ParsedSvg landscapeSvg, double sunX) {
        return new Group(
                sky(landscapeSvg, sunX),
                drawings.draw(landscapeSvg.without(SKY).without(SUN)),
                drawings.draw("scenery-avenue"));
    }

    private Group sky(ParsedSvg landscapeSvg, double sunX) {
        Group light = drawings.draw(landscapeSvg.part(SUN));
        light.getTransforms()
                .add(new Translate(
                        sunX - JourneyLightPalettes.DRAWN_SUN.getX(),
                        sun.getY() - JourneyLightPalettes.DRAWN_SUN.getY()));
        return new Group(drawings.draw(landscapeSvg.part(SKY)), light);
    }

    /// The sailing boats, each at its place on the sea; they may be moved a little to and fro.
    public Stream<Group> boats() {
        var boatsSvg = drawings.drawing("scenery-boats");
        return IntStream.range(0, BOATS).mapToObj(i -> drawings.draw(boatsSvg.part("boat-" + i)));
    }

    /// The scenery of the regions: a viaduct before the snow of a pass, a vineyard with its pickers, a market, a
    /// lighthouse. None in high contrast.
    public Group regions() {
        return isPlain() ? new Group() : drawings.draw("scenery-regions");
    }

    /// A moving part of the land in its rest position; empty in themes without it.
    ///
    /// @param name of the part of the drawing, such as `train` or `gull-0`
    public Group living(String name) {
        return drawings.draw(drawings.drawing("scenery-life").part(name));
    }

    private boolean isPlain() {
        return drawings.palette().color(ColourRole.SHADOW).getOpacity() == 0;
    }

    /// Shadows of trees and houses across the road. The caller clips them to the road's outline.
    public Group shade() {
        return drawings.draw("scenery-shade");
    }

    /// Roofs and trees at the lower edge, in front of everything on the board.
    public Group front() {
        return framed(drawings.draw("scenery-front"), Sizes.BOARD_WIDTH, Sizes.BOARD_HEIGHT);
    }

    /// Sky, sea and fields without towns, as a ground for pages with panels.
    public Group backdrop() {
        return framed(drawings.draw("scenery-backdrop"), Sizes.BOARD_WIDTH, Sizes.BOARD_HEIGHT);
    }

    /// The square behind the finish; the origin is the middle of the road's end, and the road comes from the left.
    public Group finish() {
        return drawings.draw("scenery-finish");
    }

    /// The land of the home page, of the board's size, with its road; sky, sea, fields and the road extend beyond its
    /// edges.
    public Group home() {
        var group = new Group(wideLand());
        boats().forEach(group.getChildren()::add);
        group.getChildren()
                .addAll(
                        isPlain() ? new Group() : drawings.draw("home-meadow"),
                        drawings.draw("home-road"),
                        at(stone("900", 0.9), 938, 256),
                        at(stone("700", 1.25), 604, 316));
        group.getChildren().add(at(stone("400", 1.8), 566, 442));
        group.setMouseTransparent(true);
        return group;
    }

    private static Group at(Group thing, double x, double y) {
        var placed = new Group(thing);
        placed.getTransforms().add(new Translate(x, y));
        return placed;
    }

    /// A kilometre stone with its foot at the origin, 23 × 30 at scale 1. The one behind the finish has scale 2.25.
    public Group stone(String kilometres, double scale) {
        return stone(kilometres, scale, 1);
    }

    /// A kilometre stone that is lower than usual, with a number of the same size.
    ///
    /// @param heightShare its height relative to the usual one
    public Group stone(String kilometres, double scale, double heightShare) {
        return stone(drawings.draw("stone"), kilometres, scale, heightShare);
    }

    /// A kilometre stone of a page, which stands beside controls and has no shadow on the ground.
    public Group stoneOfPage(String number, double scale) {
        return stone(drawings.draw(drawings.drawing("stone").without("ground-shadow")), number, scale, 1);
    }

    private Group stone(Group drawn, String kilometres, double scale, double heightShare) {
        drawn.getTransforms().add(new Scale(1, heightShare));
        var stone = new Group(drawn);
        double size = kilometres.length() > 3 ? StoneTextSize.SMALL : StoneTextSize.USUAL;
        var number = new Text(kilometres);
        number.setFont(TypefaceWeight.BOLD.font(size));
        number.setFill(drawings.palette().color(ColourRole.STONE_INK));
        number.setX(0.6 - number.getLayoutBounds().getWidth() / 2);
        number.setY(-4 * heightShare);
        stone.getChildren().add(number);
        return NodeTransforms.scaled(stone, scale);
    }

    /// A part of a winking stone at scale 1: head and cap for a stone with its foot at the origin, the gleam around it.
    public Group stoneWink(StoneWinkPart part) {
        return drawings.draw(drawings.drawing("stone-wink").part(part.name().toLowerCase(Locale.ROOT)));
    }

    /// The traffic light of the green-light square, its foot at the origin.
    public Group trafficLight() {
        return drawings.draw("traffic-light");
    }

    /// The red head of that light, to be laid over its green one.
    public Group redTrafficLight() {
        return drawings.draw("traffic-light-red");
    }

    /// What stands beside the road in the picture of the roadside.
    public enum RoadsideStop {
        /// a signpost to the sea
        DEPARTURE,
        /// a tree with a picnic in its shade, and the sign of a pause
        HALT,
        /// a car with an open bonnet, and the mechanic
        BREAKDOWN
    }

    /// A road to the sea in the morning, with its origin at the upper left, its wheels' line at y 286.
    public Group roadside(RoadsideStop stop) {
        ParsedSvg roadsideSvg = drawings.drawing("roadside");
        return new Group(Stream.of("land", "road", stop.name().toLowerCase(Locale.ROOT))
                .map(roadsideSvg::part)
                .map(drawings::draw)
                .toArray(Group[]::new));
    }

    /// What stands in the picture of a page without content.
    public enum EmptyScene {
        /// a shelf with luggage
        SHELF,
        /// the steps of a podium, and a cup
        PODIUM,
        /// a signpost with question marks, and binoculars
        SIGNPOST
    }

    /// The picture of a page without content, as large as [#roadside(RoadsideStop)].
    public Group empty(EmptyScene scene) {
        return new Group(
                drawings.draw(drawings.drawing("roadside").part("land")),
                drawings.draw(drawings.drawing("empty-pages").part(scene.name().toLowerCase(Locale.ROOT))));
    }

    /// The torn page of a damaged game with a plaster, over the right half of a picture of 300 × 120.
    public Group tornPage() {
        return drawings.draw("torn-page");
    }

    /// The great milestone; the origin is its foot.
    public Group milestone() {
        return drawings.draw(drawings.drawing("scenery-milestone").part("stone"));
    }

    /// The empty tray behind the great milestone; the origin is the milestone's foot.
    public Group reserveTray() {
        return drawings.draw(drawings.drawing("scenery-milestone").part("tray"));
    }

    /// The passport as it lies open, 52 × 66 with the origin at the upper left; it has no stamps yet.
    public Group passport() {
        return drawings.draw("passport");
    }

    /// The five distances with their animals and squares, 660 × 53 with the origin at the upper left.
    public Group legend() {
        return drawings.draw("scenery-legend");
    }

    /// The card tray, 176 × 144; cards lie on it at [ShoeSizes].
    public Group sabot() {
        return drawings.draw("sabot");
    }

    /// A lamp on a wall with its light, 244 × 244 around the origin.
    public Group garageLamp() {
        return drawings.draw("garage-lamp");
    }

    /// A drawing in a box of that size: what is outside is clipped, so that it does not count in layouts.
    private static Group framed(Group drawing, double width, double height) {
        drawing.setClip(new Rectangle(width, height));
        var group = new Group(drawing);
        group.setMouseTransparent(true);
        return group;
    }

    /// Sizes of the numbers on stones, in px at scale 1.
    private static final class StoneTextSize {
        static final double USUAL = 11;
        static final double SMALL = 8.5;
    }

    /// The parts of a winking stone that move by themselves.
    public enum StoneWinkPart {
        /// the head below the cap; it covers the cap of the stone below
        HEAD,
        CAP,
        GLEAM
    }

    /// Of the drawing of the card tray: the scale of its cards relative to those of the hand, and the upper left
    /// corners of draw pile and discards.
    public static final class ShoeSizes {
        public static final double CARD_SCALE = 64 / Sizes.CARD_WIDTH;
        public static final double DRAW_X = 15;
        public static final double DISCARD_X = 97;
        public static final double CARD_Y = 15;

        private ShoeSizes() {}
    }
}
