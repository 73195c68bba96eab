package millebornes.desktop.table;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;

/// Draws the parts of a garage: wall, roof, doors, shelves, the street, lamps, and the car half out of its door. In
/// high contrast walls and doors have no stripes.
///
/// @param unit px for one unit of the drawing
record HandoverGarageDrawing(ArtFactory art, double unit) {

    private static final double STONE_HEIGHT = 30;
    private static final double STONE_WIDTH = 84;
    private static final double JOINT = 4;
    private static final double SLAT = 22;
    private static final double GROOVE = 4.4;
    private static final double SHINE = 7;
    private static final double FRAME = 8;
    private static final double TILE = 50;
    private static final double NOSE_WIDTH = 200;

    /// The greatest width and height of a parked car, as shares of its room, and the distance of its wheels from the bay's
    /// lower edge, in the drawing's units.
    private static final double PARKED_WIDTH = 0.84;

    private static final double PARKED_HEIGHT = 0.68;
    private static final double PARKED_FOOT = 8;

    /// Draws a wall of stones.
    Group wall(Rect rect) {
        Group wall = new Group(box(rect, isFlat() ? ColourRole.STONE_WALL : ColourRole.STONE_JOINT));
        if (isFlat()) {
            return wall;
        }
        int row = 0;
        for (double y = rect.y(); y < rect.bottom(); y += STONE_HEIGHT * unit) {
            int column = 0;
            double x = rect.x() - (row % 2) * STONE_WIDTH * unit / 2;
            while (x < rect.right()) {
                Rect stoneRect = new Rect(x, y, (STONE_WIDTH - JOINT) * unit, (STONE_HEIGHT - JOINT) * unit);
                wall.getChildren().add(round(stoneRect.cut(rect), 3 * unit, tint(row, column)));
                x += STONE_WIDTH * unit;
                column++;
            }
            row++;
        }
        return wall;
    }

    private ColourRole tint(int row, int column) {
        return switch ((row * 5 + column * 3 + row * column) % 7) {
            case 2 -> ColourRole.STONE_WALL_2;
            case 5 -> ColourRole.STONE_WALL_3;
            default -> ColourRole.STONE_WALL;
        };
    }

    /// Draws a roof of slates with its gutter.
    Group roof(Rect rect) {
        Group roof = new Group(box(rect, ColourRole.ROOF));
        if (!isFlat()) {
            for (double x = rect.x(); x < rect.right(); x += TILE * unit) {
                roof.getChildren().add(box(new Rect(x, rect.y(), unit, rect.height()), ColourRole.ROOF_LIT));
            }
            roof.getChildren().add(box(new Rect(rect.x(), rect.y(), rect.width(), 2 * unit), ColourRole.ROOF_LIT));
        }
        Rectangle gutter =
                box(new Rect(rect.x(), rect.bottom() - 4 * unit, rect.width(), 4 * unit), ColourRole.DOOR_FRAME);
        gutter.setOpacity(isFlat() ? 1 : 0.45);
        roof.getChildren().add(gutter);
        return roof;
    }

    /// Draws an opening in its frame of wood.
    Group opening(Rect bayRect) {
        Rect frameRect = Rect.between(
                bayRect.x() - FRAME * unit,
                bayRect.y() - FRAME * unit,
                bayRect.right() + FRAME * unit,
                bayRect.bottom());
        Group opening =
                new Group(round(frameRect, 3 * unit, ColourRole.DOOR_FRAME), box(bayRect, ColourRole.GARAGE_INSIDE));
        double depth = Math.min(bayRect.height() * 0.14, 40 * unit);
        Polygon floor = new Polygon(
                bayRect.x(),
                bayRect.bottom(),
                bayRect.x() + bayRect.width() * 0.14,
                bayRect.bottom() - depth,
                bayRect.right() - bayRect.width() * 0.14,
                bayRect.bottom() - depth,
                bayRect.right(),
                bayRect.bottom());
        floor.setFill(art.palette().color(ColourRole.GARAGE_FLOOR));
        opening.getChildren().add(floor);
        return opening;
    }

    /// Draws a door of slats in a car's colour, with its dark lower edge.
    Group door(Rect rect, Livery livery) {
        Palette palette = art.palette();
        Rectangle ground = plain(rect, palette.main(livery));
        Group door = new Group(ground);
        if (isFlat()) {
            ground.setStroke(palette.color(ColourRole.OUTLINE));
            ground.setStrokeWidth(2);
        } else {
            for (double y = rect.y(); y < rect.bottom(); y += SLAT * unit) {
                door.getChildren()
                        .addAll(
                                plain(
                                        new Rect(rect.x(), y, rect.width(), SHINE * unit).cut(rect),
                                        palette.lit(livery).deriveColor(0, 1, 1, 0.75)),
                                plain(
                                        new Rect(rect.x(), y + (SLAT - GROOVE) * unit, rect.width(), GROOVE * unit)
                                                .cut(rect),
                                        palette.dark(livery).deriveColor(0, 1, 1, 0.8)));
            }
            Rect shadeRect = new Rect(rect.x(), rect.y(), rect.width(), 14 * unit).cut(rect);
            door.getChildren().add(plain(shadeRect, Color.BLACK.deriveColor(0, 1, 1, 0.2)));
        }
        Rect edgeRect = Rect.between(rect.x(), rect.bottom() - 7 * unit, rect.right(), rect.bottom());
        door.getChildren().add(box(edgeRect, ColourRole.SYMBOL_DARK));
        return door;
    }

    /// Draws the street with its kerb.
    Group street(Rect rect) {
        return new Group(
                box(rect, ColourRole.STREET),
                box(new Rect(rect.x(), rect.y(), rect.width(), 4 * unit), ColourRole.STONE_WALL_2),
                box(new Rect(rect.x(), rect.y() + 4 * unit, rect.width(), 2 * unit), ColourRole.STREET_EDGE));
    }

    /// Draws the dashes in the middle of the street.
    Group lane(Rect streetRect) {
        Group lane = new Group();
        double y = streetRect.y() + streetRect.height() * 0.7;
        for (double x = streetRect.x() + 60 * unit; x < streetRect.right(); x += 150 * unit) {
            lane.getChildren().add(round(new Rect(x, y, 80 * unit, 7 * unit), 3 * unit, ColourRole.LANE));
        }
        return lane;
    }

    /// Draws a lamp on the wall.
    Group lamp(Point point, double scale) {
        return placed(art.scenery().garageLamp(), point, scale * unit);
    }

    /// Draws boxes on shelves, and tyres, at the sides of an opening.
    Group stores(Rect bayRect) {
        Group stores = new Group();
        double wide = bayRect.width() * 0.2;
        for (int shelf = 0; shelf < 2; shelf++) {
            double y = bayRect.y() + bayRect.height() * (0.58 + shelf * 0.12);
            double x = bayRect.x() + bayRect.width() * 0.04;
            for (int i = 0; i < 3; i++) {
                Rect crateRect = new Rect(x + i * wide / 3, y - 30 * unit, wide / 3 - 7 * unit, 30 * unit);
                Rectangle box = round(crateRect, 3 * unit, i == 1 ? ColourRole.ROOF_LIT : ColourRole.DOOR_FRAME);
                box.setOpacity(0.8);
                stores.getChildren().add(box);
            }
            stores.getChildren().add(box(new Rect(x - 6 * unit, y, wide, 5 * unit), ColourRole.GARAGE_FLOOR));
        }
        double r = 27 * unit;
        Point stackPoint = new Point(bayRect.right() - bayRect.width() * 0.12, bayRect.bottom() - 36 * unit - r);
        for (Point tyrePoint :
                new Point[] {stackPoint.plus(-r, 0), stackPoint.plus(r, 0), stackPoint.plus(0, -1.7 * r)}) {
            Ellipse outer = new Ellipse(tyrePoint.x(), tyrePoint.y(), r, r);
            outer.setFill(art.palette().color(ColourRole.SYMBOL_DARK));
            outer.setStroke(art.palette().color(ColourRole.GARAGE_FLOOR));
            Ellipse hub = new Ellipse(tyrePoint.x(), tyrePoint.y(), r / 2, r / 2);
            hub.setFill(art.palette().color(ColourRole.GARAGE_FLOOR));
            stores.getChildren().addAll(outer, hub);
        }
        return stores;
    }

    /// The light of a car's headlamps on the street before it.
    ///
    /// @param groundPoint where the car stands
    /// @param scale of the car
    Group beams(Point groundPoint, double scale, double depth) {
        Color light = art.palette().color("wall-lamp");
        LinearGradient fading = new LinearGradient(
                0,
                0,
                0,
                1,
                true,
                CycleMethod.NO_CYCLE,
                new Stop(0, light.deriveColor(0, 1, 1, 0.6)),
                new Stop(1, light.deriveColor(0, 1, 1, 0)));
        Group beams = new Group();
        for (int side = -1; side <= 1; side += 2) {
            double x = groundPoint.x() + side * 66 * scale;
            Polygon beam = new Polygon(
                    x - 18 * scale,
                    groundPoint.y() - depth * 0.4,
                    x + 18 * scale,
                    groundPoint.y() - depth * 0.4,
                    x + side * 50 * scale + 60 * scale,
                    groundPoint.y() + depth,
                    x + side * 50 * scale - 60 * scale,
                    groundPoint.y() + depth);
            beam.setFill(fading);
            beams.getChildren().add(beam);
        }
        return beams;
    }

    /// The car half out of its garage, its wheels on the ground.
    Group car(Livery livery, CarOutfit outfit, Point groundPoint, double scale) {
        Ellipse shadow = new Ellipse(groundPoint.x(), groundPoint.y(), NOSE_WIDTH * 0.52 * scale, 8 * scale);
        shadow.setFill(art.palette().color(ColourRole.SYMBOL_DARK).deriveColor(0, 1, 1, 0.45));
        return new Group(shadow, placed(art.onFoot().cars().nose(livery, outfit), groundPoint, scale));
    }

    /// Draws cars side by side in a bay.
    Group parked(List<Livery> liveries, Rect bayRect) {
        Group parked = new Group();
        for (int car = 0; car < liveries.size(); car++) {
            Livery livery = liveries.get(car);
            Rect roomRect = bayRect.cell(car, liveries.size(), 0, 1, 0);
            Point groundPoint = new Point(roomRect.centre().x(), roomRect.bottom() - PARKED_FOOT * unit);
            double scale = carScale(livery, PARKED_WIDTH * roomRect.width(), PARKED_HEIGHT * roomRect.height());
            parked.getChildren().add(car(livery, CarOutfit.PLAIN, groundPoint, scale));
        }
        return parked;
    }

    /// The largest scale at which a car fits a room of that size.
    static double carScale(Livery livery, double width, double height) {
        double high = switch (livery) {
            case A -> 149;
            case B -> 119;
            case C -> 175;
            case D -> 145;
            case E -> 141;
            case F -> 160;
        };
        return Math.min(height / high, width / NOSE_WIDTH);
    }

    /// Whether stripes are left out because they would only blur.
    private boolean isFlat() {
        return art.palette().color(ColourRole.OUTLINE).getOpacity() > 0;
    }

    private static Group placed(Group drawing, Point point, double scale) {
        Group placed = new Group(drawing);
        placed.getTransforms().addAll(new Translate(point.x(), point.y()), new Scale(scale, scale));
        return placed;
    }

    private Rectangle box(Rect rect, ColourRole role) {
        return plain(rect, art.palette().color(role));
    }

    private Rectangle round(Rect rect, double radius, ColourRole role) {
        return GeometryShapeFactory.box(rect, radius, art.palette().color(role));
    }

    private static Rectangle plain(Rect rect, Color color) {
        return GeometryShapeFactory.box(rect, 0, color);
    }
}
