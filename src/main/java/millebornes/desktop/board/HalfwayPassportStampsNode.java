package millebornes.desktop.board;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.engine.table.Distance;

/// The stamps in the passport: one for each car that has driven half the distance.
final class HalfwayPassportStampsNode extends Group {

    private static final int HALFWAY = Distance.HALFWAY_KM / Distance.KM_PER_SQUARE;

    private final HalfwayPassportDrawing drawing;
    private final SortedMap<Integer, Node> stamps = new TreeMap<>();

    HalfwayPassportStampsNode(HalfwayPassportDrawing drawing) {
        this.drawing = drawing;
        setId("passport-stamps");
        setMouseTransparent(true);
    }

    HalfwayPassportDrawing drawing() {
        return drawing;
    }

    /// Shows the stamps of all of these cars that have driven half the distance; existing ones are kept.
    void show(List<CarViewState> cars) {
        for (int lane = 0; lane < cars.size(); lane++) {
            CarViewState car = cars.get(lane);
            int number = lane;
            if (car.stop().index() < HALFWAY) {
                stamps.remove(lane);
            } else {
                stamps.computeIfAbsent(lane, _ -> drawing.lying(car.livery(), number, cars.size()));
            }
        }
        if (!getChildren().equals(List.copyOf(stamps.values()))) {
            getChildren().setAll(stamps.values());
        }
    }

    /// The stamp of a car, if it has one.
    Optional<Node> of(int lane) {
        return Optional.ofNullable(stamps.get(lane));
    }
}
