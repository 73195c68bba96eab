package millebornes.desktop.art;

import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.transform.Translate;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace.FaceMood;

/// The six cars: saloon, roadster, van, tourer, streamliner and pick-up, each with its livery's mark on the roof.
public final class CarArt {

    /// Length and height of a car from the side, without a load, in its own units.
    public static final double SIDE_LENGTH = 220;

    public static final double SIDE_HEIGHT = 104;

    /// The radius of the mark on a car from above, in the car's units.
    public static final double MARK_RADIUS = 11.5;

    private static final String SILHOUETTE = "silhouette";
    private static final String MARK = "mark";
    private static final String LETTER = "letter";
    private static final String DOOR = "car-door-";
    private static final double GHOST = 0.6;

    /// The shadow below a car: the radius of its corners as a share of the car's width, and its blur.
    private static final double CORNER = 0.32;

    private static final double SHADOW_BLUR = 6;

    /// The width of the edge of a pale mark on paper, in the drawing.
    private static final double RIM = 2.5;

    /// The width of the edge of a badge on any ground, in the drawing; half of it is outside the badge.
    private static final double BADGE_RIM = 5;

    /// Of the front view, in its units: the radius of the mark, and x and y of the lamps.
    private static final double NOSE_MARK = 17;

    private static final double NOSE_LAMP = 66;
    private static final double NOSE_LAMP_Y = -59;

    /// Of the side view for small sizes, in its units: radius of the mark and its y, which is higher on the van, above its
    /// rear wheel.
    private static final double SMALL_SIDE_MARK = 21;

    private static final double SMALL_SIDE_MARK_Y = -33;
    private static final double SMALL_VAN_MARK_Y = -59.4;

    private final ThemedSvgDrawings drawings;
    private final OutfitArt outfits;

    CarArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
        this.outfits = new OutfitArt(drawings);
    }

    /// A car without an outfit on the road: from above, with its contact shadow and, at night, its headlights.
    public CarNode onRoad(Livery livery) {
        return onRoad(livery, CarOutfit.PLAIN, 1);
    }

    /// A car on the road, from above, with the stripes and the load of its outfit, which do not cover the mark.
    ///
    /// @param mark the size of its mark, relative to [#MARK_RADIUS]
    public CarNode onRoad(Livery livery, CarOutfit outfit, double mark) {
        return car(outfits.fromAbove(drawing(livery), outfit), livery, mark, shadow(livery))
                .shining(drawings.draw("car-beam"));
    }

    /// A car without an outfit and shadow, from above, as the symbol of its player: in seats, banners, tables.
    public CarNode car(Livery livery) {
        return car(livery, CarOutfit.PLAIN);
    }

    /// A car with its outfit, without shadow, from above, as the symbol of its player.
    public CarNode car(Livery livery, CarOutfit outfit) {
        return car(outfits.fromAbove(drawing(livery), outfit), livery, 1, new Group());
    }

    /// A part of what a standing car shows of its state, seen from above, in the car's units.
    ///
    /// @param name of the part in `car-states.svg`
    /// @throws IllegalArgumentException if there is no such part
    public Group state(String name) {
        return drawings.draw(drawings.drawing("car-states").part(name));
    }

    /// A car from the side, 200 long, its wheels on y = 0, its bonnet at the right.
    public Group side(Livery livery) {
        return side(livery, CarOutfit.PLAIN, FaceMood.SMILE);
    }

    /// A car like [#side(Livery)] with its outfit, about 150 high with a load, and with its driver at the wheel.
    public Group side(Livery livery, CarOutfit outfit, FaceMood mood) {
        return drawings.draw(outfits.fromSide(sideDrawing(livery), outfit, mood));
    }

    /// The outline of a car without an outfit, in the place of [#side(Livery)]; its colours are not set.
    public Shape sideOutline(Livery livery) {
        return bodies(drawings.draw(sideDrawing(livery).without(MARK)))
                .reduce(Shape::union)
                .orElseThrow();
    }

    private static Stream<Shape> bodies(Node node) {
        return switch (node) {
            case Parent parent
            when parent.getClip() == null ->
                parent.getChildrenUnmodifiable().stream().flatMap(CarArt::bodies);
            case Shape shape when shape.getClip() == null -> Stream.of(shape);
            default -> Stream.empty();
        };
    }

    /// A car without an outfit, from the side, for small sizes.
    public Group smallSide(Livery livery) {
        return smallSide(livery, CarOutfit.PLAIN);
    }

    /// A car from the side for small sizes: without a driver, and with a larger mark.
    public Group smallSide(Livery livery, CarOutfit outfit) {
        Group car = drawings.draw(outfits.fromSide(sideDrawing(livery), outfit.unmanned(), FaceMood.CALM)
                .without(MARK));
        // The mark may be higher than the body.
        Group mark = edgedBadge(livery, SMALL_SIDE_MARK);
        mark.getTransforms().add(smallMarkPlace(livery));
        Group small = new Group(car, mark);
        small.setMouseTransparent(true);
        return small;
    }

    private static Translate smallMarkPlace(Livery livery) {
        return livery == Livery.C ? new Translate(-40, SMALL_VAN_MARK_Y) : new Translate(1, SMALL_SIDE_MARK_Y);
    }

    private ParsedSvg sideDrawing(Livery livery) {
        return drawings.drawing("car-side-" + livery.name());
    }

    /// The inside of a car as seen through its open front door, in its place in [#side(Livery)].
    public Group doorway(Livery livery) {
        return drawings.draw(drawings.drawing(DOOR + livery.name()).part("doorway"));
    }

    /// The front door of a car alone, in its place in [#side(Livery)]; the hinges are at its right edge.
    public Group door(Livery livery, CarOutfit outfit) {
        var panel = side(livery, outfit.unmanned(), FaceMood.CALM);
        panel.setClip(drawings.draw(drawings.drawing(DOOR + livery.name()).part("outline")));
        return new Group(panel);
    }

    /// A car from the front, 200 wide, its wheels on y = 0, its lamps on and its mark on the bonnet.
    public Group nose(Livery livery) {
        return nose(livery, CarOutfit.PLAIN);
    }

    /// A car from the front, like [#nose(Livery)], with its smiling driver and its companion behind the windscreen.
    public Group nose(Livery livery, CarOutfit outfit) {
        var mark = badge(livery, NOSE_MARK);
        mark.getTransforms().add(new Translate(0, noseMark(livery)));
        var lamps = new Group();
        for (int side = -1; side <= 1; side += 2) {
            var glow = drawings.draw("headlight-glow");
            glow.getTransforms().add(new Translate(side * NOSE_LAMP, NOSE_LAMP_Y));
            lamps.getChildren().add(glow);
        }
        var group = new Group(
                drawings.draw(outfits.manned(drawings.drawing("car-nose-" + livery.name()), outfit, FaceMood.SMILE)),
                mark,
                lamps);
        group.setMouseTransparent(true);
        return group;
    }

    private static double noseMark(Livery livery) {
        return switch (livery) {
            case A, E -> -72;
            case B -> -66;
            case C -> -78;
            case D -> -62;
            case F -> -79;
        };
    }

    /// The livery's mark with its letter, in the car's own colour, for use on paper; `radius` in px around the origin.
    public Group sign(Livery livery, double radius) {
        var ownPalette = drawings.palette();
        var palette = ownPalette
                .with(Palette.role(livery, "-mark"), ownPalette.main(livery))
                .with(Palette.role(livery, "-letter"), ownPalette.onPlate(livery));
        var mark = mark(livery, palette, true);
        ownPalette.edge(livery).ifPresent(color -> edge(mark, color, RIM));
        return NodeTransforms.scaled(mark, radius / MARK_RADIUS);
    }

    /// The ghost of a car at its future place: the car from above in faded colours, opaque.
    public Group ghost(Livery livery) {
        var paper = silhouette(livery);
        paper.setFill(drawings.palette().color(ColourRole.PAPER));
        var car = drawings.draw(drawing(livery).without(MARK));
        car.setOpacity(GHOST);
        var group = new Group(paper, car);
        group.setMouseTransparent(true);
        return group;
    }

    /// The livery's mark with its letter, as on the roof, around the origin; `radius` in px.
    public Group badge(Livery livery, double radius) {
        return NodeTransforms.scaled(mark(livery, drawings.palette(), true), radius / MARK_RADIUS);
    }

    /// The same with an edge in the car's colour around it, to be seen on any ground.
    public Group edgedBadge(Livery livery, double radius) {
        Group rim = mark(livery, drawings.palette(), false);
        edge(rim, drawings.palette().main(livery), BADGE_RIM);
        return new Group(NodeTransforms.scaled(rim, radius / MARK_RADIUS), badge(livery, radius));
    }

    /// The livery's mark in the car's own colour, without the letter: for the ends of lines and legends of charts. It
    /// has `radius` px around the origin.
    public Group shape(Livery livery, double radius) {
        var palette = drawings.palette()
                .with(Palette.role(livery, "-mark"), drawings.palette().main(livery));
        var mark = mark(livery, palette, false);
        palette.edge(livery).ifPresent(color -> edge(mark, color, RIM));
        return NodeTransforms.scaled(mark, radius / MARK_RADIUS);
    }

    private CarNode car(ParsedSvg svg, Livery livery, double markSize, Group under) {
        var body = drawings.draw(svg.without(MARK));
        var moveMatrix = svg.element(MARK).pen().move();
        var mark = NodeTransforms.scaled(mark(livery, drawings.palette(), true), markSize);
        return new CarNode(under, body, mark, moveMatrix.tx(), moveMatrix.ty());
    }

    private Group mark(Livery livery, Palette palette, boolean lettered) {
        var svg = drawing(livery);
        if (!(svg.element(MARK) instanceof SvgElement.Cluster markCluster)) {
            throw new IllegalStateException("a mark is a group");
        }
        var centredSvg = new ParsedSvg(new SvgElement.Cluster("", SvgStyle.INITIAL, markCluster.parts(), null));
        return drawings.recoloured(palette).draw(lettered ? centredSvg : centredSvg.without(LETTER));
    }

    private Group shadow(Livery livery) {
        var group = new Group();
        var color = drawings.palette().color(ColourRole.SHADOW);
        if (color.getOpacity() > 0) {
            Bounds car = silhouette(livery).getLayoutBounds();
            var shadow = new SoftShadow(car.getWidth(), car.getHeight(), CORNER * car.getHeight(), SHADOW_BLUR);
            var placed = new Group(drawings.shadow(shadow, color.deriveColor(0, 1, 1, SoftShadow.CONTACT)));
            placed.getTransforms().add(new Translate(car.getMinX(), car.getMinY()));
            group.getChildren().add(placed);
        }
        return group;
    }

    private SVGPath silhouette(Livery livery) {
        if (!(drawing(livery).element(SILHOUETTE) instanceof SvgElement.Outline outline)) {
            throw new IllegalStateException("a silhouette is one outline");
        }
        var path = new SVGPath();
        path.setContent(outline.path());
        return path;
    }

    private ParsedSvg drawing(Livery livery) {
        return drawings.drawing("car-" + livery.name());
    }

    private static void edge(Group mark, Color color, double width) {
        for (var node : mark.getChildren()) {
            if (node instanceof Group inner) {
                edge(inner, color, width);
            } else if (node instanceof Shape shape) {
                shape.setStroke(color);
                shape.setStrokeWidth(width);
            }
        }
    }
}
