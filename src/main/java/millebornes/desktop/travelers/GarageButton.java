package millebornes.desktop.travelers;

import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.scene.Group;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Ellipse;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import javafx.util.Duration;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GarageArt;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.travelers.DriverSelectionViewState.CarView;
import millebornes.engine.table.Livery;

/// A garage of the page *Who’s coming along?*, pressed as a whole. The doors of an empty car are closed; a car with a driver
/// stands before its garage.
final class GarageButton extends Button {

    /// The height of the street before the threshold on which cars stand, in units of the garage.
    static final double STREET = 8;

    /// The size of a car in its garage and before it, the height that it may have there, and how far it drives, in units
    /// of the garage.
    private static final double CAR_FAR = 0.11;

    private static final double CAR_NEAR = 0.24;
    private static final double HIGHEST_CAR = 37;
    private static final double WAY = 6;

    /// The share of the time in which the doors open; then the car drives.
    private static final double DOORS = 0.45;

    private static final double CAR_WIDTH = 200;
    private static final double SHADOW_HEIGHT = 9;
    private static final double SHADOW = 0.4;
    private static final Duration DRIVE = Duration.millis(1100);

    private final ArtFactory art;
    private final CarView view;
    private final Scale doorWidth = new Scale();
    private final Group doors;
    private final Group car = new Group();
    private final Group garage = new Group();

    /// The name of the button of a car.
    static String id(Livery livery) {
        return "garage-" + livery.letter();
    }

    GarageButton(ArtFactory art, CarView view, Runnable press) {
        this.art = art;
        this.view = view;
        setId(id(view.car()));
        ControlFactory.explain(this, view.spoken());
        setOnAction(_ -> press.run());
        getStyleClass().add(StyleClasses.GARAGE_BUTTON);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        doors = art.garages().doors(view.car(), GarageArt.Form.TALL, doorWidth);
        garage.getChildren().setAll(art.garages().house(view.car(), GarageArt.Form.TALL), car, doors);
        garage.setManaged(false);
        Pane picture = new Pane(garage);
        picture.setMouseTransparent(true);
        setGraphic(picture);
        setMinSize(0, 0);
        if (view.driver().isSomebody()) {
            car.getChildren().setAll(drivenCar());
        }
        show(view.driver().isSomebody() ? 1 : 0);
    }

    private Group drivenCar() {
        Ellipse shadow = new Ellipse(CAR_WIDTH / 2, SHADOW_HEIGHT);
        shadow.setFill(art.palette().color(ColourRole.SYMBOL_DARK, SHADOW));
        return new Group(shadow, art.cars().nose(view.car(), CarDrivers.outfit(view.driver())));
    }

    /// The car of the garage so many steps to the right, from the last to the first.
    Livery neighbour(int steps) {
        Livery[] all = Livery.values();
        return all[Math.floorMod(view.car().ordinal() + steps, all.length)];
    }

    /// Fits the drawing into the size that the button gets.
    @Override
    public void resize(double width, double height) {
        super.resize(width, height);
        ((Pane) getGraphic()).setPrefSize(width, height);
        double scale = scale(width, height);
        garage.getTransforms().setAll(new Translate(width / 2, height - STREET * scale), new Scale(scale, scale));
    }

    /// The px of one unit of the garage in a button of that size.
    static double scale(double width, double height) {
        return Math.min(width / GarageArt.WIDTH, height / (GarageArt.HEIGHT + STREET));
    }

    /// The height of a garage that fills a width.
    static double highest(double width) {
        return (GarageArt.HEIGHT + STREET) * width / GarageArt.WIDTH;
    }

    /// The doors open and the car drives out; at once where nothing moves.
    void driveOut(Pace pace) {
        if (pace == Pace.OFF) {
            return;
        }
        Transition drive = new Transition() {
            {
                setCycleDuration(DRIVE);
                setInterpolator(Interpolator.LINEAR);
            }

            @Override
            protected void interpolate(double share) {
                show(share);
            }
        };
        drive.setRate(pace.speed());
        drive.play();
    }

    /// Shows a moment of the drive.
    ///
    /// @param share 0 behind closed doors, 1 before the garage
    void show(double share) {
        double opened = Interpolator.EASE_BOTH.interpolate(0.0, 1.0, Math.min(1, share / DOORS));
        double driven = Interpolator.EASE_BOTH.interpolate(0.0, 1.0, Math.max(0, (share - DOORS) / (1 - DOORS)));
        doorWidth.setX(GarageArt.doorWidth(opened));
        double near = Math.min(CAR_NEAR, HIGHEST_CAR / car.getLayoutBounds().getHeight());
        double size = CAR_FAR + (near - CAR_FAR) * driven;
        car.getTransforms().setAll(new Translate(0, WAY * driven), new Scale(size, size));
        (opened == 1 ? car : doors).toFront();
    }
}
