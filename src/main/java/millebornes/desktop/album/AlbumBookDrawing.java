package millebornes.desktop.album;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;

/// The book itself: a red cover, leaves of cream paper with the seam between them, and a road from Paris to the sea. A
/// milestone on it shows how many stamps were given, another one how many there are.
///
/// @param view the open page
/// @param text the factor by which text is larger than designed
record AlbumBookDrawing(ArtFactory art, AlbumViewState view, double text) {

    private static final double CORNER = 16;
    private static final double LEAVES = 3;
    private static final double GUTTER = 44;
    private static final double DEPTH = 0.26;
    private static final double STITCH = 22;
    private static final double STITCHES = 84;
    private static final double ROAD = 13;
    private static final double MIDDLE = 2;
    private static final double DASH = 10;
    private static final double STONE = 0.92;
    private static final double STONE_FOOT = 12;

    /// The share of the growth of text by which milestones grow.
    private static final double GROWTH = 0.7;
    private static final double BLUR = 14;

    /// @param roadRect the place of the road
    Node[] draw(AlbumLayout layout, Rect roadRect, double width) {
        Palette palette = art.palette();
        Group book = new Group(art.boxShadow(width, layout.height(), CORNER, BLUR, DEPTH));
        book.getChildren().add(box(new Rect(0, 0, width, layout.height()), CORNER, ColourRole.RED_SHADE));
        for (int leaf = 0; leaf < layout.leaves().size(); leaf++) {
            Rect pageRect = layout.leaves().get(leaf);
            for (int below = (int) LEAVES; below > 0; below--) {
                book.getChildren()
                        .add(box(pageRect.plus(leaf == 0 ? -below : below, below), LEAVES, ColourRole.CARD_EDGE));
            }
            book.getChildren().add(box(pageRect, LEAVES, leaf == 0 ? ColourRole.PAPER : ColourRole.TILE));
        }
        if (layout.leaves().size() > 1) {
            seam(book, palette, layout.leaves().getLast());
        }
        road(book, palette, roadRect);
        return new Node[] {book};
    }

    private void seam(Group book, Palette palette, Rect rightRect) {
        Color dark = palette.color(ColourRole.SHADOW, DEPTH);
        Rectangle gutter = new Rectangle(rightRect.x() - GUTTER, rightRect.y(), 2 * GUTTER, rightRect.height());
        gutter.setFill(new LinearGradient(
                0,
                0,
                1,
                0,
                true,
                CycleMethod.NO_CYCLE,
                new Stop(0, Color.TRANSPARENT),
                new Stop(DEPTH + DEPTH, dark),
                new Stop(1, Color.TRANSPARENT)));
        book.getChildren().add(gutter);
        for (double y = rightRect.y() + STITCH; y + STITCH < rightRect.bottom(); y += STITCHES) {
            Line stitch = line(rightRect.x(), y, rightRect.x(), y + STITCH, ColourRole.VERGE, MIDDLE);
            stitch.setStrokeLineCap(StrokeLineCap.ROUND);
            book.getChildren().add(stitch);
        }
    }

    /// Draws the road from Paris to the sea, driven as far as stamps were given, and its milestones.
    private void road(Group book, Palette palette, Rect roomRect) {
        double y = roomRect.centre().y();
        double left = roomRect.x() + ROAD;
        double right = roomRect.right() - 2 * ROAD * growth();
        int all = view.stamps().size();
        double at = left + (right - left) * view.there() / all;
        Line whole = line(left, y, right, y, ColourRole.ROAD, ROAD);
        Line done = line(left, y, Math.max(left, at), y, ColourRole.HIGHLIGHT, ROAD);
        Line middle = line(left, y, right, y, ColourRole.ROAD_EDGE, MIDDLE);
        whole.setStrokeLineCap(StrokeLineCap.ROUND);
        done.setStrokeLineCap(StrokeLineCap.ROUND);
        done.setVisible(view.there() > 0);
        middle.getStrokeDashArray().setAll(DASH, DASH);
        if (palette.color(ColourRole.OUTLINE).getOpacity() > 0) {
            book.getChildren().add(line(left, y, right, y, ColourRole.OUTLINE, ROAD + MIDDLE));
        }
        book.getChildren().addAll(whole, done, middle);
        if (view.there() < all) {
            book.getChildren().add(stone(Integer.toString(all), right, y));
        }
        if (view.there() > 0) {
            book.getChildren().add(stone(Integer.toString(view.there()), at, y));
        }
    }

    /// The factor by which milestones grow with the text.
    private double growth() {
        return 1 + GROWTH * (text - 1);
    }

    private Node stone(String number, double x, double y) {
        double size = growth();
        Node stone = art.scenery().stoneOfPage(number, STONE * size);
        stone.setTranslateX(x);
        stone.setTranslateY(y + STONE_FOOT * size);
        return stone;
    }

    private Rectangle box(Rect rect, double corner, ColourRole role) {
        Rectangle box = new Rectangle(rect.x(), rect.y(), rect.width(), rect.height());
        box.setArcWidth(2 * corner);
        box.setArcHeight(2 * corner);
        box.setFill(art.palette().color(role));
        box.setStroke(art.palette().color(ColourRole.OUTLINE));
        return box;
    }

    private Line line(double x1, double y1, double x2, double y2, ColourRole role, double width) {
        Line line = new Line(x1, y1, x2, y2);
        line.setStroke(art.palette().color(role));
        line.setStrokeWidth(width);
        return line;
    }
}
