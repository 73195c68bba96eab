package millebornes.desktop.postcard;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CarArt;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.LetteringArt;
import millebornes.desktop.art.LetteringArt.PlacedLetter;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.postcard.PostcardServices.PrintPage;
import millebornes.desktop.postcard.PrintedScoreSheet.LineKind;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetCar;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetColumn;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetDistances;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetLine;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetPage;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TypefaceWeight;

/// Draws a page of the score sheet, in points: on the first page the families on the picture of their arrival, then the
/// table, whose lines grow with the height that is free, and the place for signatures. A car with its letter and the
/// names identify a team; the winners have a tinted column in bold, so that they are also found on a page printed in
/// grey. A junior game has the distances of its cars and a picture to colour in instead.
final class ScoreSheetPageFactory {

    private static final double LEFT = 44;
    private static final double RIGHT = PrintPage.A4_SHORT - LEFT;
    private static final double TOP = 92;
    private static final double END = 798;
    private static final double NUMBER_Y = 814;
    private static final double APART = 14;
    private static final double INDENT = 6;

    private static final double TITLE_Y = 64;
    private static final double TITLE_SIZE = 28;

    /// The least size of a headline in one line.
    private static final double TITLE_LEAST = 19;

    private static final double RULES_Y = 81;
    private static final double RULES_SIZE = 11.5;
    private static final double SMALL_SIZE = 10;
    private static final double LOGO = 142;
    private static final double LOGO_Y = 59;
    private static final double STRAIGHT = 1e5;

    /// The cup beside the headline of a junior game: its scale, foot and room.
    private static final double CUP = 0.36;

    private static final double CUP_FOOT = 83;
    private static final double CUP_ROOM = 56;

    /// The least and greatest heights of the picture, a line and the place for signatures; and the height of a line beyond
    /// which the picture grows first.
    private static final double BAND = 170;

    private static final double MOST_BAND = 320;
    private static final double MOST_HALT = 275;
    private static final double LEAST_LINE = 12.5;
    private static final double LINE = 14;
    private static final double GOOD_LINE = 20;
    private static final double MOST_LINE = 28;
    private static final double SIGNATURES = 76;
    private static final double MOST_SIGNATURES = 140;

    /// The share of the page for the distances of a junior game.
    private static final double DISTANCES = 0.44;

    /// Of the heads of the columns, in heights of a line: their height with one name, that of a further name, the room below
    /// the last name, and the length of a car; and, in sizes of a name, from one name to the next and up to the car.
    private static final double HEAD = 3.5;

    private static final double NAME = 0.85;
    private static final double NAME_LINE = 1.2;
    private static final double HEAD_ROAD = 1.35;
    private static final double HEAD_FOOT = 0.5;
    private static final double HEAD_CAR = 4;

    /// The size of text in a line of the least usual height, and how much larger the totals are.
    private static final double CELL_SIZE = 10.5;

    private static final double NAME_LEAST = 0.84;
    private static final double TOTAL_LARGER = 1.3;
    private static final double PLACE_LARGER = 1.2;
    private static final double GREY = 0.08;
    private static final double HAIR = 0.4;
    private static final double THIN = 0.9;
    private static final double SIGNED_MARK = 8;

    /// The greatest width of a column, and the width reserved for the names of the lines, in points.
    private static final double WIDEST = 150;

    private static final double NAMES_OF_LINES = 140;

    private final ArtFactory art = ArtFactory.in(ColourTheme.DAY);
    private final PaperTextFactory text = new PaperTextFactory(art.palette());
    private final Group page = new Group();
    private final PrintedScoreSheet sheet;
    private final List<SheetLine> lines;
    private final boolean isFirst;
    private final boolean isSigned;
    private final double column;
    private final double band;
    private final double pitch;
    private final double heads;
    private final double table;
    private final double textSize;

    private ScoreSheetPageFactory(PrintedScoreSheet sheet, SheetPage shownPage) {
        this.sheet = sheet;
        this.lines = shownPage.lines();
        this.isFirst = shownPage.equals(sheet.pages().getFirst());
        this.column = Math.min(
                WIDEST, (RIGHT - LEFT - NAMES_OF_LINES) / sheet.columns().size());
        double headHeight = HEAD + (mostNames() - 1) * NAME;
        double units = headHeight
                + lines.stream().mapToDouble(line -> height(line.kind())).sum();
        double least = isFirst ? BAND : 0;
        double room = END - TOP - (isFirst ? APART : 0);
        double unsigned = room - SIGNATURES - APART;
        this.isSigned = shownPage.equals(sheet.pages().getLast()) && (unsigned - least) / units >= LINE;
        double free = isSigned ? unsigned : room;
        double most = hasWinner() ? MOST_BAND : MOST_HALT;
        double picture = isFirst ? Math.clamp(free - units * GOOD_LINE, BAND, most) : 0;
        this.pitch = Math.clamp((free - picture) / units, LEAST_LINE, isFirst ? MOST_LINE : GOOD_LINE);
        int cars = sheet.columns().stream()
                .mapToInt(sheetColumn -> sheetColumn.looks().size())
                .max()
                .orElse(1);
        double spare = Math.max(0, HEAD_CAR * pitch - carWidth(cars)) * CarArt.SIDE_HEIGHT / CarArt.SIDE_LENGTH;
        this.band = isFirst ? Math.min(most, picture + spare) : 0;
        this.heads = TOP + band + (isFirst ? APART : 0);
        this.table = heads + headHeight * pitch - spare;
        this.textSize = CELL_SIZE * Math.sqrt(pitch / LINE);
    }

    /// The height of a line, relative to a usual one.
    private static double height(LineKind kind) {
        return switch (kind) {
            case HEADING -> 1.5;
            case REASON, SUM -> 1;
            case TOTAL -> 1.6;
            case PLACE -> 1.4;
        };
    }

    /// Draws a page from the origin to the right and down, as large as A4 in points.
    static Node of(PrintedScoreSheet sheet, SheetPage page) {
        ScoreSheetPageFactory pageFactory = new ScoreSheetPageFactory(sheet, page);
        pageFactory.head();
        sheet.distances().ifPresentOrElse(pageFactory::junior, pageFactory::points);
        Text number = pageFactory.line(page.number(), TypefaceWeight.MEDIUM, SMALL_SIZE, 0, NUMBER_Y);
        pageFactory.add(PaperTextFactory.centreAt(number, PrintPage.A4_SHORT / 2));
        return pageFactory.page;
    }

    private Text line(String words, TypefaceWeight weight, double size, double x, double y) {
        return text.line(words, weight, size, ColourRole.INK, x, y);
    }

    private void add(Node node) {
        page.getChildren().add(node);
    }

    private boolean hasWinner() {
        return sheet.columns().stream().anyMatch(SheetColumn::won);
    }

    private void head() {
        boolean cup = sheet.distances().isPresent() && hasWinner();
        double left = LEFT + (cup ? CUP_ROOM : 0);
        double room = RIGHT - LOGO - 1.5 * APART - left;
        if (cup) {
            add(NodeTransforms.at(
                    art.ceremony().trophy(), LEFT + CUP_ROOM / 2 - Sizes.TIGHT_PADDING / 2, CUP_FOOT, CUP));
        }
        Text winners =
                PaperTextFactory.fit(line(sheet.winners(), TypefaceWeight.BOLD, TITLE_SIZE, left, TITLE_Y), room);
        if (winners.getFont().getSize() < TITLE_LEAST) {
            winners.setFont(TypefaceWeight.BOLD.font(TITLE_LEAST));
            FittedTextFactory.breakInTwo(winners);
            PaperTextFactory.fit(winners, room);
            winners.setTextAlignment(TextAlignment.LEFT);
            winners.setY(TITLE_Y - TITLE_LEAST);
        }
        Text rules = line(sheet.day() + " · " + sheet.rules(), TypefaceWeight.MEDIUM, RULES_SIZE, left, RULES_Y);
        page.getChildren().addAll(winners, PaperTextFactory.fit(rules, room));
        Group logo = new Group();
        for (PlacedLetter letter : art.letters()
                .word(sheet.game(), STRAIGHT, LetteringArt.Side.RED)
                .reversed()) {
            logo.getChildren().add(NodeTransforms.at(letter.drawing(), letter.x(), letter.y(), 1));
        }
        double scale = LOGO / logo.getLayoutBounds().getWidth();
        add(NodeTransforms.at(logo, RIGHT - scale * logo.getLayoutBounds().getMaxX(), LOGO_Y, scale));
    }

    /// Draws the distances of a junior game and a picture to colour in.
    private void junior(SheetDistances distances) {
        double width = RIGHT - LEFT;
        double most = (END - TOP) * DISTANCES;
        place(JuniorSheetDrawing.of(art, distances, width, most), TOP);
        double label = TOP + JuniorSheetDrawing.height(distances, most);
        add(line(sheet.below(), TypefaceWeight.BOLD, TITLE_LEAST / 1.3, LEFT + INDENT, label));
        double top = label + Sizes.TIGHT_PADDING;
        SheetCar car = distances.cars().getFirst();
        place(ColouringPictureDrawing.of(art, car.look(), car.won(), width, END - top), top);
        deal(NUMBER_Y);
    }

    private void place(Node drawing, double top) {
        add(NodeTransforms.at(drawing, LEFT, top, 1));
    }

    private void deal(double y) {
        add(PaperTextFactory.endAt(line(sheet.deal(), TypefaceWeight.MEDIUM, SMALL_SIZE, 0, y), RIGHT));
    }

    private void points() {
        if (isFirst) {
            place(SheetPodiumDrawing.of(art, sheet.columns(), RIGHT - LEFT, band), TOP);
        }
        double end =
                table + lines.stream().mapToDouble(line -> height(line.kind())).sum() * pitch;
        for (int at = 0; at < sheet.columns().size(); at++) {
            if (sheet.columns().get(at).won()) {
                fill(left(at), heads, column, end - heads, PaperTextFactory.winnerTint(art.palette()));
            }
        }
        double nameSize = nameSize();
        for (int at = 0; at < sheet.columns().size(); at++) {
            columnHead(sheet.columns().get(at), left(at) + column / 2, nameSize);
        }
        rule(table, THIN);
        double top = table;
        for (SheetLine line : lines) {
            double high = height(line.kind()) * pitch;
            line(line, top, high);
            top += high;
        }
        if (isSigned) {
            signatures(Math.max(top + APART, END - MOST_SIGNATURES));
        } else {
            deal(NUMBER_Y);
        }
    }

    private double left(int at) {
        return RIGHT - (sheet.columns().size() - at) * column;
    }

    private void fill(double x, double y, double width, double height, Color fill) {
        add(GeometryShapeFactory.box(new Rect(x, y, width, height), 0, fill));
    }

    private void rule(double y, double width) {
        add(ruled(LEFT, RIGHT, y, width));
    }

    private Line ruled(double left, double right, double y, double width) {
        Line rule = new Line(left, y, right, y);
        rule.setStroke(art.palette().color(ColourRole.INK));
        rule.setStrokeWidth(width);
        return rule;
    }

    /// The width of a car above its column.
    private double carWidth(int cars) {
        return Math.min(HEAD_CAR * pitch, (column - Sizes.TIGHT_PADDING) / cars);
    }

    /// The names of a team, one per line; a single one that is too wide for its column has two lines.
    private List<String> names(SheetColumn sheetColumn) {
        if (sheetColumn.people().size() > 1) {
            return sheetColumn.people();
        }
        Text name = line(sheetColumn.people().getFirst(), TypefaceWeight.BOLD, CELL_SIZE * TOTAL_LARGER, 0, 0);
        if (FittedTextFactory.width(name) > column) {
            FittedTextFactory.breakInTwo(name);
        }
        return name.getText().lines().toList();
    }

    private int mostNames() {
        return sheet.columns().stream()
                .mapToInt(sheetColumn -> names(sheetColumn).size())
                .max()
                .orElse(1);
    }

    /// The size of the names of all players: the largest with which the longest fits, but for one that is very long.
    private double nameSize() {
        return sheet.columns().stream()
                .flatMap(sheetColumn -> names(sheetColumn).stream())
                .map(name ->
                        PaperTextFactory.fit(line(name, TypefaceWeight.BOLD, textSize, 0, 0), column - Sizes.TINY_GAP))
                .mapToDouble(name -> name.getFont().getSize())
                .reduce(textSize, (one, other) -> Math.max(textSize * NAME_LEAST, Math.min(one, other)));
    }

    private void columnHead(SheetColumn sheetColumn, double middle, double nameSize) {
        int cars = sheetColumn.looks().size();
        List<String> names = names(sheetColumn);
        double first = table - HEAD_FOOT * pitch - (mostNames() - 1) * nameSize * NAME_LINE;
        double wide = carWidth(cars);
        double x = middle - wide * (cars - 1) / 2;
        for (int car = 0; car < cars; car++) {
            Node side = art.cars().smallSide(sheetColumn.looks().get(car));
            double scale = wide / CarArt.SIDE_LENGTH * (cars > 1 ? 0.9 : 1);
            add(NodeTransforms.at(side, x + car * wide, first - nameSize * HEAD_ROAD, scale));
        }
        for (int at = 0; at < names.size(); at++) {
            double y = first + at * nameSize * NAME_LINE;
            TypefaceWeight weight = sheetColumn.won() ? TypefaceWeight.BOLD : TypefaceWeight.SEMI_BOLD;
            Text name = line(names.get(at), weight, nameSize, 0, y);
            add(PaperTextFactory.centreAt(PaperTextFactory.fit(name, column - Sizes.TINY_GAP), middle));
        }
    }

    private void line(SheetLine line, double top, double high) {
        boolean total = line.kind() == LineKind.TOTAL;
        boolean plain = line.kind() == LineKind.REASON;
        ground(line, top, high);
        double middle = line.kind() == LineKind.HEADING ? top + high - pitch / 2 : top + high / 2;
        double y = middle + textSize * PaperTextFactory.HALF_CAPITAL;
        ColourRole ink = total ? ColourRole.CARD : ColourRole.INK;
        double larger = total ? TOTAL_LARGER : 1;
        TypefaceWeight weight = plain || line.kind() == LineKind.PLACE ? TypefaceWeight.MEDIUM : TypefaceWeight.BOLD;
        Text name = text.line(line.name(), weight, textSize * larger, ink, LEFT + INDENT, y);
        add(PaperTextFactory.fit(name, left(0) - LEFT - INDENT));
        for (int at = 0; at < line.cells().size(); at++) {
            boolean won = sheet.columns().get(at).won();
            TypefaceWeight figures = plain && !won ? TypefaceWeight.MEDIUM : TypefaceWeight.BOLD;
            double size = textSize * (line.kind() == LineKind.PLACE ? PLACE_LARGER : larger);
            Text cell = text.line(line.cells().get(at), figures, size, total && won ? ColourRole.HIGHLIGHT : ink, 0, y);
            add(PaperTextFactory.centreAt(PaperTextFactory.fit(cell, column - Sizes.TINY_GAP), left(at) + column / 2));
        }
    }

    /// Draws what is behind and around a line.
    private void ground(SheetLine line, double top, double high) {
        Color ink = art.palette().color(ColourRole.INK);
        switch (line.kind()) {
            case HEADING -> rule(top + high, THIN);
            case REASON -> rule(top + high, HAIR);
            case SUM -> {
                fill(LEFT, top, RIGHT - LEFT, high, Color.WHITE.interpolate(ink, GREY));
                for (int at = 0; at < sheet.columns().size(); at++) {
                    if (sheet.columns().get(at).won()) {
                        fill(left(at), top, column, high, PaperTextFactory.winnerSumTint(art.palette()));
                    }
                }
                rule(top + high, HAIR);
            }
            case TOTAL -> fill(LEFT, top, RIGHT - LEFT, high, ink);
            case PLACE -> rule(top + high, THIN);
        }
    }

    private void signatures(double top) {
        Rectangle place =
                GeometryShapeFactory.box(new Rect(LEFT, top, RIGHT - LEFT, END - top), Sizes.PICTURE_RADIUS, null);
        place.setStroke(art.palette().color(ColourRole.INK));
        place.setStrokeWidth(THIN);
        place.getStrokeDashArray().setAll(Sizes.TINY_GAP, Sizes.TINY_GAP);
        double inner = LEFT + Sizes.TIGHT_PADDING;
        double y = top + Sizes.TIGHT_PADDING + SMALL_SIZE;
        Text deal = line(sheet.deal(), TypefaceWeight.MEDIUM, SMALL_SIZE, 0, y);
        page.getChildren()
                .addAll(
                        place,
                        line(sheet.below(), TypefaceWeight.MEDIUM, SMALL_SIZE, inner, y),
                        PaperTextFactory.endAt(deal, RIGHT - Sizes.TIGHT_PADDING));
        double room = (RIGHT - inner) / sheet.columns().size();
        for (int at = 0; at < sheet.columns().size(); at++) {
            double left = inner + at * room;
            Node mark = art.cars().sign(sheet.columns().get(at).looks().getFirst(), SIGNED_MARK);
            add(NodeTransforms.at(
                    mark, left + SIGNED_MARK, END - Sizes.TIGHT_PADDING - SIGNED_MARK - Sizes.TINY_GAP, 1));
            add(ruled(
                    left + 2 * SIGNED_MARK + Sizes.TINY_GAP,
                    left + room - Sizes.TIGHT_PADDING,
                    END - Sizes.TIGHT_PADDING,
                    HAIR));
        }
    }
}
