package millebornes.desktop.screens.setup;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import millebornes.desktop.screens.common.CarOnRoadPane;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.setup.model.SetupContext;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.constants.StyleClasses;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// The car of a seat: one button that goes through the looks. Its left third, and the key ←, go backwards.
final class CarChooser extends Button {

    /// How large the car is shown.
    enum Size {
        LARGE(108, 60),
        SMALL(84, 42),
        SMALLEST(72, 34);

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

    CarChooser(SetupContext context, int seat, Size size) {
        this.context = context;
        this.seat = seat;
        Palette palette = context.app().look().palette();
        CarOnRoadPane lane = new CarOnRoadPane(
                context.art().cars().car(context.model().livery(seat)), palette, size.width, size.height);
        HBox shown = size == Size.LARGE
                ? new HBox(
                        new FontIcon(MaterialDesignC.CHEVRON_LEFT), lane, new FontIcon(MaterialDesignC.CHEVRON_RIGHT))
                : new HBox(lane);
        shown.setAlignment(Pos.CENTER);
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
