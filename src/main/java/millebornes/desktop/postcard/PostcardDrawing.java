package millebornes.desktop.postcard;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.board.BoardThumbnailFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.match.MatchStanding;
import millebornes.words.Words;

/// Draws a postcard. It leaves the program, and so it looks the same whatever colours and text size the window has.
final class PostcardDrawing {

    /// Width and height of the drawing, in its own units; the finished picture has more pixels.
    static final double CARD_WIDTH = 1200;

    static final double CARD_HEIGHT = 800;

    private static final double BORDER = 14;
    private static final double EDGE_CORNER = 12;
    private static final double EDGE_LINE = 2;
    private static final double PICTURE = 34;
    private static final double DIVIDER = 770;
    private static final double DIVIDER_TOP = 44;
    private static final double DIVIDER_END = 756;
    private static final double WRITING_X = 786;
    private static final double WRITING_Y = 34;

    /// The size of the photograph of the board, in pixels of the finished picture, so that it is as sharp as the rest.
    private static final Rect BOARD = new Rect(0, 0, 894, 444);

    private final ArtFactory art = ArtFactory.in(ColourTheme.DAY);

    private PostcardDrawing() {}

    /// Draws the postcard of a match, from the origin to the right and down.
    static Group of(Words words, MatchReport report) {
        return new PostcardDrawing().card(words, report);
    }

    private Group card(Words words, MatchReport report) {
        PostcardViewState postcard = PostcardPresenter.postcard(words, report);
        String greetings = art.letters().greetings(words.language().tag());
        Group picture =
                new PostcardSceneDrawing(art).of(greetings, postcard.ribbon(), report, board(report), BOARD.width());
        picture.getTransforms().add(new Translate(PICTURE, PICTURE));
        Group writing = PostcardWritingDrawing.of(art, postcard, report.game());
        writing.getTransforms().add(new Translate(WRITING_X, WRITING_Y));
        Rectangle paper = new Rectangle(CARD_WIDTH, CARD_HEIGHT, art.palette().color(ColourRole.TILE));
        Line divider = new Line(DIVIDER, DIVIDER_TOP, DIVIDER, DIVIDER_END);
        divider.setStroke(art.palette().color(ColourRole.LINE));
        divider.setStrokeWidth(EDGE_LINE);
        return new Group(paper, edge(), picture, divider, writing);
    }

    /// A thin line around the card.
    private Rectangle edge() {
        Rect cardRect = new Rect(0, 0, CARD_WIDTH, CARD_HEIGHT);
        Rectangle edge = GeometryShapeFactory.box(cardRect.inset(BORDER), EDGE_CORNER / 2, null);
        edge.setStroke(art.palette().color(ColourRole.LINE));
        edge.setStrokeWidth(EDGE_LINE);
        return edge;
    }

    /// The road with the cars after the last move.
    private Node board(MatchReport report) {
        Group board = BoardThumbnailFactory.whole(
                art, MatchStanding.of(report.match()), report.game(), BOARD.width(), BOARD.height(), 0);
        board.setClip(GeometryShapeFactory.box(BOARD, 0, Color.BLACK));
        return new Group(board);
    }
}
