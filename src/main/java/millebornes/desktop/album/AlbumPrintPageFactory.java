package millebornes.desktop.album;

import java.util.List;
import java.util.Optional;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.AlbumArt;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.records.Album;
import millebornes.records.PersonalAlbum;
import millebornes.words.PlayerNames;
import millebornes.words.Words;

/// Draws a page of the album for a printer, in landscape format: both leaves of the book, in colour on white,
/// independent of the window's theme.
public final class AlbumPrintPageFactory {

    private static final double LEFT = 40;
    private static final double TITLE_Y = 66;
    private static final double TITLE_SIZE = 26;
    private static final double COUNT_SIZE = 12;
    private static final double FIRST = 84;
    private static final int COLUMNS = 8;
    private static final double STAMP = 0.74;
    private static final double TITLE_BELOW = 9.5;
    private static final double NOTE_BELOW = 8.5;
    private static final double APART = 4;
    private static final double FOOT = 34;
    private static final double SMALL = 10;
    private static final double HAIR = 0.8;

    private final ArtFactory art = ArtFactory.in(ColourTheme.DAY);
    private final Group sheet = new Group();
    private final Words words;
    private final Rect paperRect;

    private AlbumPrintPageFactory(Words words, Rect paperRect) {
        this.words = words;
        this.paperRect = paperRect;
    }

    /// The drawing, with its origin at the upper left and the size of the paper.
    ///
    /// @param width of the paper, in points, as `height`
    public static Node of(Words words, PersonalAlbum album, double width, double height) {
        AlbumPrintPageFactory factory = new AlbumPrintPageFactory(words, new Rect(0, 0, width, height));
        factory.draw(AlbumPresenter.present(words, new Album(List.of(album)), album.name(), Optional.empty()));
        return factory.sheet;
    }

    private void draw(AlbumViewState albumState) {
        PersonalAlbum album = albumState.page();
        String title = words.text("album.paper", album == null ? "" : PlayerNames.listed(words, album.name(), 1));
        Text head = text(title, TypefaceWeight.BOLD, TITLE_SIZE, ColourRole.INK);
        head.setX(LEFT);
        head.setY(TITLE_Y);
        Text count = text(albumState.count(), TypefaceWeight.MEDIUM, COUNT_SIZE, ColourRole.INK);
        count.setX(paperRect.right() - LEFT - FittedTextFactory.width(count));
        count.setY(TITLE_Y);
        FittedTextFactory.squeeze(head, count.getX() - LEFT - LEFT);
        Line rule = new Line(LEFT, FIRST - SMALL, paperRect.right() - LEFT, FIRST - SMALL);
        rule.setStroke(art.palette().color(ColourRole.LINE));
        rule.setStrokeWidth(HAIR);
        sheet.getChildren().addAll(head, count, rule);
        StampDrawing drawing = new StampDrawing(art, words);
        double wide = (paperRect.width() - 2 * LEFT) / COLUMNS;
        double high = (paperRect.height() - FIRST - FOOT)
                / Math.ceilDiv(albumState.stamps().size(), COLUMNS);
        for (int at = 0; at < albumState.stamps().size(); at++) {
            place(
                    drawing,
                    albumState.stamps().get(at),
                    LEFT + at % COLUMNS * wide,
                    FIRST + Math.floorDiv(at, COLUMNS) * high,
                    wide);
        }
    }

    private void place(StampDrawing drawing, StampViewState stamp, double x, double y, double wide) {
        Group placed = new Group(drawing.of(stamp));
        placed.getTransforms()
                .addAll(new Translate(x + (wide - STAMP * AlbumArt.WIDTH) / 2, y), new Scale(STAMP, STAMP));
        sheet.getChildren().add(placed);
        double below = y + STAMP * AlbumArt.HEIGHT + APART;
        if (!stamp.title().isEmpty()) {
            below = below(stamp.title(), TypefaceWeight.BOLD, TITLE_BELOW, x, below, wide);
        }
        below(stamp.note(), TypefaceWeight.MEDIUM, NOTE_BELOW, x, below, wide);
    }

    /// Draws a text in centred lines from `y` on, all in points, and returns the y of their lower end.
    private double below(String what, TypefaceWeight weight, double size, double x, double y, double wide) {
        Text lines = text(what, weight, size, ColourRole.INK);
        lines.setTextOrigin(VPos.TOP);
        lines.setTextAlignment(TextAlignment.CENTER);
        lines.setWrappingWidth(wide - APART);
        lines.setX(x + APART / 2);
        lines.setY(y);
        sheet.getChildren().add(lines);
        return y + lines.getLayoutBounds().getHeight();
    }

    private Text text(String what, TypefaceWeight weight, double size, ColourRole role) {
        Text text = new Text(what);
        text.setFont(weight.font(size));
        Color ink = art.palette().color(role);
        text.setFill(ink);
        return text;
    }
}
