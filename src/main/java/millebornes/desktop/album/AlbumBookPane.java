package millebornes.desktop.album;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.Sizes;
import millebornes.records.Stamp;
import millebornes.words.Words;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// The open book: names and count at the top of the first page, the road to the sea between the buttons that turn the
/// pages, and the stamps of the open pages.
///
/// One stamp is selected and has the focus; its pages are open. The arrow keys select the others.
final class AlbumBookPane extends Pane {

    private final AlbumBookDrawing drawing;
    private final Region head;
    private final List<StampPane> stamps;
    private final double text;
    private final Consumer<Stamp> choose;
    private final int chosen;
    private final Button before;
    private final Button after;
    private final Group ground = new Group();
    private double shown;
    private double drawnWidth = -1;
    private double drawnHeight = -1;

    /// @param head the node at the top of the first page
    /// @param stamps one for every place, in the order of the road
    /// @param text the factor by which text is larger than designed
    /// @param words the texts of the buttons that turn the pages
    /// @param choose called with the selected stamp; on other pages it is their first one
    AlbumBookPane(
            AlbumBookDrawing drawing,
            Region head,
            List<StampPane> stamps,
            double text,
            Words words,
            Consumer<Stamp> choose) {
        this.drawing = drawing;
        this.chosen = drawing.view().chosen().ordinal();
        this.before = ControlFactory.icon(
                "pages-before", MaterialDesignC.CHEVRON_LEFT, words.text("album.before"), () -> turn(-1));
        this.after = ControlFactory.icon(
                "pages-after", MaterialDesignC.CHEVRON_RIGHT, words.text("album.after"), () -> turn(1));
        this.head = head;
        this.stamps = List.copyOf(stamps);
        this.text = text;
        this.choose = choose;
        getChildren().addAll(ground, head, before, after);
        getChildren().addAll(stamps);
        setMinWidth(0);
        for (int at = 0; at < stamps.size(); at++) {
            int place = at;
            stamps.get(at).addEventHandler(KeyEvent.KEY_PRESSED, event -> pressed(event, place));
        }
    }

    /// Sets the visible height of this pane, in px.
    void shown(double height) {
        shown = height;
        requestLayout();
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinHeight(double width) {
        Insets around = getInsets();
        double wide = (width < 0 ? getWidth() : width) - around.getLeft() - around.getRight();
        return around.getTop() + AlbumLayout.in(wide, shownInside(), text).height() + around.getBottom();
    }

    @Override
    protected double computePrefHeight(double width) {
        return computeMinHeight(width);
    }

    @Override
    protected void layoutChildren() {
        AlbumLayout layout = lines();
        Rect roadRect = layout.road();
        Rect headRect = layout.head();
        if (layout.isTurned()) {
            double high = before.minHeight(-1);
            double wide = before.minWidth(-1);
            double y = roadRect.centre().y() - high / 2;
            // Each at the outer edge of the open pages.
            lay(before, new Rect(headRect.x(), y, wide, high));
            lay(after, new Rect(roadRect.right() - wide, y, wide, high));
            if (layout.leaves().size() == 1) {
                roadRect = new Rect(roadRect.x() + wide, roadRect.y(), roadRect.width() - 2 * wide, roadRect.height());
            } else {
                double beside = wide + Sizes.SMALL_GAP;
                headRect = new Rect(headRect.x() + beside, headRect.y(), headRect.width() - beside, headRect.height());
                roadRect = new Rect(roadRect.x(), roadRect.y(), roadRect.width() - wide, roadRect.height());
            }
        }
        before.setVisible(layout.isTurned());
        after.setVisible(layout.isTurned());
        before.setDisable(chosen < layout.open());
        after.setDisable(layout.isSpread(chosen, stamps.size() - 1));
        if (getWidth() != drawnWidth || getHeight() != drawnHeight) {
            drawnWidth = getWidth();
            drawnHeight = getHeight();
            ground.getChildren().setAll(drawing.draw(layout, roadRect, inner().width()));
            ground.setLayoutX(inner().x());
            ground.setLayoutY(inner().y());
        }
        lay(head, headRect);
        for (int at = 0; at < stamps.size(); at++) {
            stamps.get(at).setVisible(layout.isSpread(at, chosen));
            lay(stamps.get(at), layout.places().get(at));
        }
    }

    private void turn(int way) {
        int open = lines().open();
        choose.accept(Stamp.values()[(chosen / open + way) * open]);
    }

    private void pressed(KeyEvent event, int from) {
        int columns = lines().columns();
        int to = switch (event.getCode()) {
            case LEFT -> from - 1;
            case RIGHT -> from + 1;
            case UP -> from - columns;
            case DOWN -> from + columns;
            case HOME -> 0;
            case END -> stamps.size() - 1;
            default -> from;
        };
        if (to != from) {
            event.consume();
            if (to >= 0 && to < stamps.size()) {
                choose.accept(Stamp.values()[to]);
            }
        }
    }

    private AlbumLayout lines() {
        return AlbumLayout.in(inner().width(), shownInside(), text);
    }

    /// The visible height without the insets, in px.
    private double shownInside() {
        return shown - getInsets().getTop() - getInsets().getBottom();
    }

    /// The area of the book in px of this pane: the pane without its insets.
    private Rect inner() {
        Insets around = getInsets();
        return new Rect(
                around.getLeft(),
                around.getTop(),
                Math.max(0, getWidth() - around.getLeft() - around.getRight()),
                Math.max(0, getHeight() - around.getTop() - around.getBottom()));
    }

    private void lay(Node node, Rect rect) {
        node.resizeRelocate(inner().x() + rect.x(), inner().y() + rect.y(), rect.width(), rect.height());
    }
}
