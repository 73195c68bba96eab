package millebornes.desktop.postcard;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CarArt;
import millebornes.desktop.art.CeremonyArt;
import millebornes.desktop.art.CeremonyArt.Pose;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.postcard.PostcardServices.PrintPage;
import millebornes.desktop.postcard.PrintedScoreSheet.LineKind;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetColumn;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetLine;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetPage;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.engine.table.Livery;

/// Draws a page of the score sheet, in points: on the first page the families on the picture of their arrival, or at the
/// halt if there is no winner, then the table in black on white. A car with its letter and the names identify a team, a
/// frame the winners. Where there is room left, the table signs or, in a junior game, the winner's car is to be
/// coloured in.
final class ScoreSheetPageFactory {

    private static final double LEFT = 44;
    private static final double RIGHT = PrintPage.A4_SHORT - LEFT;
    private static final double TITLE_Y = 60;
    private static final double HEADLINE_SIZE = 26;
    private static final double RULES_Y = 78;
    private static final double DAY_SIZE = 11.5;
    private static final double SMALL_SIZE = 10;
    private static final double BAND_Y = 90;
    private static final double BAND = 170;
    private static final double HEADS = 46;
    private static final double NAME_SIZE = 10.5;
    private static final double NAME_PITCH = 12;
    private static final double LINE_HEIGHT = 14;
    private static final double MOST_LINE_HEIGHT = 24;
    private static final double BASE = 10.4;
    private static final double CELL_SIZE = 10.5;
    private static final double CELL_END = 8;
    private static final double HAIR = 0.4;
    private static final double THIN = 0.8;
    private static final double THICK = 1.6;
    private static final double NUMBER_Y = 812;
    private static final double END = 798;
    private static final double APART = 18;

    /// The height of the place for signatures, and the least height of a picture to colour in, in points.
    private static final double SIGNATURES = 74;

    private static final double LEAST_PICTURE = 170;
    private static final double SIGNED_MARK = 7;
    private static final double CORNER = 10;

    /// The width of a car at the head of a column, in points.
    private static final double HEAD_CAR = 50;

    /// The share of its place that a drawing fills; the greatest scales of cars and families; and, in points, the
    /// height of the road, the greatest height of a stack, and the width of each ring of the sun.
    private static final double FILLED = 0.8;
    private static final double MOST_CAR = 0.36;
    private static final double MOST_FAMILY = 0.62;
    private static final double ROAD = 48;
    private static final double STACK = 46;
    private static final double SUN = 64;

    /// The scale of the landscape of the halt.
    private static final double HALT = 0.66;

    private static final double PENCIL = 1.7;

    /// The greatest width of a column, and the width reserved for the names of the lines, in points.
    private static final double WIDEST = 120;

    private static final double NAMES_OF_LINES = 140;

    private final ArtFactory art = ArtFactory.in(ColourTheme.DAY);
    private final PaperTextFactory text = new PaperTextFactory(art.palette());
    private final Group page = new Group();
    private final PrintedScoreSheet sheet;
    private final double column;
    private final double heads;
    private final double table;
    private final double lineHeight;

    private ScoreSheetPageFactory(PrintedScoreSheet sheet, SheetPage shownPage, boolean first) {
        this.sheet = sheet;
        int columns = sheet.columns().size();
        int people = sheet.columns().stream()
                .mapToInt(sheetColumn -> sheetColumn.people().size())
                .max()
                .orElse(1);
        this.column = Math.min(WIDEST, (RIGHT - LEFT - NAMES_OF_LINES) / columns);
        this.heads = BAND_Y + (first ? BAND : 0);
        this.table = heads + HEADS + (people - 1) * NAME_PITCH + LINE_HEIGHT / 2;
        double free = END - SIGNATURES - APART - table;
        boolean alone = sheet.pages().size() == 1;
        this.lineHeight =
                alone ? Math.clamp(free / shownPage.lines().size(), LINE_HEIGHT, MOST_LINE_HEIGHT) : LINE_HEIGHT;
    }

    /// Draws a page from the origin to the right and down, as large as A4 in points.
    static Node of(PrintedScoreSheet sheet, SheetPage page) {
        boolean first = page.equals(sheet.pages().getFirst());
        ScoreSheetPageFactory pageFactory = new ScoreSheetPageFactory(sheet, page, first);
        pageFactory.head();
        if (first) {
            pageFactory.band();
        }
        pageFactory.columns(page.lines().size());
        pageFactory.lines(page.lines());
        pageFactory.below(page.lines());
        Text number = pageFactory.line(page.number(), TypefaceWeight.MEDIUM, SMALL_SIZE, 0, NUMBER_Y);
        pageFactory.page.getChildren().add(PaperTextFactory.centreAt(number, PrintPage.A4_SHORT / 2));
        return pageFactory.page;
    }

    private Text line(String words, TypefaceWeight weight, double size, double x, double y) {
        return text.line(words, weight, size, ColourRole.INK, x, y);
    }

    private void head() {
        Text rules = line(
                String.join(" · ", sheet.day(), sheet.rules(), sheet.deal()),
                TypefaceWeight.MEDIUM,
                DAY_SIZE,
                LEFT,
                RULES_Y);
        Text winners = line(sheet.winners(), TypefaceWeight.BOLD, HEADLINE_SIZE, LEFT, TITLE_Y);
        page.getChildren()
                .addAll(PaperTextFactory.fit(winners, RIGHT - LEFT), PaperTextFactory.fit(rules, RIGHT - LEFT));
    }

    /// Draws the picture of the arrival: each team stands on a stack as high as its score, with its cars below. If there
    /// is no winner, all stand beside the road at dusk.
    private void band() {
        double width = RIGHT - LEFT;
        double ground = BAND - ROAD;
        Group scene = new Group();
        scene.setTranslateX(LEFT);
        scene.setTranslateY(BAND_Y);
        Rectangle frame = new Rectangle(width, BAND);
        frame.setArcWidth(2 * CORNER);
        frame.setArcHeight(2 * CORNER);
        scene.setClip(frame);
        scene.getChildren()
                .add(
                        hasWinner()
                                ? arrival(width, ground)
                                : NodeTransforms.at(art.ceremony().halt(), width / 2, ground, HALT));
        int cars = sheet.columns().stream()
                .mapToInt(sheetColumn -> sheetColumn.looks().size())
                .sum();
        int most = sheet.columns().stream().mapToInt(SheetColumn::score).reduce(1, Math::max);
        double room = width / cars;
        double left = 0;
        for (SheetColumn sheetColumn : sheet.columns()) {
            double wide = room * sheetColumn.looks().size();
            double high = hasWinner() ? STACK * sheetColumn.score() / most : 0;
            Rectangle stack = new Rectangle(left + wide * (1 - FILLED) / 2, ground - high, wide * FILLED, high);
            stack.setFill(art.palette().color(ColourRole.DISTANCE));
            scene.getChildren().add(stack);
            for (int car = 0; car < sheetColumn.looks().size(); car++) {
                arrived(scene, sheetColumn, car, left + (car + 0.5) * room, ground - high, room);
            }
            left += wide;
        }
        page.getChildren().add(scene);
    }

    private boolean hasWinner() {
        return sheet.columns().stream().anyMatch(SheetColumn::won);
    }

    /// The landscape of the arrival.
    private Group arrival(double width, double ground) {
        Palette palette = art.palette();
        Group land = new Group(new Rectangle(width, BAND, palette.color(ColourRole.SKY_1)));
        List<ColourRole> rings = List.of(ColourRole.SKY_2, ColourRole.SKY_3, ColourRole.SKY_4);
        for (int ring = 0; ring < rings.size(); ring++) {
            double radius = SUN * (rings.size() - ring);
            land.getChildren().add(new Circle(width / 2, ground, radius, palette.color(rings.get(ring))));
        }
        Ellipse meadow = new Ellipse(width / 2, BAND, width, BAND / 2);
        meadow.setFill(palette.color(ColourRole.MEADOW_1));
        Rectangle road = new Rectangle(0, ground, width, ROAD);
        road.setFill(palette.color(ColourRole.ROAD));
        land.getChildren().addAll(meadow, road);
        return land;
    }

    private void arrived(Group scene, SheetColumn sheetColumn, int car, double x, double top, double room) {
        Livery livery = sheetColumn.looks().get(car);
        CeremonyArt ceremony = art.ceremony();
        double family = Math.min(MOST_FAMILY, room / CeremonyArt.FAMILY_WIDTH);
        Pose pose = Pose.of(sheetColumn.won(), car == 0);
        scene.getChildren().add(NodeTransforms.at(ceremony.family(livery, pose), x, top, family));
        if (pose == Pose.WITH_CUP) {
            scene.getChildren()
                    .add(NodeTransforms.at(
                            ceremony.trophy(), x, top + CeremonyArt.HANDS_Y * family, CeremonyArt.CUP * family));
        }
        double scale = Math.min(MOST_CAR, room * FILLED / CarArt.SIDE_LENGTH);
        scene.getChildren().add(NodeTransforms.at(art.cars().side(livery), x, BAND - CORNER / 2, scale));
    }

    /// Fills the page below the last line of the match with signatures or a picture to colour in.
    private void below(List<SheetLine> lines) {
        double top = table + lines.size() * lineHeight + APART;
        boolean last = lines.equals(sheet.pages().getLast().lines());
        boolean points = lines.stream().anyMatch(line -> line.kind() == LineKind.SUM)
                || (lines.getFirst().kind() == LineKind.REASON && lines.size() > 2);
        if (last && points && END - top >= SIGNATURES) {
            signatures(END - SIGNATURES);
        } else if (last && !points && END - top >= LEAST_PICTURE) {
            pictureToColour(top);
        }
    }

    private void signatures(double top) {
        Rectangle place = border(top);
        place.getStrokeDashArray().setAll(Sizes.TINY_GAP, Sizes.TINY_GAP);
        page.getChildren()
                .addAll(place, line(sheet.below(), TypefaceWeight.MEDIUM, SMALL_SIZE, LEFT + CORNER, top + APART));
        double room = (RIGHT - LEFT - CORNER) / sheet.columns().size();
        for (int at = 0; at < sheet.columns().size(); at++) {
            double left = LEFT + CORNER + at * room;
            Node mark = art.cars().sign(sheet.columns().get(at).looks().getFirst(), SIGNED_MARK);
            page.getChildren().add(NodeTransforms.at(mark, left + SIGNED_MARK, END - APART, 1));
            rule(left, END - CORNER, left + room - CORNER, END - CORNER, HAIR);
        }
    }

    /// Draws the winner's car and the cup as outlines, to be coloured in, or only the first car if there is no winner.
    private void pictureToColour(double top) {
        double middle = (top + END) / 2 + APART;
        Livery livery = sheet.columns().stream()
                .filter(SheetColumn::won)
                .findFirst()
                .orElse(sheet.columns().getFirst())
                .looks()
                .getFirst();
        double scale = Math.min(
                (END - top) / CarArt.SIDE_HEIGHT * FILLED, (RIGHT - LEFT) / CarArt.SIDE_LENGTH * FILLED * FILLED);
        double wheels = Math.min(END - APART, middle + scale * CarArt.SIDE_HEIGHT / 2);
        double x = LEFT + CORNER + scale * CarArt.SIDE_LENGTH / 2;
        page.getChildren()
                .addAll(border(top), line(sheet.below(), TypefaceWeight.BOLD, DAY_SIZE, LEFT + CORNER, top + APART));
        rule(LEFT, wheels - CORNER, RIGHT, wheels - CORNER, THIN);
        page.getChildren().addAll(NodeTransforms.at(outline(art.cars().side(livery), scale), x, wheels, scale));
        if (hasWinner()) {
            page.getChildren()
                    .add(NodeTransforms.at(
                            outline(art.ceremony().trophy(), scale / 2),
                            RIGHT - scale * CORNER * 4,
                            wheels,
                            scale / 2));
        }
    }

    private Rectangle border(double top) {
        Rectangle border = new Rectangle(LEFT, top, RIGHT - LEFT, END - top);
        border.setArcWidth(2 * CORNER);
        border.setArcHeight(2 * CORNER);
        border.setFill(null);
        border.setStroke(art.palette().color(ColourRole.INK));
        border.setStrokeWidth(THIN);
        return border;
    }

    /// Converts a drawing to outlines on white.
    ///
    /// @param scale the scale with which it is drawn afterwards
    private Node outline(Node drawing, double scale) {
        switch (drawing) {
            case Shape shape -> {
                // A translucent shape only tints another one.
                boolean solid = shape.getFill() instanceof Color fill && fill.isOpaque() && shape.getOpacity() == 1;
                shape.setFill(solid ? Color.WHITE : null);
                shape.setStroke(art.palette().color(ColourRole.INK));
                shape.setStrokeWidth(PENCIL / scale);
            }
            case Parent parts -> parts.getChildrenUnmodifiable().forEach(part -> outline(part, scale));
            default -> {}
        }
        return drawing;
    }

    private void columns(int lines) {
        double end = table + lines * lineHeight;
        for (int at = 0; at < sheet.columns().size(); at++) {
            SheetColumn sheetColumn = sheet.columns().get(at);
            double left = left(at);
            double middle = left + column / 2;
            double wide =
                    Math.min(HEAD_CAR, (column - CORNER) / sheetColumn.looks().size());
            double x = middle - wide * (sheetColumn.looks().size() - 1) / 2;
            for (int car = 0; car < sheetColumn.looks().size(); car++) {
                Node side = art.cars().smallSide(sheetColumn.looks().get(car));
                page.getChildren()
                        .add(NodeTransforms.at(
                                side, x + car * wide, heads + HEADS - APART, wide * FILLED / CarArt.SIDE_LENGTH));
            }
            for (int seat = 0; seat < sheetColumn.people().size(); seat++) {
                Text name = line(
                        sheetColumn.people().get(seat),
                        sheetColumn.won() ? TypefaceWeight.BOLD : TypefaceWeight.MEDIUM,
                        NAME_SIZE,
                        0,
                        heads + HEADS + seat * NAME_PITCH);
                page.getChildren()
                        .add(PaperTextFactory.centreAt(PaperTextFactory.fit(name, column - Sizes.TINY_GAP), middle));
            }
            rule(left, table, left, end, HAIR);
        }
        for (int at = 0; at < sheet.columns().size(); at++) {
            if (sheet.columns().get(at).won()) {
                frame(left(at), heads + Sizes.TINY_GAP, end);
            }
        }
    }

    private void frame(double left, double top, double end) {
        Rectangle frame = new Rectangle(left, top, column, end - top);
        frame.setFill(null);
        frame.setStroke(art.palette().color(ColourRole.INK));
        frame.setStrokeWidth(THICK);
        page.getChildren().add(frame);
    }

    private double left(int at) {
        return RIGHT - (sheet.columns().size() - at) * column;
    }

    private void lines(List<SheetLine> lines) {
        rule(LEFT, table, RIGHT, table, THIN);
        for (int at = 0; at < lines.size(); at++) {
            line(lines.get(at), table + at * lineHeight);
        }
    }

    private void line(SheetLine line, double top) {
        boolean heavy = line.kind() != LineKind.REASON;
        TypefaceWeight weight = heavy ? TypefaceWeight.BOLD : TypefaceWeight.MEDIUM;
        double bottom = top + lineHeight;
        double grown = lineHeight / LINE_HEIGHT;
        double size = CELL_SIZE * Math.sqrt(grown);
        page.getChildren().add(line(line.name(), weight, size, LEFT, top + BASE * grown));
        for (int at = 0; at < line.cells().size(); at++) {
            Text cell = line(line.cells().get(at), weight, size, 0, top + BASE * grown);
            page.getChildren().add(PaperTextFactory.endAt(cell, left(at) + column - CELL_END));
        }
        switch (line.kind()) {
            case HEADING -> rule(LEFT, bottom, RIGHT, bottom, THIN);
            case REASON -> rule(LEFT, bottom, RIGHT, bottom, HAIR);
            case SUM -> {
                rule(LEFT, top, RIGHT, top, THIN);
                rule(LEFT, bottom, RIGHT, bottom, THIN);
            }
            case TOTAL -> {
                rule(LEFT, top, RIGHT, top, THICK);
                rule(LEFT, bottom, RIGHT, bottom, THICK);
            }
        }
    }

    private void rule(double x1, double y1, double x2, double y2, double width) {
        Line rule = new Line(x1, y1, x2, y2);
        rule.setStroke(art.palette().color(ColourRole.INK));
        rule.setStrokeWidth(width);
        page.getChildren().add(rule);
    }
}
