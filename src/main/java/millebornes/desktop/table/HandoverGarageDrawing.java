package millebornes.desktop.table;

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

/// Draws the parts of a garage: wall, roof, doors, what is inside, the street, lamps, and the car that looks out. In
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

    /// A wall of stones.
    Group wall(Rect area) {
        Group wall = new Group(box(area, isFlat() ? ColourRole.STONE_WALL : ColourRole.STONE_JOINT));
        if (isFlat()) {
            return wall;
        }
        int row = 0;
        for (double y = area.y(); y < area.bottom(); y += STONE_HEIGHT * unit) {
            int column = 0;
            double x = area.x() - (row % 2) * STONE_WIDTH * unit / 2;
            while (x < area.right()) {
                Rect stone = new Rect(x, y, (STONE_WIDTH - JOINT) * unit, (STONE_HEIGHT - JOINT) * unit);
                wall.getChildren().add(round(cut(stone, area), 3 * unit, tint(row, column)));
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

    /// A roof of slates with its gutter.
    Group roof(Rect area) {
        Group roof = new Group(box(area, ColourRole.ROOF));
        if (!isFlat()) {
            for (double x = area.x(); x < area.right(); x += TILE * unit) {
                roof.getChildren().add(box(new Rect(x, area.y(), unit, area.height()), ColourRole.ROOF_LIT));
            }
            roof.getChildren().add(box(new Rect(area.x(), area.y(), area.width(), 2 * unit), ColourRole.ROOF_LIT));
        }
        Rectangle gutter =
                box(new Rect(area.x(), area.bottom() - 4 * unit, area.width(), 4 * unit), ColourRole.DOOR_FRAME);
        gutter.setOpacity(isFlat() ? 1 : 0.45);
        roof.getChildren().add(gutter);
        return roof;
    }

    /// An opening in its frame of wood.
    Group opening(Rect bay) {
        Rect frame =
                Rect.between(bay.x() - FRAME * unit, bay.y() - FRAME * unit, bay.right() + FRAME * unit, bay.bottom());
        Group opening = new Group(round(frame, 3 * unit, ColourRole.DOOR_FRAME), box(bay, ColourRole.GARAGE_INSIDE));
        double depth = Math.min(bay.height() * 0.14, 40 * unit);
        Polygon floor = new Polygon(
                bay.x(),
                bay.bottom(),
                bay.x() + bay.width() * 0.14,
                bay.bottom() - depth,
                bay.right() - bay.width() * 0.14,
                bay.bottom() - depth,
                bay.right(),
                bay.bottom());
        floor.setFill(art.palette().color(ColourRole.GARAGE_FLOOR));
        opening.getChildren().add(floor);
        return opening;
    }

    /// A door of slats in a car's colour, with its dark lower edge.
    Group door(Rect area, Livery livery) {
        Palette palette = art.palette();
        Rectangle ground = plain(area, palette.main(livery));
        Group door = new Group(ground);
        if (isFlat()) {
            ground.setStroke(palette.color(ColourRole.OUTLINE));
            ground.setStrokeWidth(2);
        } else {
            for (double y = area.y(); y < area.bottom(); y += SLAT * unit) {
                door.getChildren()
                        .addAll(
                                plain(
                                        cut(new Rect(area.x(), y, area.width(), SHINE * unit), area),
                                        palette.lit(livery).deriveColor(0, 1, 1, 0.75)),
                                plain(
                                        cut(
                                                new Rect(
                                                        area.x(),
                                                        y + (SLAT - GROOVE) * unit,
                                                        area.width(),
                                                        GROOVE * unit),
                                                area),
                                        palette.dark(livery).deriveColor(0, 1, 1, 0.8)));
            }
            Rect shade = cut(new Rect(area.x(), area.y(), area.width(), 14 * unit), area);
            door.getChildren().add(plain(shade, Color.BLACK.deriveColor(0, 1, 1, 0.2)));
        }
        Rect edge = Rect.between(area.x(), area.bottom() - 7 * unit, area.right(), area.bottom());
        door.getChildren().add(box(edge, ColourRole.SYMBOL_DARK));
        return door;
    }

    /// The street with its kerb.
    Group street(Rect area) {
        return new Group(
                box(area, ColourRole.STREET),
                box(new Rect(area.x(), area.y(), area.width(), 4 * unit), ColourRole.STONE_WALL_2),
                box(new Rect(area.x(), area.y() + 4 * unit, area.width(), 2 * unit), ColourRole.STREET_EDGE));
    }

    /// The dashes in the middle of the street.
    Group lane(Rect street) {
        Group lane = new Group();
        double y = street.y() + street.height() * 0.7;
        for (double x = street.x() + 60 * unit; x < street.right(); x += 150 * unit) {
            lane.getChildren().add(round(new Rect(x, y, 80 * unit, 7 * unit), 3 * unit, ColourRole.LANE));
        }
        return lane;
    }

    /// A lamp on the wall.
    Group lamp(Point at, double scale) {
        return placed(art.scenery().garageLamp(), at, scale * unit);
    }

    /// Boxes on shelves, and tyres, at the sides of an opening.
    Group stores(Rect bay) {
        Group stores = new Group();
        double wide = bay.width() * 0.2;
        for (int shelf = 0; shelf < 2; shelf++) {
            double y = bay.y() + bay.height() * (0.58 + shelf * 0.12);
            double x = bay.x() + bay.width() * 0.04;
            for (int i = 0; i < 3; i++) {
                Rect crate = new Rect(x + i * wide / 3, y - 30 * unit, wide / 3 - 7 * unit, 30 * unit);
                Rectangle box = round(crate, 3 * unit, i == 1 ? ColourRole.ROOF_LIT : ColourRole.DOOR_FRAME);
                box.setOpacity(0.8);
                stores.getChildren().add(box);
            }
            stores.getChildren().add(box(new Rect(x - 6 * unit, y, wide, 5 * unit), ColourRole.GARAGE_FLOOR));
        }
        double r = 27 * unit;
        Point stack = new Point(bay.right() - bay.width() * 0.12, bay.bottom() - 36 * unit - r);
        for (Point tyre : new Point[] {stack.plus(-r, 0), stack.plus(r, 0), stack.plus(0, -1.7 * r)}) {
            Ellipse outer = new Ellipse(tyre.x(), tyre.y(), r, r);
            outer.setFill(art.palette().color(ColourRole.SYMBOL_DARK));
            outer.setStroke(art.palette().color(ColourRole.GARAGE_FLOOR));
            Ellipse hub = new Ellipse(tyre.x(), tyre.y(), r / 2, r / 2);
            hub.setFill(art.palette().color(ColourRole.GARAGE_FLOOR));
            stores.getChildren().addAll(outer, hub);
        }
        return stores;
    }

    /// The light of a car's lamps on the street before it.
    ///
    /// @param ground where the car stands
    /// @param scale of the car
    Group beams(Point ground, double scale, double depth) {
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
            double x = ground.x() + side * 66 * scale;
            Polygon beam = new Polygon(
                    x - 18 * scale,
                    ground.y() - depth * 0.4,
                    x + 18 * scale,
                    ground.y() - depth * 0.4,
                    x + side * 50 * scale + 60 * scale,
                    ground.y() + depth,
                    x + side * 50 * scale - 60 * scale,
                    ground.y() + depth);
            beam.setFill(fading);
            beams.getChildren().add(beam);
        }
        return beams;
    }

    /// The car that looks out of its garage, its wheels on the ground.
    Group car(Livery livery, CarOutfit outfit, Point ground, double scale) {
        Ellipse shadow = new Ellipse(ground.x(), ground.y(), NOSE_WIDTH * 0.52 * scale, 8 * scale);
        shadow.setFill(art.palette().color(ColourRole.SYMBOL_DARK).deriveColor(0, 1, 1, 0.45));
        return new Group(shadow, placed(art.onFoot().cars().nose(livery, outfit), ground, scale));
    }

    /// How large the car is in a room of that size.
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

    /// Whether stripes would only blur.
    private boolean isFlat() {
        return art.palette().color(ColourRole.OUTLINE).getOpacity() > 0;
    }

    private static Group placed(Group drawing, Point at, double scale) {
        Group placed = new Group(drawing);
        placed.getTransforms().addAll(new Translate(at.x(), at.y()), new Scale(scale, scale));
        return placed;
    }

    private static Rect cut(Rect part, Rect area) {
        double left = Math.max(part.x(), area.x());
        double top = Math.max(part.y(), area.y());
        return Rect.between(
                left,
                top,
                Math.max(left, Math.min(part.right(), area.right())),
                Math.max(top, Math.min(part.bottom(), area.bottom())));
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
