package millebornes.desktop.travelers;

import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.travelers.DriverSelectionViewState.FaceView;
import millebornes.session.DriverFace.FaceMood;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/// A face of the page *Who travels?*: pressed to be picked up, or dragged into a car.
final class FaceButton extends Button {

    /// The distance from which a moved press is a drag, in px.
    private static final double DRAG = 8;

    private static final double ROBOT = 0.56;
    private static final double TICK = 0.34;
    private static final double TICK_SIGN = 0.22;
    private static final double PALE = 0.28;

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
        if (face.id().equals(FaceView.COMPUTER)) {
            FontIcon robot = new FontIcon(MaterialDesignR.ROBOT);
            SceneStyler.iconSize(robot, size * ROBOT);
            Circle disc = new Circle(size / 2, context.look().palette().color(ColourRole.GROOVE));
            disc.setStroke(context.look().palette().color(ColourRole.OUTLINE));
            picture.getChildren().setAll(disc, robot);
        } else {
            picture.getChildren()
                    .setAll(new DrawingPane(context.art().drivers().face(face.face(), FaceMood.SMILE), size, size));
        }
        if (!face.sitsInCar()) {
            return picture;
        }
        picture.setOpacity(PALE);
        FontIcon sign = new FontIcon(MaterialDesignC.CHECK_BOLD);
        SceneStyler.iconSize(sign, size * TICK_SIGN);
        StackPane tick = new StackPane(
                new Circle(size * TICK / 2, context.look().palette().color(ColourRole.TILE)), sign);
        tick.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        StackPane seated = new StackPane(picture, tick);
        seated.setAlignment(Pos.BOTTOM_RIGHT);
        return seated;
    }
}
