package millebornes.desktop.board;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.tabletop.CarViewState;

/// The lamps in front of cars at their garages: red as long as the car waits for its green light. The traffic
/// light beside the start is red until the first of them may go. In games without a green light there are no lamps.
final class GarageLampsNode extends Group {

    private final List<Node> red = new ArrayList<>();
    private final List<Node> green = new ArrayList<>();
    private final Group redLight;

    /// The state of a lamp.
    enum LaneLight {
        OFF,
        RED,
        GREEN
    }

    GarageLampsNode(Road road, ArtFactory art) {
        PieceLayout layout = new PieceLayout(road);
        for (int lane = 0; lane < road.lanes(); lane++) {
            red.add(art.cars().state("lane-red"));
            green.add(art.cars().state("lane-green"));
            red.getLast().setId("lane-red");
            green.getLast().setId("lane-green");
            Group lamp = new Group(red.getLast(), green.getLast());
            lamp.getTransforms()
                    .addAll(
                            GeometryShapeFactory.move(layout.laneLamp(lane).at()),
                            new Scale(layout.laneLampScale(), layout.laneLampScale()));
            getChildren().add(lamp);
        }
        redLight = art.scenery().redTrafficLight();
        redLight.getTransforms().add(GeometryShapeFactory.move(FixedBoardPlaces.TRAFFIC_LIGHT));
        getChildren().add(redLight);
        setMouseTransparent(true);
    }

    /// Shows a lamp for each of these cars that waits for its green light.
    void show(List<CarViewState> cars) {
        for (int lane = 0; lane < cars.size(); lane++) {
            show(lane, waits(cars.get(lane)) ? LaneLight.RED : LaneLight.OFF);
        }
        redLight.setVisible(cars.stream().allMatch(GarageLampsNode::waits));
    }

    void show(int lane, LaneLight light) {
        red.get(lane).setVisible(light == LaneLight.RED);
        green.get(lane).setVisible(light == LaneLight.GREEN);
    }

    /// Whether a car waits at its garage.
    private static boolean waits(CarViewState car) {
        return car.stop().equals(CarStop.GARAGE) && car.greenLight() == CarViewState.GreenLightNeed.WAITING;
    }
}
