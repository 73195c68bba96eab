package millebornes.desktop.postcard;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.postcard.PostcardServices.PrintPage;
import millebornes.desktop.postcard.ScoreSheet.LineKind;
import millebornes.desktop.postcard.ScoreSheet.SheetColumn;
import millebornes.desktop.postcard.ScoreSheet.SheetLine;
import millebornes.desktop.postcard.ScoreSheet.SheetPage;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.TypefaceWeight;

/// Draws a page of the score sheet, in points, in black on white. Each team is known by letter and shape of its mark
/// and by its names; the winners by a star and a frame. Only the marks have a colour, and nothing depends on it.
final class ScoreSheetPageFactory {

    private static final double LEFT = 44;
    private static final double RIGHT = PrintPage.A4_SHORT - LEFT;
    private static final double TITLE_Y = 62;
    private static final double TITLE_SIZE = 24;
    private static final double DAY_SIZE = 11.5;
    private static final double RULES_Y = 80;
    private static final double DEAL_Y = 94;
    private static final double SMALL_SIZE = 10;
    private static final double WINNERS_Y = 118;
    private static final double WINNERS_SIZE = 15;
    private static final double HEADS_Y = 142;
    private static final double TEAM_MARK = 9;
    private static final double MARK_APART = 25;
    private static final double STAR = 6;
    private static final double NAMES_Y = 164;
    private static final double NAME_SIZE = 9.5;
    private static final double NAME_PITCH = 10.5;
    private static final double LINE_HEIGHT = 14;
    private static final double BASE = 10.4;
    private static final double CELL_SIZE = 10.5;
    private static final double CELL_END = 8;
    private static final double HAIR = 0.4;
    private static final double THIN = 0.8;
    private static final double THICK = 1.6;
    private static final double NUMBER_Y = 812;

    /// The greatest width of a column, and the width reserved for the names of the lines.
    private static final double WIDEST = 104;

    private static final double NAMES_OF_LINES = 140;

    private final ArtFactory art = ArtFactory.in(ColourTheme.HIGH_CONTRAST);
    private final PaperText text = new PaperText(art.palette());
    private final Group page = new Group();
    private final ScoreSheet sheet;
    private final double column;
    private final double table;

    private ScoreSheetPageFactory(ScoreSheet sheet) {
        this.sheet = sheet;
        int columns = sheet.columns().size();
        int people = sheet.columns().stream()
                .mapToInt(sheetColumn -> sheetColumn.people().size())
                .max()
                .orElse(1);
        this.column = Math.min(WIDEST, (RIGHT - LEFT - NAMES_OF_LINES) / columns);
        this.table = NAMES_Y + (people - 1) * NAME_PITCH + LINE_HEIGHT / 2;
    }

    /// The drawing, from the origin as large as A4 in points.
    static Node of(ScoreSheet sheet, SheetPage page) {
        ScoreSheetPageFactory pageFactory = new ScoreSheetPageFactory(sheet);
        pageFactory.head();
        pageFactory.columns(page.lines().size());
        pageFactory.lines(page.lines());
        Text number = pageFactory.line(page.number(), TypefaceWeight.MEDIUM, SMALL_SIZE, 0, NUMBER_Y);
        pageFactory.page.getChildren().add(PaperText.centreAt(number, PrintPage.A4_SHORT / 2));
        return pageFactory.page;
    }

    private Text line(String words, TypefaceWeight weight, double size, double x, double y) {
        return text.line(words, weight, size, ColourRole.INK, x, y);
    }

    private void head() {
        Text day = line(sheet.day(), TypefaceWeight.MEDIUM, DAY_SIZE, 0, TITLE_Y);
        Text rules = line(sheet.rules(), TypefaceWeight.MEDIUM, SMALL_SIZE, LEFT, RULES_Y);
        FittedTextFactory.squeeze(rules, RIGHT - LEFT);
        Text winners = line(sheet.winners(), TypefaceWeight.BOLD, WINNERS_SIZE, LEFT, WINNERS_Y);
        FittedTextFactory.squeeze(winners, RIGHT - LEFT);
        page.getChildren()
                .addAll(
                        line(sheet.title(), TypefaceWeight.BOLD, TITLE_SIZE, LEFT, TITLE_Y),
                        PaperText.endAt(day, RIGHT),
                        rules,
                        line(sheet.deal(), TypefaceWeight.MEDIUM, SMALL_SIZE, LEFT, DEAL_Y),
                        winners);
    }

    private void columns(int lines) {
        double end = table + lines * LINE_HEIGHT;
        for (int at = 0; at < sheet.columns().size(); at++) {
            SheetColumn sheetColumn = sheet.columns().get(at);
            double left = left(at);
            double middle = left + column / 2;
            double marks = sheetColumn.looks().size() + (sheetColumn.won() ? 1 : 0);
            double x = middle - (marks - 1) / 2 * MARK_APART;
            if (sheetColumn.won()) {
                page.getChildren().add(at(StarIcon.full(art.palette(), STAR), x - STAR, HEADS_Y - STAR));
                x += MARK_APART;
            }
            for (int car = 0; car < sheetColumn.looks().size(); car++) {
                Node mark = art.cars().sign(sheetColumn.looks().get(car), TEAM_MARK);
                page.getChildren().add(at(mark, x + car * MARK_APART, HEADS_Y));
            }
            for (int seat = 0; seat < sheetColumn.people().size(); seat++) {
                Text name = line(
                        sheetColumn.people().get(seat),
                        sheetColumn.won() ? TypefaceWeight.BOLD : TypefaceWeight.MEDIUM,
                        NAME_SIZE,
                        0,
                        NAMES_Y + seat * NAME_PITCH);
                FittedTextFactory.squeeze(name, column - HAIR);
                page.getChildren().add(PaperText.centreAt(name, middle));
            }
            rule(left, table, left, end, HAIR);
        }
        for (int at = 0; at < sheet.columns().size(); at++) {
            if (sheet.columns().get(at).won()) {
                frame(left(at), HEADS_Y - MARK_APART / 2 - 1, end);
            }
        }
    }

    private static Node at(Node drawing, double x, double y) {
        Group placed = new Group(drawing);
        placed.getTransforms().add(new Translate(x, y));
        return placed;
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
            line(lines.get(at), table + at * LINE_HEIGHT);
        }
    }

    private void line(SheetLine line, double top) {
        boolean heavy = line.kind() != LineKind.REASON;
        TypefaceWeight weight = heavy ? TypefaceWeight.BOLD : TypefaceWeight.MEDIUM;
        double bottom = top + LINE_HEIGHT;
        page.getChildren().add(line(line.name(), weight, CELL_SIZE, LEFT, top + BASE));
        for (int at = 0; at < line.cells().size(); at++) {
            Text cell = line(line.cells().get(at), weight, CELL_SIZE, 0, top + BASE);
            page.getChildren().add(PaperText.endAt(cell, left(at) + column - CELL_END));
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
