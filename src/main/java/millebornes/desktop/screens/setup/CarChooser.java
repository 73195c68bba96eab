package millebornes.desktop.screens.setup;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import millebornes.desktop.screens.common.CarOnRoadPane;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.common.DrawingPane;
import millebornes.desktop.screens.setup.model.SetupContext;
import millebornes.desktop.theme.constants.StyleClasses;

/// The car of a seat: one button that goes through the looks. Its left third, and the key ←, go backwards.
final class CarChooser extends Button {

    /// How large the car is shown.
    enum Size {
        LARGE(96, 60),
        SMALL(60, 34);

        private final double width;
        private final double height;

        Size(double width, double height) {
            this.width = width;
            this.height = height;
        }
    }

    private final SetupContext context;
    private final int seat;
    private int step = 1;

    /// The car from above, on a piece of road.
    static CarChooser onRoad(SetupContext context, int seat, Size size) {
        return new CarChooser(
                context,
                seat,
                new CarOnRoadPane(
                        context.art().cars().car(context.model().livery(seat)),
                        context.app().look().palette(),
                        size.width,
                        size.height));
    }

    /// The car from its side, with its wheels on the ground.
    ///
    /// @param height in px
    static CarChooser fromSide(SetupContext context, int seat, double width, double height) {
        return new CarChooser(
                context,
                seat,
                new DrawingPane(context.art().cars().side(context.model().livery(seat)), width, height));
    }

    private CarChooser(SetupContext context, int seat, Node shown) {
        this.context = context;
        this.seat = seat;
        setId("seat-" + seat + "-car");
        setGraphic(shown);
        getStyleClass().addAll(StyleClasses.FLAT_BUTTON, StyleClasses.BARE_BUTTON);
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        ControlFactory.explain(this, context.words().text("setup.car.next"));
        setOnMousePressed(event -> step = event.getX() < getWidth() / 3 ? -1 : 1);
        setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.RIGHT) {
                event.consume();
                step = event.getCode() == KeyCode.LEFT ? -1 : 1;
                fire();
            } else {
                step = 1;
            }
        });
        setOnAction(_ -> change());
    }

    private void change() {
        int way = step;
        step = 1;
        context.change(() -> context.model().changeLivery(seat, way));
    }
}
