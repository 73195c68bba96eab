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
    @CsvSource({"0, 420", "25, 420", "1000, 420", "0, 700", "1000, 700"})
    void theCarStaysOnItsPlate(int km, double width) {
        Bounds car = car(km, width);
        assertThat(car.getMinX()).isPositive();
        assertThat(car.getMaxX()).isLessThan(width - 25);
    }

    @Test
    void everyExerciseBringsItOn() {
        for (int km = 25; km <= 1000; km += 25) {
            assertThat(car(km, 420).getCenterX())
                    .isGreaterThan(car(km - 25, 420).getCenterX() + 1);
        }
    }

    private static Bounds car(int km, double width) {
        return Gallery.onToolkit(() -> {
            SchoolRoadPane road = new SchoolRoadPane(ArtFactory.in(ColourTheme.DAY), km, "");
            new Scene(road);
            road.resize(width, 50);
            road.layout();
            return road.getChildren().getLast().getBoundsInParent();
        });
    }
}
