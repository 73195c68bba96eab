package millebornes.desktop.album;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.geometry.VPos;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Group;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.AlbumArt;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.records.Stamp;

/// The place of one stamp in the book, with its text below. Pressing it selects the stamp.
final class StampPane extends ResizeRedrawPane {

    /// The greatest scale of a stamp at the usual text size.
    private static final double MOST = 1.7;
    private static final double ROUND = 14;

    /// The distance of the middle of the ring from the selected stamp, in px.
    private static final double RING_AWAY = 5.5;

    private static final double BESIDE = 5;

    /// The distance of the text from the next stamp, in px.
    private static final double BELOW_WORDS = 6;

    private final StampDrawing drawing;
    private final StampViewState stamp;
    private final FittedTextFactory textFactory;
    private final boolean chosen;
    private final Consumer<? super Stamp> choose;
    private final double most;

    /// @param chosen whether it is selected
    /// @param choose called with the stamp when it is pressed
    StampPane(StampDrawing drawing, StampViewState stamp, double text, boolean chosen, Consumer<? super Stamp> choose) {
        this.drawing = drawing;
        this.stamp = stamp;
        this.choose = choose;
        this.textFactory = new FittedTextFactory(text);
        this.chosen = chosen;
        this.most = MOST * text;
        setId("stamp-" + stamp.stamp().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        setFocusTraversable(chosen);
        setAccessibleRole(AccessibleRole.RADIO_BUTTON);
        setAccessibleText(stamp.spoken());
        setCursor(Cursor.HAND);
        getStyleClass().add(StyleClasses.STAMP);
        addEventHandler(MouseEvent.MOUSE_CLICKED, _ -> choose.accept(stamp.stamp()));
    }

    /// Selects the stamp for a screen reader.
    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (action == AccessibleAction.FIRE) {
            choose.accept(stamp.stamp());
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }

    /// Tells screen readers whether the stamp is selected.
    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.SELECTED
                ? chosen
                : super.queryAccessibleAttribute(attribute, parameters);
    }

    @Override
    protected void draw() {
        // All of it is pressed, what is between picture and words too.
        getChildren().add(new Rectangle(getWidth(), getHeight(), Color.TRANSPARENT));
        List<Text> lines = lines();
        // All stamps are as large as one another, whether one line or two stand below them.
        double words = Math.max(
                line(TextRole.BUTTON) + line(TextRole.NOTE),
                lines.stream()
                        .mapToDouble(line -> line.getLayoutBounds().getHeight())
                        .sum());
        double room = getHeight() - words - Sizes.LABEL_GAP - BELOW_WORDS;
        double scale =
                Math.min(most, Math.min(room / (AlbumArt.HEIGHT + BESIDE), getWidth() / (AlbumArt.WIDTH + 2 * BESIDE)));
        double x = (getWidth() - scale * AlbumArt.WIDTH) / 2;
        double top = Math.max(scale * BESIDE / 2, (room - scale * AlbumArt.HEIGHT) / 2);
        if (chosen) {
            getChildren().add(ring(x, top, scale));
        }
        Group placed = new Group(drawing.of(stamp));
        placed.getTransforms().addAll(new Translate(x, top), new Scale(scale, scale));
        placed.setMouseTransparent(true);
        getChildren().add(placed);
        double y = top + scale * AlbumArt.HEIGHT + Sizes.LABEL_GAP;
        for (Text line : lines) {
            line.setX((getWidth() - line.getWrappingWidth()) / 2);
            line.setY(y);
            y += line.getLayoutBounds().getHeight();
            getChildren().add(line);
        }
    }

    private Rectangle ring(double x, double y, double scale) {
        Rectangle ring = new Rectangle(
                x - RING_AWAY,
                y - RING_AWAY,
                scale * AlbumArt.WIDTH + 2 * RING_AWAY,
                scale * AlbumArt.HEIGHT + 2 * RING_AWAY);
        ring.setArcWidth(ROUND);
        ring.setArcHeight(ROUND);
        ring.setFill(null);
        ring.setStroke(drawing.art().palette().color(ColourRole.RED));
        ring.setStrokeWidth(Sizes.RING);
        ring.setRotate(StampDrawing.turn(stamp));
        return ring;
    }

    private double line(TextRole role) {
        return textFactory.line("0", role, Color.BLACK).getLayoutBounds().getHeight();
    }

    private List<Text> lines() {
        double width = getWidth() - 2 * Sizes.LABEL_GAP;
        List<Text> lines = new ArrayList<>();
        if (!stamp.title().isEmpty()) {
            lines.add(below(stamp.title(), TextRole.BUTTON, width));
        }
        lines.add(below(stamp.note(), TextRole.NOTE, width));
        return lines;
    }

    private Text below(String words, TextRole role, double width) {
        Text text = textFactory.balanced(words, role, drawing.art().palette().color(ColourRole.INK), width);
        text.setTextOrigin(VPos.TOP);
        return text;
    }
}
