package millebornes.desktop.table;

import java.util.List;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.stage.Window;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.TableFreezeFrameNode;
import millebornes.desktop.geometry.HandoverGarageLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.motion.MotionCurve.EaseCurve;
import millebornes.desktop.motion.Pace;
import millebornes.session.flow.CurtainExtent;
import org.jspecify.annotations.Nullable;

/// The curtain between two people, drawn as the garage of the next player's car. It covers the foot of the table, where
/// cards lie, or the whole window. The hand is not drawn behind it, and nothing on it depends on a hand.
final class CurtainView extends Pane {

    /// The duration of rolling up or down, in ms at the normal pace.
    private static final double ROLLING = 420;

    /// The distance that the car has driven when the garage is open, in multiples of the garage's height.
    private static final double DRIVEN = 1.4;

    /// The text size on the plate of a curtain that covers the window, relative to one that covers the foot.
    private static final double LARGER = 1.3;

    private static final double NANOS_PER_MILLI = 1e6;

    private final ArtFactory art;
    private final Roller roller = new Roller();
    private final Pane garage = new Pane();
    private final Rectangle room = new Rectangle();
    private @Nullable TableFreezeFrameNode nodeBelow;
    private Group car = new Group();
    private List<Button> buttons = List.of();

    public CurtainView(ArtFactory art) {
        this.art = art;
        garage.setManaged(false);
        setClip(room);
        setPickOnBounds(true);
        setId("curtain");
        setVisible(false);
    }

    /// Closes the curtain.
    ///
    /// @param answered called with the reply of the button that was pressed
    /// @param garageLayout the layout of the garage that covers the foot
    /// @param table the size of the window and of text
    public void lower(
            CurtainViewState curtainState,
            Consumer<OverlayAnswer> answered,
            HandoverGarageLayout garageLayout,
            TableLayoutSpec table) {
        boolean whole = curtainState.extent() == CurtainExtent.WINDOW;
        Rect rect = whole ? new Rect(0, 0, table.width(), table.height()) : garageLayout.door();
        resizeRelocate(rect.x(), rect.y(), rect.width(), rect.height());
        room.setWidth(rect.width());
        room.setHeight(rect.height());
        double growth = table.textScale();
        HandoverGarageParts garageParts = whole
                ? HandoverGarageParts.whole(art, curtainState, table.width(), table.height(), table.text())
                : HandoverGarageParts.atFoot(art, garageLayout, curtainState);
        car = garageParts.car();
        CurtainPlate plate =
                new CurtainPlate(art, curtainState, answered, garageParts.plate(), whole ? growth * LARGER : growth);
        buttons = plate.buttons();
        // The garage is drawn in the window's pixels, whatever part of it is covered.
        garage.relocate(-rect.x(), -rect.y());
        garage.getChildren().setAll(garageParts.building(), garageParts.car());
        if (!whole) {
            garage.getChildren().add(new UnseenPlayTileRow(art, garageLayout, curtainState, table.text(), growth));
        }
        garage.getChildren().add(plate);
        car.setOnMouseClicked(_ -> answered.accept(OverlayAnswer.OPEN));
        nodeBelow = null;
        getChildren().setAll(garage);
        if (!isOfClosedWindow()) {
            applyCss();
        }
        roller.stop();
        show(0);
        setMouseTransparent(false);
        setVisible(true);
    }

    /// Whether this curtain belongs to a window that is being closed. Such a window covers its hand, too, but has no
    /// style sheets any more, and the toolkit would log a warning for each missing colour.
    private boolean isOfClosedWindow() {
        @Nullable Window window = getScene() == null ? null : getScene().getWindow();
        return window != null && !window.isShowing();
    }

    /// Requests the focus for the first button.
    public void takeFocus() {
        buttons.getFirst().requestFocus();
    }

    /// Moves the focus to the other button, if there are two.
    public void focusOther() {
        Button last = buttons.getLast();
        (last.isFocused() ? buttons.getFirst() : last).requestFocus();
    }

    /// The reply that the focused button gives; that of the first button if none has the focus.
    public static OverlayAnswer reply(Node focused) {
        return List.of(OverlayAnswer.BACK, OverlayAnswer.UNDO, OverlayAnswer.REDO).stream()
                .filter(answer -> answer.id().equals(focused.getId()))
                .findFirst()
                .orElse(OverlayAnswer.OPEN);
    }

    /// Animates the closing of a curtain, which rolls down.
    public void roll(Pace pace) {
        roller.roll(1, 0, pace, () -> {});
    }

    /// Rolls the curtain up. From now on it accepts no click.
    public void open(Pace pace) {
        boolean rolling = isMouseTransparent();
        if (isVisible() && (!rolling || pace == Pace.OFF)) {
            setMouseTransparent(true);
            roller.roll(0, 1, pace, () -> {
                setVisible(false);
                garage.getChildren().forEach(part -> part.setCache(false));
                garage.getChildren().clear();
                nodeBelow = null;
                getChildren().setAll(garage);
            });
        }
    }

    /// Shows the garage part-way.
    ///
    /// @param up how far it is rolled up, from 0 to 1; its car drives out meanwhile
    public void show(double up) {
        garage.setTranslateY(Math.rint(-up * getHeight()));
        car.setTranslateY(Math.rint(up * getHeight() * (1 + DRIVEN)));
    }

    /// Puts a snapshot of the table under the garage. Otherwise the table would be drawn again in every frame, and at
    /// every change below the closed garage. The garage itself is turned into snapshots for the same reason.
    private void picture() {
        Parent table = getParent();
        if (table != null && isVisible()) {
            getChildren().remove(nodeBelow);
            nodeBelow = TableFreezeFrameNode.of(
                    art.pictures(), table, this, new Rect(getLayoutX(), getLayoutY(), getWidth(), getHeight()));
            if (nodeBelow != null) {
                nodeBelow.relocate(0, 0);
                getChildren().addFirst(nodeBelow.covering(table, this));
            }
            garage.getChildren().forEach(part -> part.setCache(true));
        }
    }

    /// Moves the whole curtain up or down. It first waits for a layout pass, then takes the snapshots between two
    /// frames, since both are too much for one frame.
    private final class Roller extends AnimationTimer {

        private static final int LAID_OUT = 1;
        private static final int PICTURED = 2;

        private int pulses;
        private EaseCurve curve = new EaseCurve(0, 0, 0);
        private Runnable done = () -> {};
        private double speed = 1;
        private long started = -1;

        void roll(double from, double to, Pace pace, Runnable then) {
            stop();
            curve = new EaseCurve(from, to, ROLLING);
            done = then;
            speed = pace.speed();
            started = -1;
            pulses = 0;
            if (pace == Pace.OFF) {
                end();
            } else {
                show(from);
                start();
            }
        }

        @Override
        public void handle(long now) {
            if (++pulses <= PICTURED) {
                if (pulses > LAID_OUT) {
                    Platform.runLater(CurtainView.this::picture);
                }
                return;
            }
            started = started < 0 ? now : started;
            double elapsed = (now - started) / NANOS_PER_MILLI * speed;
            show(curve.valueAt(elapsed));
            if (elapsed >= curve.millis()) {
                end();
            }
        }

        private void end() {
            stop();
            show(curve.end());
            done.run();
        }
    }
}
