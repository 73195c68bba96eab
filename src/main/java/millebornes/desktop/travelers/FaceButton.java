package millebornes.desktop.travelers;

import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.travelers.DriverSelectionViewState.FaceView;
import millebornes.session.DriverFace.FaceMood;

/// A face of the page *Who’s coming along?*: pressed to be picked up, or dragged into a car.
final class FaceButton extends Button {

    /// The distance from which a moved press is a drag, in px.
    private static final double DRAG = 8;

    private static final double MARK = 0.2;
    private static final double PALE = 0.58;

    /// The size of a car's mark relative to the disc in the car's colour behind it.
    private static final double LETTER = 0.8;

    /// By how much a face that was picked up is higher than the others, relative to its size.
    private static final double LIFT = 0.06;

    private Point2D pressed = Point2D.ZERO;
    private boolean dragged;

    /// Receives what is done with a face.
    interface FaceListener {

        /// It was pressed.
        void picked(FaceView face);

        /// Its drag begins.
        void lifted();

        /// It was let go.
        ///
        /// @param there in the scene
        void dropped(FaceView face, Point2D there);
    }

    /// @param size of the face, in px
    FaceButton(ScreenContext context, FaceView face, double size, FaceListener listener) {
        setId(face.id());
        setGraphic(picture(context, face, size));
        ControlFactory.explain(this, face.spoken());
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setDisable(face.sitsInCar());
        getStyleClass().addAll(StyleClasses.FLAT_BUTTON, StyleClasses.BARE_BUTTON, StyleClasses.FACE_BUTTON);
        if (face.picked()) {
            getStyleClass().add(StyleClasses.ACTIVE);
            setTranslateY(-LIFT * size);
        }
        setOnAction(_ -> listener.picked(face));
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> pressed = new Point2D(event.getSceneX(), event.getSceneY()));
        addEventFilter(MouseEvent.MOUSE_DRAGGED, event -> drag(event, listener));
        addEventFilter(MouseEvent.MOUSE_RELEASED, event -> {
            if (dragged) {
                event.consume();
                disarm();
                drop();
                listener.dropped(face, new Point2D(event.getSceneX(), event.getSceneY()));
            }
        });
    }

    private void drag(MouseEvent event, FaceListener listener) {
        Point2D now = new Point2D(event.getSceneX(), event.getSceneY());
        if (dragged || pressed.distance(now) >= DRAG) {
            if (!dragged) {
                dragged = true;
                listener.lifted();
            }
            Point2D way = getParent().sceneToLocal(now).subtract(getParent().sceneToLocal(pressed));
            setTranslateX(way.getX());
            setTranslateY(way.getY());
            setViewOrder(-1);
        }
    }

    private void drop() {
        dragged = false;
        setTranslateX(0);
        setTranslateY(0);
        setViewOrder(0);
    }

    private static Node picture(ScreenContext context, FaceView face, double size) {
        StackPane picture = new StackPane();
        boolean isComputer = face.id().equals(FaceView.COMPUTER);
        picture.getChildren()
                .setAll(new DrawingPane(
                        isComputer
                                ? context.art().drivers().robot()
                                : context.art().drivers().face(face.face(), FaceMood.SMILE),
                        size,
                        size));
        picture.setOpacity(face.sitsInCar() ? PALE : 1);
        double radius = MARK * size;
        HBox marks = new HBox(-radius);
        marks.setAlignment(Pos.BOTTOM_RIGHT);
        marks.setFillHeight(false);
        face.cars().forEach(livery -> {
            double letter = 2 * radius * LETTER;
            marks.getChildren()
                    .add(new StackPane(
                            new Circle(radius, context.look().palette().main(livery)),
                            new DrawingPane(context.art().cars().badge(livery, radius), letter, letter)));
        });
        return new StackPane(picture, marks);
    }
}
