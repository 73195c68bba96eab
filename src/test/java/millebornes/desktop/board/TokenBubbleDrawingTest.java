package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.tabletop.CarSafetyViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.table.Car;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;

class TokenBubbleDrawingTest {

    private static final Road ROAD = new Road(1000, 4);
    private static final double RADIUS = 32;

    /// Wherever a car stands, the plate with its token lies on no stone, and not on the car.
    @Test
    void thePlateLiesOnNoStone() {
        PieceLayout layout = new PieceLayout(ROAD);
        List<Rect> stones =
                KilometreStone.along(ROAD, 1).stream().map(KilometreStone::room).toList();
        Car stopped = Car.ROLLING.attackedBy(Hazard.ACCIDENT);
        List<Integer> covering = IntStream.rangeClosed(1, 39)
                .filter(stop -> {
                    CarViewState car = new CarViewState(
                            Livery.D,
                            new CarStop(stop),
                            List.of(Hazard.ACCIDENT),
                            CarSafetyViewState.of(stopped),
                            CarViewState.GreenLightNeed.of(stopped),
                            "");
                    List<Rect> taken = new ArrayList<>(stones);
                    taken.add(layout.room(3, stop, 1, 0));
                    Rect plateRect = Gallery.onToolkit(
                            () -> plate(new TokenBubbleDrawing(layout, ArtFactory.in(ColourTheme.DAY), RADIUS)
                                    .of(car, layout.car(3, stop), taken)
                                    .getChildren()
                                    .get(2)
                                    .getBoundsInParent()));
                    return taken.stream().anyMatch(plateRect::overlaps);
                })
                .boxed()
                .toList();
        assertThat(covering).as("stops at which the plate covers something").isEmpty();
    }

    private static Rect plate(Bounds bounds) {
        return new Rect(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight()).inset(1.6);
    }
}
