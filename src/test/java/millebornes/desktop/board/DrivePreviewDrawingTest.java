package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.text.Text;
import javafx.scene.transform.Transform;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The squares of a move can be counted on every road, and the goal is seen around the ghost of the car.
class DrivePreviewDrawingTest {

    private static final ArtFactory ART = ArtFactory.in(ColourTheme.DAY);

    static Stream<Road> roads() {
        return Stream.of(700, 1000).flatMap(km -> Stream.of(2, 4, 6).map(lanes -> new Road(km, lanes)));
    }

    @ParameterizedTest
    @MethodSource("roads")
    void everySquareHasItsEdgesAndItsNumber(Road road) {
        DrivePreviewDrawing preview = new DrivePreviewDrawing(new PieceLayout(road), ART);
        for (int lane = 0; lane < road.lanes(); lane++) {
            for (int from = 0; from < road.squares(); from++) {
                for (int squares : new int[] {1, 4, 8}) {
                    int to = Math.min(road.squares(), from + squares);
                    List<Polygon> lit = preview.squares(lane, from, to);
                    assertThat(lit).hasSize(to - from).allMatch(square -> square.getStroke() != null);
                    int first = from;
                    int number = lane;
                    Group numbers = Gallery.onToolkit(() -> preview.numbers(
                            number, new CarStop(first), new CarStop(to), new PieceLayout(road).carLength()));
                    List<Text> texts = numbers.getChildren().stream()
                            .filter(Text.class::isInstance)
                            .map(Text.class::cast)
                            .toList();
                    assertThat(texts)
                            .extracting(Text::getText)
                            .containsExactlyElementsOf(IntStream.rangeClosed(1, to - from)
                                    .mapToObj(Integer::toString)
                                    .toList());
                    for (int i = 0; i < texts.size(); i++) {
                        Text text = texts.get(i);
                        assertThat(lit.get(i)
                                        .contains(
                                                text.getX()
                                                        + text.getLayoutBounds().getWidth() / 2,
                                                text.getY()))
                                .as("%s in lane %d from %d of %s", text.getText(), lane, from, road)
                                .isTrue();
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("roads")
    void theGhostLeavesAFifthOfItsSquareFree(Road road) {
        DrivePreviewDrawing preview = new DrivePreviewDrawing(new PieceLayout(road), ART);
        for (int lane = 0; lane < road.lanes(); lane++) {
            for (int square = 1; square <= road.squares(); square++) {
                int number = lane;
                CarStop stop = new CarStop(square);
                Group ghost = Gallery.onToolkit(() -> preview.ghost(number, Livery.A, stop, 0));
                Polygon lit = preview.squares(lane, square - 1, square).getFirst();
                assertThat(ghost.getClip()).isInstanceOf(Polygon.class);
                double length =
                        ghost.getChildren().getFirst().getTransforms().getLast().getMxx() * PieceLayout.DRAWN_LENGTH;
                assertThat(length)
                        .as("ghost on %d in lane %d of %s", square, lane, road)
                        .isLessThan(0.8 * lane(road, lane, square));
                assertThat(((Polygon) ghost.getClip()).getPoints()).isEqualTo(lit.getPoints());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("roads")
    void theLastNumberDoesNotCoverTheGhost(Road road) {
        DrivePreviewDrawing preview = new DrivePreviewDrawing(new PieceLayout(road), ART);
        for (int lane = 0; lane < road.lanes(); lane++) {
            for (int square = 2; square <= road.squares(); square++) {
                int number = lane;
                CarStop fromStop = new CarStop(square - 2);
                CarStop toStop = new CarStop(square);
                Group ghost = Gallery.onToolkit(() -> preview.ghost(number, Livery.A, toStop, 1));
                List<Transform> transforms = ghost.getChildren().getFirst().getTransforms();
                Point ghostPoint = new Point(
                        transforms.getFirst().getTx(), transforms.getFirst().getTy());
                Circle disc = Gallery.onToolkit(
                                () -> preview.numbers(number, fromStop, toStop, new PieceLayout(road).carLength()))
                        .getChildren()
                        .stream()
                        .filter(Circle.class::isInstance)
                        .map(Circle.class::cast)
                        .toList()
                        .getLast();
                double half = transforms.getLast().getMxx() * PieceLayout.DRAWN_LENGTH / 2;
                assertThat(ghostPoint.distance(new Point(disc.getCenterX(), disc.getCenterY())))
                        .as("number and ghost on %d in lane %d of %s", square, lane, road)
                        .isGreaterThan(half + disc.getRadius());
            }
        }
    }

    /// The ring of a target would hide the first square.
    @Test
    void aCarThatWouldDriveHasNoRing() {
        BoardViewState state = SampleBoards.four();
        boolean ringed = Gallery.onToolkit(() -> {
            PieceLayer layer = new PieceLayer(state, ART, new Group());
            layer.target(Set.of(1));
            layer.showWay(1, new CarStop(state.cars().get(1).stop().index() + 1), false);
            return layer.car(1).rings().getChildren().getFirst().isVisible();
        });
        assertThat(ringed).isFalse();
    }

    private static double lane(Road road, int lane, int square) {
        List<Point> middle = road.line(road.joint(square - 1), road.joint(square), road.lateral(lane));
        return IntStream.range(1, middle.size())
                .mapToDouble(i -> middle.get(i - 1).distance(middle.get(i)))
                .sum();
    }
}
