package millebornes.desktop.postcard;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CeremonyArt.Pose;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.LetteringArt;
import millebornes.desktop.art.LetteringArt.PlacedLetter;
import millebornes.desktop.art.PostcardArt;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.engine.table.Livery;

/// The picture on a postcard: greetings in the evening sky, the families on the promenade, the winners with the cup,
/// and a photograph of the board.
final class PostcardSceneDrawing {

    private static final double CORNER = 8;
    private static final double MIDDLE = PostcardArt.SEASIDE_WIDTH / 2;
    private static final double ARC = 1900;
    private static final double WORD_WIDTH = 580;
    private static final double WORD_SCALE = 0.74;
    private static final double WORD_Y = 90;
    private static final double RIBBON_WIDTH = 380;
    private static final double RIBBON_HEIGHT = 36;
    private static final double RIBBON_Y = 150;
    private static final double RIBBON_TEXT = 19;
    private static final double RIBBON_BASE = 25;
    private static final double STREET_Y = 393;
    private static final double FAMILIES = 608;
    private static final double LARGEST = 1.14;
    private static final double FARTHEST = 152;

    /// The width of a family relative to its share of the row: neighbours stand shoulder to shoulder.
    private static final double CLOSE = 1.12;

    private static final double PHOTO_WIDTH = 596;
    private static final double PHOTO_HEIGHT = 296;
    private static final double PHOTO_EDGE = 9;
    private static final double PHOTO_TURN = -1.2;
    private static final double PHOTO_Y = 563;
    private static final double PHOTO_SHADE = 0.5;
    private static final double PHOTO_BLUR = 14;

    private final ArtFactory art;
    private final PaperTextFactory text;

    PostcardSceneDrawing(ArtFactory art) {
        this.art = art;
        this.text = new PaperTextFactory(art.palette());
    }

    /// Draws the picture from the origin to the right and down, in the size of [PostcardArt].
    ///
    /// @param greetings the greeting as an SVG path
    /// @param board the board at the end of the match, from the origin
    /// @param boardWidth its width
    Group of(String greetings, String ribbon, MatchReport report, Node board, double boardWidth) {
        Group picture = new Group(art.postcard().seaside(), letters(greetings), ribbon(ribbon));
        picture.getChildren().addAll(families(report));
        picture.getChildren().add(photo(board, boardWidth));
        Rect frameRect = new Rect(0, 0, PostcardArt.SEASIDE_WIDTH, PostcardArt.SEASIDE_HEIGHT);
        picture.setClip(GeometryShapeFactory.box(frameRect, CORNER, Color.BLACK));
        return new Group(picture);
    }

    private Group letters(String greetings) {
        Group word = new Group();
        for (PlacedLetter letter :
                art.letters().word(greetings, ARC, LetteringArt.Side.RED).reversed()) {
            Group placed = new Group(letter.drawing());
            placed.getTransforms().add(new Translate(letter.x(), letter.y()));
            word.getChildren().add(placed);
        }
        double scale = Math.min(WORD_SCALE, WORD_WIDTH / word.getLayoutBounds().getWidth());
        word.getTransforms().addAll(new Translate(MIDDLE, WORD_Y), new Scale(scale, scale));
        return new Group(word);
    }

    private Group ribbon(String words) {
        Rectangle band = GeometryShapeFactory.box(
                new Rect(0, 0, RIBBON_WIDTH, RIBBON_HEIGHT),
                RIBBON_HEIGHT / 2,
                art.palette().color(ColourRole.RED));
        Text line = text.line(words, TypefaceWeight.SEMI_BOLD, RIBBON_TEXT, ColourRole.ON_RED, 0, RIBBON_BASE);
        FittedTextFactory.squeeze(line, RIBBON_WIDTH - RIBBON_HEIGHT);
        Group ribbon = new Group(
                art.boxShadow(RIBBON_WIDTH, RIBBON_HEIGHT, RIBBON_HEIGHT / 2, PHOTO_BLUR / 2, PHOTO_SHADE),
                band,
                PaperTextFactory.centreAt(line, RIBBON_WIDTH / 2));
        ribbon.getTransforms().add(new Translate(MIDDLE - RIBBON_WIDTH / 2, RIBBON_Y));
        return ribbon;
    }

    /// Draws the families of the cars close together: the winners in the middle, in front of the others.
    private List<Node> families(MatchReport report) {
        int cars = report.game().looks().size();
        double share = Math.min(FARTHEST, FAMILIES / cars);
        double scale = Math.min(LARGEST, CLOSE * share / PostcardArt.FAMILY_WIDTH);
        List<Node> others = new ArrayList<>();
        List<Node> winners = new ArrayList<>();
        List<Integer> places = fromTheMiddle(cars);
        for (int car : winnersFirst(report)) {
            Livery livery = report.game().looks().get(car);
            boolean won = isWinner(report, car);
            Group people = won ? art.postcard().winners(livery) : art.ceremony().family(livery, Pose.CALM);
            Group placed = new Group(
                    art.ceremony().with(people, report.game().outfit(car).companion()));
            double x = MIDDLE + (places.get(others.size() + winners.size()) - (cars - 1) / 2.0) * share;
            placed.getTransforms().addAll(new Translate(x, STREET_Y), new Scale(scale, scale));
            (won ? winners : others).add(placed);
        }
        others.addAll(winners);
        return others;
    }

    private static List<Integer> winnersFirst(MatchReport report) {
        return IntStream.range(0, report.game().looks().size())
                .boxed()
                .sorted(Comparator.comparing(car -> !isWinner(report, car)))
                .toList();
    }

    private static boolean isWinner(MatchReport report, int car) {
        return report.hasWon(report.match().rules().seating().teamOfCar(car));
    }

    /// The places from 0 in a row of that length, those in the middle first.
    private static List<Integer> fromTheMiddle(int places) {
        return IntStream.range(0, places)
                .boxed()
                .sorted(Comparator.comparingInt(place -> Math.abs(2 * place - (places - 1))))
                .toList();
    }

    private Group photo(Node board, double boardWidth) {
        double width = PHOTO_WIDTH + 2 * PHOTO_EDGE;
        double height = PHOTO_HEIGHT + 2 * PHOTO_EDGE;
        Rectangle paper = GeometryShapeFactory.box(
                new Rect(0, 0, width, height), CORNER / 2, art.palette().color(ColourRole.TILE));
        Group shown = new Group(board);
        shown.getTransforms()
                .addAll(
                        new Translate(PHOTO_EDGE, PHOTO_EDGE),
                        new Scale(PHOTO_WIDTH / boardWidth, PHOTO_WIDTH / boardWidth));
        Group photo = new Group(art.boxShadow(width, height, CORNER / 2, PHOTO_BLUR, PHOTO_SHADE), paper, shown);
        photo.getTransforms()
                .addAll(
                        new Translate(MIDDLE - width / 2, PHOTO_Y - height / 2),
                        new Rotate(PHOTO_TURN, width / 2, height / 2));
        return photo;
    }
}
