package millebornes.desktop.postcard;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CarArt;
import millebornes.desktop.art.CeremonyArt;
import millebornes.desktop.art.CeremonyArt.Pose;
import millebornes.desktop.art.FlagString;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetColumn;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.engine.table.Livery;

/// Draws the picture above a score sheet, from the origin to the right and down: below a garland, each team stands on a
/// block as high as its score and with its points, the winners in the middle with the cup, its cars on the road below. If
/// there is no winner, all stand beside the road at dusk.
final class SheetPodiumDrawing {

    private static final double ROAD = 0.19;
    private static final double KERB = 3;

    /// The greatest share of the width that the podium fills, the share of a place that a family and a car fill, and the
    /// greatest share of the road's height that a car fills.
    private static final double FILLED = 0.95;

    private static final double FAMILY = 0.96;
    private static final double CAR = 0.84;
    private static final double CAR_HIGH = 0.82;

    /// The room for the garland above the cup; and the heights of blocks: the least one, in points, and the greatest one as
    /// a share of the height above the road.
    private static final double GARLAND = 13;

    private static final double LOWEST = 22;
    private static final double HIGHEST = 0.27;
    private static final double LID = 4;
    private static final double SIDE = 5;
    private static final double NUMBER = 0.25;
    private static final double MOST_NUMBER = 24;

    /// The height of a family with the cup, in its own units.
    static final double WITH_CUP = -CeremonyArt.HANDS_Y + 140 * CeremonyArt.CUP;

    /// The greatest scale of a family without a winner per point above the road.
    private static final double AT_HALT = 0.0062;

    /// The scale of the landscape of the halt per point above the road.
    private static final double HALT = 0.0054;

    private static final List<Double> SUN = List.of(1.32, 0.94, 0.56);
    private static final double SUN_Y = 0.78;

    /// The room of a tree in points; its height and foot as shares of the height above the road.
    private static final double TREE_ROOM = 40;

    private static final double TREE = 0.34;
    private static final double TREE_FOOT = 0.94;
    private static final double TRUNK = 4;
    private static final int CONFETTI = 46;
    private static final double PAPER = 6;
    private static final long SEED = 7;

    private final ArtFactory art;
    private final PaperTextFactory text;
    private final double width;
    private final double height;
    private final double ground;
    private final Group scene = new Group();

    /// The scale of the families.
    private double scale = 1;

    private SheetPodiumDrawing(ArtFactory art, double width, double height) {
        this.art = art;
        this.text = new PaperTextFactory(art.palette());
        this.width = width;
        this.height = height;
        this.ground = height * (1 - ROAD);
    }

    static Group of(ArtFactory art, List<SheetColumn> columns, double width, double height) {
        SheetPodiumDrawing drawing = new SheetPodiumDrawing(art, width, height);
        drawing.scene.setClip(
                GeometryShapeFactory.box(new Rect(0, 0, width, height), Sizes.PICTURE_RADIUS, Color.BLACK));
        boolean hasWinner = columns.stream().anyMatch(SheetColumn::won);
        int cars = columns.stream().mapToInt(column -> column.looks().size()).sum();
        double most = width * FILLED / cars;
        if (hasWinner) {
            double room = drawing.ground * (1 - HIGHEST) - 3 * GARLAND;
            double each = drawing.place(columns, most, room / WITH_CUP);
            drawing.land(each * cars);
            drawing.podium(columns, each);
        } else {
            drawing.scene
                    .getChildren()
                    .add(NodeTransforms.at(art.ceremony().halt(), width / 2, drawing.ground, HALT * drawing.ground));
            drawing.stand(columns, drawing.place(columns, most, drawing.ground * AT_HALT));
        }
        return drawing.scene;
    }

    /// Determines the scale of the families, of which the widest fills its place.
    ///
    /// @param most the greatest width of a place
    /// @return the width of the place of a car
    private double place(List<SheetColumn> columns, double most, double largest) {
        double widest = columns.stream()
                .flatMap(column -> column.looks().stream())
                .map(look -> art.ceremony().family(look, Pose.CHEERING).getLayoutBounds())
                .mapToDouble(Bounds::getWidth)
                .max()
                .orElse(CeremonyArt.FAMILY_WIDTH);
        scale = Math.min(largest, most * FAMILY / widest);
        return scale * widest / FAMILY;
    }

    /// The landscape of the arrival.
    ///
    /// @param podium the width of the podium, beside which there are trees if there is room
    private void land(double podium) {
        Palette palette = art.palette();
        add(new Rectangle(width, height, palette.color(ColourRole.SKY_1)));
        List<ColourRole> rings = List.of(ColourRole.SKY_2, ColourRole.SKY_3, ColourRole.SKY_4);
        for (int ring = 0; ring < rings.size(); ring++) {
            add(new Circle(width / 2, ground * SUN_Y, ground * SUN.get(ring), palette.color(rings.get(ring))));
        }
        hill(0.1, 0.5, 0.5, ColourRole.MEADOW_1);
        hill(0.92, 0.45, 0.58, ColourRole.MEADOW_1);
        hill(0.5, 0.9, 0.16, ColourRole.MEADOW_2);
        double side = (width - podium) / 2;
        for (double x = TREE_ROOM / 2; x < side - TREE_ROOM / 2; x += TREE_ROOM) {
            tree(x);
            tree(width - x);
        }
        add(box(0, ground, width, height - ground, palette.color(ColourRole.ROAD)));
        add(box(0, ground, width, KERB, palette.color(ColourRole.ROAD_EDGE)));
        confetti();
        add(GarlandDrawing.of(art, width, GARLAND));
    }

    /// A hill; all numbers are shares of the picture's width or of the height above the road.
    private void hill(double x, double wide, double high, ColourRole role) {
        Ellipse hill = new Ellipse(width * x, ground, width * wide, ground * high);
        hill.setFill(art.palette().color(role));
        add(hill);
    }

    private void tree(double x) {
        double high = ground * TREE;
        double foot = ground * TREE_FOOT;
        add(box(x - TRUNK / 2, foot - high / 2, TRUNK, high / 2, art.palette().color("trunk")));
        Ellipse crown = new Ellipse(x, foot - high * 0.58, high * 0.15, high * 0.42);
        crown.setFill(art.palette().color("cypress"));
        add(crown);
    }

    private void confetti() {
        Random random = new Random(SEED);
        List<Color> papers = FlagString.colours(art.palette());
        for (int number = 0; number < CONFETTI; number++) {
            Rectangle paper = box(
                    width * random.nextDouble(),
                    4 * GARLAND + ground * 0.5 * random.nextDouble(),
                    PAPER,
                    PAPER / 2,
                    papers.get(number % papers.size()));
            paper.setRotate(180 * random.nextDouble());
            add(paper);
        }
    }

    /// Draws the podium: the highest block is in the middle.
    ///
    /// @param each the width for a car
    private void podium(List<SheetColumn> columns, double each) {
        List<SheetColumn> ranked = columns.stream()
                .sorted(Comparator.comparing(SheetColumn::won)
                        .thenComparingInt(SheetColumn::score)
                        .reversed())
                .toList();
        Deque<SheetColumn> order = new ArrayDeque<>();
        for (SheetColumn column : ranked) {
            if (order.size() % 2 == 0) {
                order.addLast(column);
            } else {
                order.addFirst(column);
            }
        }
        int most = columns.stream().mapToInt(SheetColumn::score).reduce(1, Math::max);
        int cars = columns.stream().mapToInt(column -> column.looks().size()).sum();
        double left = (width - each * cars) / 2;
        for (SheetColumn column : order) {
            double wide = each * column.looks().size();
            double high = LOWEST + (ground * HIGHEST - LOWEST) * Math.max(0, column.score()) / most;
            block(column, left, wide, high, each);
            arrived(column, left, ground - high, each);
            left += wide;
        }
    }

    private void block(SheetColumn column, double left, double wide, double high, double each) {
        Palette palette = art.palette();
        Color front = palette.color(column.won() ? ColourRole.RED : ColourRole.DISTANCE);
        Color lid = palette.color(column.won() ? ColourRole.RED_LIT : ColourRole.CARD);
        add(box(left, ground - high, wide, high, front));
        add(box(left, ground - high, SIDE, high, front.darker()));
        add(box(left, ground - high, wide, LID, lid));
        double size = Math.min(MOST_NUMBER, Math.min(each * NUMBER, (high - LID) * 0.8));
        Text number = text.line(
                column.points(),
                TypefaceWeight.BOLD,
                size,
                column.won() ? ColourRole.ON_RED : ColourRole.INK,
                0,
                ground - (high - LID) / 2 + size * PaperTextFactory.HALF_CAPITAL);
        add(PaperTextFactory.centreAt(number, left + (wide + SIDE) / 2));
    }

    /// Draws all teams beside each other.
    private void stand(List<SheetColumn> columns, double each) {
        int cars = columns.stream().mapToInt(column -> column.looks().size()).sum();
        double left = (width - each * cars) / 2;
        for (SheetColumn column : columns) {
            arrived(column, left, ground, each);
            left += each * column.looks().size();
        }
    }

    /// Draws the families and cars of a team.
    private void arrived(SheetColumn column, double left, double top, double each) {
        double road = height - ground;
        double car = Math.min(road * CAR_HIGH / CarArt.SIDE_HEIGHT, each * CAR / CarArt.SIDE_LENGTH);
        for (int at = 0; at < column.looks().size(); at++) {
            Livery livery = column.looks().get(at);
            Pose pose = Pose.of(column.won(), at == 0);
            double middle = left + (at + 0.5) * each;
            add(family(art, livery, pose, middle, top, scale));
            double wheels = ground + (road + car * CarArt.SIDE_HEIGHT) / 2;
            add(NodeTransforms.at(art.cars().side(livery), middle, wheels, car));
        }
    }

    /// A family, with the cup if it holds one.
    ///
    /// @param middle the x of its middle
    /// @param floor the y of its feet
    static Group family(ArtFactory art, Livery livery, Pose pose, double middle, double floor, double scale) {
        CeremonyArt ceremony = art.ceremony();
        Group people = ceremony.family(livery, pose);
        double x = middle - scale * people.getLayoutBounds().getCenterX();
        Group family = new Group(NodeTransforms.at(people, x, floor, scale));
        if (pose == Pose.WITH_CUP) {
            family.getChildren()
                    .add(NodeTransforms.at(
                            ceremony.trophy(),
                            x + CeremonyArt.HANDS_X * scale,
                            floor + CeremonyArt.HANDS_Y * scale,
                            CeremonyArt.CUP * scale));
        }
        return family;
    }

    private static Rectangle box(double x, double y, double wide, double high, Color fill) {
        return GeometryShapeFactory.box(new Rect(x, y, wide, high), 0, fill);
    }

    private void add(Node node) {
        scene.getChildren().add(node);
    }
}
