package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class QuestionRoomsTest {

    private static final int LIGHTS = 2_000;

    private static final double LARGEST_LIGHT = 300;

    private static final int SEATS = 4;

    private static final int BUTTONS = 4;

    static Stream<TableLayoutSpec> tables() {
        return Stream.of(new Point(1024, 700), new Point(1280, 800), new Point(1366, 768), new Point(3840, 2160))
                .flatMap(window -> Stream.of(1.0, 1.5, 2.0)
                        .flatMap(text -> Stream.of(TableLayoutSpec.TargetSize.values())
                                .map(target ->
                                        new TableLayoutSpec(window.x(), window.y(), SEATS, BUTTONS, text, target))));
    }

    /// A car may stand anywhere on the board, at its very edges, too, with or without a log beside it.
    @ParameterizedTest
    @MethodSource("tables")
    void aQuestionFindsItsPlacesWhereverTheCarStands(TableLayoutSpec spec) {
        TableLayout layout = TableLayout.of(spec);
        Rect boardRect = layout.board().room();
        RandomGenerator random = new Random(7);
        for (int i = 0; i < LIGHTS; i++) {
            double right = i % 2 == 0 ? boardRect.right() : boardRect.centre().x();
            double width = random.nextDouble(LARGEST_LIGHT);
            double height = random.nextDouble(LARGEST_LIGHT);
            Rect litRect = new Rect(
                    random.nextDouble(boardRect.x() - width, boardRect.right()),
                    random.nextDouble(boardRect.y() - height, boardRect.bottom()),
                    width,
                    height);
            QuestionRooms rooms = QuestionRooms.of(layout, i % 3 == 0, right, litRect);
            assertThat(rooms.foot()).isNotEmpty();
            assertThat(rooms.parts())
                    .hasSize(2)
                    .as("parts beside %s at %s", litRect, spec)
                    .noneMatch(litRect::overlaps);
        }
    }
}
