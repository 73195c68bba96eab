package millebornes.desktop.school;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.scene.Scene;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.theme.ColourTheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The road of the school's progress: the car stays on it and does not cover the number of its goal.
class SchoolRoadPaneTest {

    @ParameterizedTest
    @CsvSource({"0, 420", "1, 420", "40, 420", "0, 700", "40, 700"})
    void theCarStaysOnItsPlate(int solved, double width) {
        Bounds car = car(solved, width);
        assertThat(car.getMinX()).isPositive();
        assertThat(car.getMaxX()).isLessThan(width - 25);
    }

    @Test
    void everyExerciseBringsItOn() {
        for (int solved = 1; solved <= 40; solved++) {
            assertThat(car(solved, 420).getCenterX())
                    .isGreaterThan(car(solved - 1, 420).getCenterX() + 1);
        }
    }

    private static Bounds car(int solved, double width) {
        return Gallery.onToolkit(() -> {
            SchoolRoadPane road = new SchoolRoadPane(ArtFactory.in(ColourTheme.DAY), solved, 40, "");
            new Scene(road);
            road.resize(width, 50);
            road.layout();
            return road.getChildren().getLast().getBoundsInParent();
        });
    }
}
