package millebornes.desktop.table;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.shape.StrokeType;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.VisibleStrip;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.table.UnseenPlayTile.Recency;
import millebornes.desktop.table.UnseenPlayTile.TileTone;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Livery;

/// A small card with the mark of its player: a move made since the called player's last turn.
final class UnseenPlayTileNode extends Group {

    private static final double RADIUS = 11;
    private static final double HEAD = 27;
    private static final double CAPTION = 17;
    private static final double BORDER = 5;

    /// The least distance of a caption from the sides.
    private static final double BESIDE_CAPTION = 7;

    private static final double MARK = 9.5;
    private static final double ARROW = 9;
    private static final double RING = 2.6;
    private static final double LATEST_RING = 4.5;
    private static final int RAYS = 18;

    /// The least scale of a card whose name can be read.
    private static final double LEAST_NAMED = 0.8;

    private final ArtFactory art;
    private final UnseenPlayTile tile;
    private final double unit;

    /// The look that all tiles of a row have in common.
    ///
    /// @param unit px for one unit of the drawing
    /// @param text the factor by which captions are larger than designed
    /// @param captions the height of the captions, in px; 0 where pictures are for players who cannot read
    record TileLook(double unit, double text, double captions) {}

    /// @param playerLivery the livery of the person who looks
    UnseenPlayTileNode(ArtFactory art, UnseenPlayTile tile, Rect rect, TileLook look, Livery playerLivery) {
        this.art = art;
        this.tile = tile;
        unit = look.unit();
        setMouseTransparent(true);
        getChildren().add(ground(rect));
        if (tile.tone() == TileTone.COUP_FOURRE) {
            getChildren().add(rays(rect));
        }
        double head = HEAD * unit;
        boolean inWords = look.captions() > 0;
        Rect belowRect = inWords ? caption(rect, look, playerLivery) : null;
        double bottom = belowRect == null ? rect.bottom() - BORDER * unit : belowRect.y() - 2 * unit;
        card(Rect.between(rect.x() + BORDER * unit, rect.y() + head, rect.right() - BORDER * unit, bottom), inWords);
        marks(rect);
    }

    private Rectangle ground(Rect rect) {
        var palette = art.palette();
        Color paper = palette.color(ColourRole.TILE);
        boolean latest = tile.recency() == Recency.LATEST;
        Rectangle ground = GeometryShapeFactory.box(
                rect, RADIUS * unit, latest ? paper.interpolate(palette.color(ColourRole.HIGHLIGHT), 0.28) : paper);
        if (latest) {
            ring(ground, palette.color(ColourRole.HIGHLIGHT), LATEST_RING);
        } else {
            ring(ground, palette.color(ColourRole.OUTLINE), 1.5);
        }
        return ground;
    }

    private void ring(Rectangle ground, Color color, double width) {
        ground.setStroke(color);
        ground.setStrokeWidth(width * unit);
        ground.setStrokeType(StrokeType.INSIDE);
    }

    /// Draws rays behind the mark of a coup-fourré.
    private Group rays(Rect rect) {
        Point middlePoint = new Point(rect.centre().x(), rect.y() + HEAD / 2 * unit);
        double reach = Math.hypot(rect.width(), rect.height());
        Color light = art.palette().color(ColourRole.HIGHLIGHT, 0.75);
        double half = Math.PI / RAYS / 2;
        Group rays = new Group();
        for (int ray = 0; ray < RAYS; ray++) {
            double angle = 2 * Math.PI * ray / RAYS + half;
            rays.getChildren().add(GeometryShapeFactory.ray(middlePoint, angle, half, 0, reach, light));
        }
        double inset = RING * unit;
        rays.setClip(GeometryShapeFactory.box(rect.inset(inset), (RADIUS - RING) * unit, Color.BLACK));
        return rays;
    }

    /// The height that the caption of a tile of that width needs, in px.
    static double captionHeight(UnseenPlayTile tile, double width, double unit, double text) {
        Text words = fitted(tile.caption(), Color.BLACK, width - 2 * BESIDE_CAPTION * unit, text);
        return Math.max(CAPTION * unit, words.getLayoutBounds().getHeight() + 2 * unit);
    }

    /// The caption, in one line or two; on a plate if the move attacked the person who looks.
    private Rect caption(Rect rect, TileLook look, Livery playerLivery) {
        var palette = art.palette();
        boolean against = tile.tone() == TileTone.AGAINST;
        Color ink = against ? palette.onPlate(playerLivery) : palette.color(ColourRole.INK);
        Text words = fitted(tile.caption(), ink, rect.width() - 2 * BESIDE_CAPTION * unit, look.text());
        Rect plateRect = new Rect(
                rect.x() + (BORDER - 1) * unit,
                rect.bottom() - look.captions() - (BORDER - 1) * unit,
                rect.width() - 2 * (BORDER - 1) * unit,
                look.captions());
        if (against) {
            getChildren()
                    .add(GeometryShapeFactory.box(plateRect, (RADIUS - BORDER) * unit, palette.plate(playerLivery)));
        }
        words.setX(plateRect.centre().x() - words.getLayoutBounds().getWidth() / 2);
        words.setY(plateRect.centre().y() - words.getLayoutBounds().getHeight() / 2);
        getChildren().add(words);
        return plateRect;
    }

    private static Text fitted(String caption, Color ink, double room, double text) {
        double size = text;
        Text line = new FittedTextFactory(size).line(caption, TextRole.NOTE, ink);
        line.setFont(TextRole.SEAT_NAME.weight().font(TextRole.NOTE.size() * size));
        line.setTextOrigin(VPos.TOP);
        if (FittedTextFactory.width(line) <= room) {
            return line;
        }
        line.setTextAlignment(TextAlignment.CENTER);
        double least = Sizes.SMALLEST_TEXT / TextRole.NOTE.size();
        while (true) {
            line.setFont(TextRole.SEAT_NAME.weight().font(TextRole.NOTE.size() * size));
            line.setWrappingWidth(0);
            double widest = widestWord(line, caption);
            line.setText(caption);
            line.setWrappingWidth(room);
            boolean fits = widest <= room && line.getLayoutBounds().getHeight() <= 2.9 * TextRole.NOTE.size() * size;
            if (fits || size <= least) {
                return line;
            }
            size = Math.max(least, size - 0.05);
        }
    }

    /// The width of the widest word of a text, which is split only at spaces.
    private static double widestWord(Text line, String words) {
        double widest = 0;
        for (String word : words.split(" ", -1)) {
            line.setText(word);
            widest = Math.max(widest, FittedTextFactory.width(line));
        }
        return widest;
    }

    private void card(Rect roomRect, boolean inWords) {
        double scale = Math.min(roomRect.width() / Sizes.CARD_WIDTH, roomRect.height() / Sizes.CARD_HEIGHT);
        Group face = !inWords
                ? art.cards().juniorFace(tile.card(), tile.whom() == null ? List.of() : List.of(tile.whom()))
                : scale < LEAST_NAMED
                        ? art.cards().largeFace(tile.card(), VisibleStrip.WHOLE)
                        : art.cards().face(tile.card(), tile.name());
        Group card = new Group(art.cards().shadow(), face);
        card.getTransforms()
                .addAll(
                        new Translate(
                                roomRect.centre().x() - Sizes.CARD_WIDTH * scale / 2,
                                roomRect.centre().y() - Sizes.CARD_HEIGHT * scale / 2),
                        new Scale(scale, scale));
        getChildren().add(card);
    }

    private void marks(Rect rect) {
        double y = rect.y() + (HEAD / 2 + 1.5) * unit;
        double x = rect.centre().x();
        Livery targetLivery = tile.whom();
        double apart = targetLivery == null ? 0 : (MARK + ARROW + 4) * unit;
        getChildren().add(mark(tile.who(), x - apart, y));
        if (targetLivery != null) {
            getChildren().addAll(arrow(x, y), mark(targetLivery, x + apart, y));
        }
    }

    private Node mark(Livery livery, double x, double y) {
        Group mark = art.cars().sign(livery, MARK * unit);
        mark.getTransforms().add(new Translate(x, y));
        return mark;
    }

    private Group arrow(double x, double y) {
        double half = ARROW * unit * 0.8;
        Polyline shaft = new Polyline(x - half, y, x + half, y);
        Polyline head = new Polyline(x + half * 0.3, y - half * 0.6, x + half, y, x + half * 0.3, y + half * 0.6);
        for (Polyline stroke : new Polyline[] {shaft, head}) {
            stroke.setStroke(art.palette().color(ColourRole.INK));
            stroke.setStrokeWidth(2.4 * unit);
            stroke.setStrokeLineCap(StrokeLineCap.ROUND);
            stroke.setStrokeLineJoin(StrokeLineJoin.ROUND);
        }
        return new Group(shaft, head);
    }
}
