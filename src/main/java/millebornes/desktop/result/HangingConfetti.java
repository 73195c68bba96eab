package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.CubicCurve;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.FlagString;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.art.PictureCache.Picture;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;

/// Confetti and streamers that float down and stop in the air, as on a photograph.
final class HangingConfetti extends Group {

    private static final long SEED = 7;
    private static final int PIECES = 56;
    private static final int STREAMER = 4;
    private static final double SNIPPET = 10;
    private static final double CURL = 26;
    private static final double CURL_WIDTH = 3;
    private static final double ROUND = 0.7;
    private static final double LATEST = 0.45;
    private static final double SPIN = 520;
    private static final double SWAY = 34;
    private static final double SWINGS = 8;

    private final List<Piece> pieces = new ArrayList<>();
    private final double unit;

    /// A piece of confetti with its final place and rotation.
    ///
    /// @param late the share of the time after which it becomes visible
    /// @param spin the additional rotation at that time, in degrees
    private record Piece(Node node, double x, double y, double turn, double late, double spin) {}

    /// @param height how far down the confetti comes, in px
    /// @param unit the scale of the pieces
    /// @param pixels the screen pixels per px
    HangingConfetti(ArtFactory art, double width, double height, double unit, double pixels) {
        this.unit = unit;
        Random random = new Random(SEED);
        Palette palette = art.palette();
        List<Color> colours = FlagString.colours(palette);
        List<List<Picture>> papers = colours.stream()
                .map(color -> papers(art.pictures(), color, palette.color(ColourRole.OUTLINE), pixels))
                .toList();
        for (int number = 0; number < PIECES; number++) {
            List<Picture> kinds = papers.get(number % papers.size());
            Node node = kinds.get(number % STREAMER == 0 ? 2 : number % 2).view();
            pieces.add(new Piece(
                    node,
                    width * random.nextDouble(),
                    height * random.nextDouble(),
                    360 * random.nextDouble(),
                    LATEST * random.nextDouble(),
                    SPIN * (random.nextDouble() - 0.5)));
            getChildren().add(node);
        }
        setMouseTransparent(true);
    }

    /// Shows a moment of the animation.
    ///
    /// @param share 0 when nothing is visible yet, 1 when all pieces are in their final places
    void show(double share) {
        for (Piece piece : pieces) {
            double age = (share - piece.late()) / (1 - piece.late());
            piece.node().setVisible(age > 0);
            if (age > 0) {
                double left = (1 - age) * (1 - age);
                double from = -2 * CURL * unit;
                piece.node().setTranslateX(piece.x() + SWAY * unit * left * Math.sin(SWINGS * age + piece.x()));
                piece.node().setTranslateY(piece.y() + (from - piece.y()) * left);
                piece.node().setRotate(piece.turn() + piece.spin() * left);
            }
        }
    }

    /// The three shapes of one colour (a square, a disc and a streamer), as snapshots taken once.
    private List<Picture> papers(PictureCache pictures, Color color, Color outline, double pixels) {
        double wide = SNIPPET * unit;
        Rectangle snippet = new Rectangle(wide, wide / 2);
        Rectangle dot = new Rectangle(wide, ROUND * wide);
        dot.setArcWidth(wide);
        dot.setArcHeight(wide);
        for (Rectangle paper : List.of(snippet, dot)) {
            paper.setFill(color);
            paper.setStroke(outline.getOpacity() > 0 ? outline : null);
        }
        double curl = CURL * unit;
        CubicCurve streamer = new CubicCurve(0, 0, curl, -curl / 2, -curl / 3, curl / 2, curl, curl / 3);
        streamer.setFill(null);
        streamer.setStroke(color);
        streamer.setStrokeWidth(CURL_WIDTH * unit);
        streamer.setStrokeLineCap(StrokeLineCap.ROUND);
        return Stream.of(snippet, dot, streamer)
                .map(paper -> pictures.detail(
                        PictureCache.Use.LETTER,
                        List.of(color, outline, paper.getClass(), paper.getLayoutBounds()),
                        pixels,
                        () -> new Group(room(paper.getLayoutBounds()), paper)))
                .toList();
    }

    /// A transparent rectangle around a piece, with a margin that keeps its edges smooth at any rotation.
    private static Rectangle room(Bounds paper) {
        Rectangle room =
                new Rectangle(paper.getMinX() - 2, paper.getMinY() - 2, paper.getWidth() + 4, paper.getHeight() + 4);
        room.setFill(Color.TRANSPARENT);
        return room;
    }
}
