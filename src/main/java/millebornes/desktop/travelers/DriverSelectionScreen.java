package millebornes.desktop.travelers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.PageBackdrop;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.RebuildingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.travelers.DriverSelectionViewState.CarView;
import millebornes.desktop.travelers.DriverSelectionViewState.FaceView;
import millebornes.desktop.travelers.FaceButton.FaceListener;
import millebornes.engine.table.Livery;
import millebornes.save.DisplayNameSanitizer;
import millebornes.save.SingleValueStore;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace;
import millebornes.session.DriverFace.FaceMood;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// The page *Who’s coming along?* of the very first start: faces are put into cars, by pressing or dragging. It leads to the
/// set-up, which it fills in.
///
/// A press on a garage seats the face that was picked up. Without one it seats the next face in an empty car, and lets
/// the driver out of another.
public final class DriverSelectionScreen implements AppScreen {

    /// The id of the button to the set-up.
    static final String GO = "travelers-go";

    private static final double TITLE_SIGN = 46;
    private static final double LEARN_SIGN = 30;

    /// The size of a face, in px, and the height of a name, in px at the usual text size.
    private static final double FACE = 128;

    private static final double NAME = 46;

    /// The size of the head that waits for a face, and of the face that waits for a car, in px at the usual text size.
    private static final double WAITING = 32;

    private final ScreenContext context;
    private final SingleValueStore<LastSetup> store;
    private final Consumer<Destination> navigator;
    private final CarDrivers drivers = new CarDrivers();
    private DriverFace pickedFace = DriverFace.NOBODY;
    private @Nullable GarageStreetPane street;
    private final RebuildingPane streetPartPane;
    private final RebuildingPane facesPartPane;
    private final RebuildingPane footPartPane;
    private final StackPane root;

    /// @param store receives the set-up
    public DriverSelectionScreen(
            ScreenContext context, SingleValueStore<LastSetup> store, Consumer<Destination> navigator) {
        this.context = context;
        this.store = store;
        this.navigator = navigator;
        this.streetPartPane = new RebuildingPane(this::street, context.lookProperty(), context.languageProperty());
        this.facesPartPane = new RebuildingPane(this::faces, context.lookProperty(), context.languageProperty());
        this.footPartPane = new RebuildingPane(this::foot, context.lookProperty(), context.languageProperty());
        facesPartPane.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.GAP, Sizes.GAP));
        VBox middle = new VBox(streetPartPane, facesPartPane);
        VBox.setVgrow(streetPartPane, Priority.ALWAYS);
        this.root = new StackPane(
                PageBackdrop.of(context),
                PageFrameFactory.page(
                        new RebuildingPane(this::head, context.lookProperty(), context.languageProperty()),
                        middle,
                        footPartPane));
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        focusNextFace();
    }

    private Node head() {
        double size = context.look().textScale().of(LEARN_SIGN);
        Button learn = ControlFactory.button(
                "learn",
                words().text("travelers.learn"),
                () -> navigator.accept(new Destination.Learn()),
                StyleClasses.PAPER_BUTTON);
        learn.setGraphic(new DrawingPane(context.art().signs().page(PageSign.SCHOOL), size, size));
        if (PageTitlePlate.isLarge(context)) {
            ControlFactory.explain(learn, learn.getText());
            learn.setText(words().text("travelers.learn.short"));
        }
        Node sign = context.art().cars().nose(Livery.A, CarOutfit.PLAIN.with(DriverFace.GIRL));
        PageTitlePlate plate = new PageTitlePlate(
                context,
                new DrawingPane(sign, TITLE_SIGN, TITLE_SIGN),
                words().text("travelers.title"),
                words().text("travelers.subtitle"));
        return PageFrameFactory.head(context, plate, learn);
    }

    private Node street() {
        List<GarageButton> garages = new ArrayList<>();
        List<Region> plates = new ArrayList<>();
        for (CarView car : state().cars()) {
            garages.add(new GarageButton(context.art(), car, () -> pressed(car)));
            plates.add(plate(car));
        }
        GarageStreetPane newStreet = new GarageStreetPane(
                context.look().palette(),
                garages,
                plates,
                Math.max(Sizes.TARGET, context.look().textScale().of(NAME)));
        street = newStreet;
        newStreet.awaitsFace(pickedFace.isSomebody());
        return newStreet;
    }

    /// The name of a driver, or the place for one.
    private Region plate(CarView car) {
        if (!car.driver().isSomebody()) {
            Label free = new Label("+");
            double size = context.look().textScale().of(WAITING);
            free.setGraphic(new DrawingPane(
                    pickedFace.isSomebody()
                            ? context.art().drivers().face(pickedFace, FaceMood.SMILE)
                            : context.art().drivers().nobody(),
                    size,
                    size));
            free.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.DASHED);
            return free;
        }
        TextField name = new TextField(car.name());
        name.setId("name-" + car.car().letter());
        name.setPromptText(car.prompt());
        name.getStyleClass().add(StyleClasses.DRIVER_NAME);
        name.setAccessibleText(words().text("setup.name.prompt"));
        name.setTextFormatter(new TextFormatter<String>(
                change -> DisplayNameSanitizer.length(change.getControlNewText()) > DisplayNameSanitizer.LONGEST
                        ? null
                        : change));
        name.textProperty().subscribe((_, typed) -> {
            drivers.name(car.car(), typed);
            footPartPane.rebuild();
        });
        name.setOnAction(_ -> focusNextFace());
        return name;
    }

    private Node faces() {
        HBox row = new HBox();
        for (FaceView face : state().faces()) {
            row.getChildren().addAll(ControlFactory.spring(), new FaceButton(context, face, FACE, new Hand()));
        }
        row.getChildren().add(ControlFactory.spring());
        Label how = ControlFactory.label(words().text("travelers.how"), StyleClasses.STRONG);
        VBox panel = new VBox(Sizes.GAP, how, row);
        panel.setAlignment(Pos.CENTER);
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }

    private Node foot() {
        Label party = ControlFactory.label(state().party(), StyleClasses.STRONG);
        VBox note = new VBox(party, ControlFactory.label(words().text("travelers.later"), StyleClasses.NOTE));
        note.setAlignment(Pos.CENTER_LEFT);
        return PageFrameFactory.foot(
                context,
                List.of(PageFrameFactory.home(context, "home", () -> navigator.accept(new Destination.Home()))),
                note,
                PageFrameFactory.main(GO, MaterialDesignP.PLAY, words().text("travelers.go"), this::go));
    }

    private void go() {
        LastSetup setup = drivers.setup(words());
        store.change(_ -> setup);
        navigator.accept(new Destination.Setup());
    }

    /// Receives what is done with the faces.
    private final class Hand implements FaceListener {

        @Override
        public void picked(FaceView face) {
            pick(face.picked() ? DriverFace.NOBODY : face.face());
            if (pickedFace.isSomebody()) {
                focus(GarageButton.id(drivers.nextCar()));
            }
        }

        @Override
        public void lifted() {
            awaitFace(true);
        }

        @Override
        public void dropped(FaceView face, Point2D there) {
            awaitFace(pickedFace.isSomebody());
            for (Livery livery : Livery.values()) {
                Node garage = root.lookup("#" + GarageButton.id(livery));
                if (garage.localToScene(garage.getLayoutBounds()).contains(there)) {
                    seat(livery, face.face());
                    return;
                }
            }
        }
    }

    private void pick(DriverFace face) {
        pickedFace = face;
        streetPartPane.rebuild();
        facesPartPane.rebuild();
    }

    private void awaitFace(boolean awaits) {
        if (street != null) {
            street.awaitsFace(awaits);
        }
    }

    private void pressed(CarView car) {
        if (pickedFace.isSomebody()) {
            seat(car.car(), pickedFace);
        } else if (car.driver().isSomebody()) {
            drivers.leave(car.car());
            changed();
        } else {
            state().faces().stream()
                    .filter(face -> !face.sitsInCar())
                    .findFirst()
                    .ifPresent(face -> seat(car.car(), face.face()));
        }
    }

    private void seat(Livery livery, DriverFace face) {
        drivers.seat(livery, face);
        changed();
        ((GarageButton) root.lookup("#" + GarageButton.id(livery))).driveOut(context.pace());
        focusNextFace();
    }

    private void changed() {
        pickedFace = DriverFace.NOBODY;
        streetPartPane.rebuild();
        facesPartPane.rebuild();
        footPartPane.rebuild();
    }

    /// Focuses the next face to be picked up, or the button to the set-up when all have cars.
    private void focusNextFace() {
        focus(state().faces().stream()
                .filter(face -> !face.sitsInCar())
                .map(FaceView::id)
                .findFirst()
                .orElse(GO));
    }

    private void focus(String id) {
        root.lookup("#" + id).requestFocus();
    }

    /// Enter presses what has the focus, the arrows go from garage to garage, Esc puts a face down.
    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && pickedFace.isSomebody()) {
            event.consume();
            pick(DriverFace.NOBODY);
            focusNextFace();
        } else if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof Button button) {
            event.consume();
            button.fire();
        } else if (event.getTarget() instanceof GarageButton garage) {
            int step = event.getCode() == KeyCode.RIGHT ? 1 : event.getCode() == KeyCode.LEFT ? -1 : 0;
            if (step != 0) {
                event.consume();
                focus(GarageButton.id(garage.neighbour(step)));
            }
        }
    }

    private DriverSelectionViewState state() {
        return DriverSelectionPresenter.present(words(), drivers, pickedFace);
    }

    private Words words() {
        return context.words();
    }
}
