package millebornes.desktop.day;

import java.time.LocalDate;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.day.DayViewState.DayCell;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.records.DayResult;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// The field of one day of the month. Pressing it selects the day; the arrow keys go to its neighbours.
final class DayCellPane extends HBox {

    /// The size of the picture of a result, and the width of the number, in px at the usual text size.
    private static final double SIGN = 36;

    private static final double NUMBER = 22;

    /// The size of the mark of a day that was not played, in px; it grows less than text.
    private static final double MISSED = 26;

    /// The size of the picture beside a large number, in px at the usual text size.
    private static final double LARGE_SIGN = 13;

    /// The greatest height of a picture as a share of its field, and the room left and right of it, in px.
    private static final double HEIGHT_SHARE = 0.66;

    private static final double EDGES = 28;

    /// The least height beside the usual text, in px at that size.
    private static final double LEAST_HEIGHT = 22;
    private static final int WEEK = 7;

    private final DayCell cell;
    private final Consumer<LocalDate> choose;

    DayCellPane(ScreenContext context, DayCell cell, Consumer<LocalDate> choose) {
        this.cell = cell;
        this.choose = choose;
        setId("day-" + cell.day().getDayOfMonth());
        setMinHeight(Math.max(Sizes.TARGET, context.look().textScale().of(LEAST_HEIGHT)));
        setMinWidth(0);
        setAlignment(Pos.CENTER_LEFT);
        setAccessibleRole(AccessibleRole.RADIO_BUTTON);
        setAccessibleText(cell.spoken());
        getStyleClass().addAll(StyleClasses.TILE, StyleClasses.DAY_CELL);
        Label number = ControlFactory.label(Integer.toString(cell.day().getDayOfMonth()), StyleClasses.STRONG);
        // All pictures of a column stand below each other, whatever the number of digits beside them.
        number.setMinWidth(context.look().textScale().of(NUMBER));
        number.setPrefWidth(context.look().textScale().of(NUMBER));
        getChildren().addAll(number, ControlFactory.spring());
        cell.result().ifPresent(result -> getChildren().add(sign(context, result)));
        if (cell.result().isEmpty() && cell.open()) {
            getChildren().add(missed(context));
        }
        getChildren().add(ControlFactory.spring());
        if (cell.chosen()) {
            getStyleClass().add(StyleClasses.ACTIVE);
        }
        if (cell.open()) {
            getStyleClass().add(StyleClasses.PRESSABLE);
            setFocusTraversable(cell.tabbed());
            addEventHandler(MouseEvent.MOUSE_CLICKED, _ -> choose.accept(cell.day()));
            addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        } else {
            getStyleClass().add(StyleClasses.DAY_TO_COME);
        }
    }

    /// Selects the day for a screen reader.
    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (action == AccessibleAction.FIRE) {
            choose.accept(cell.day());
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }

    /// Tells screen readers whether the day is selected.
    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.SELECTED
                ? cell.chosen()
                : super.queryAccessibleAttribute(attribute, parameters);
    }

    /// The mark of a day whose deal can still be played.
    private static Node missed(ScreenContext context) {
        double size = MISSED * Math.sqrt(context.look().textScale().of(1));
        StackPane mark = new StackPane(missed(size));
        mark.setMinWidth(PageTitlePlate.isLarge(context) ? size : SIGN);
        return mark;
    }

    /// The icon of such a day, with that size in px.
    static FontIcon missed(double size) {
        FontIcon play = new FontIcon(MaterialDesignP.PLAY);
        SceneStyler.iconSize(play, size);
        return play;
    }

    /// The picture of a result. Beside large text, whose fields are of many sizes, it grows with the field.
    private Region sign(ScreenContext context, DayResult result) {
        if (!PageTitlePlate.isLarge(context)) {
            return DayOutcomeIconFactory.inMonth(context, result, SIGN);
        }
        double size = context.look().textScale().of(LARGE_SIGN);
        Region sign = DayOutcomeIconFactory.inMonth(context, result, size);
        double besides = context.look().textScale().of(NUMBER) + EDGES;
        DoubleBinding scale = Bindings.createDoubleBinding(
                () -> Math.max(1, Math.min(HEIGHT_SHARE * getHeight(), getWidth() - besides) / size),
                widthProperty(),
                heightProperty());
        sign.scaleXProperty().bind(scale);
        sign.scaleYProperty().bind(scale);
        return sign;
    }

    private void pressed(KeyEvent event) {
        @Nullable
        LocalDate to = switch (event.getCode()) {
            case LEFT -> cell.day().minusDays(1);
            case RIGHT -> cell.day().plusDays(1);
            case UP -> cell.day().minusDays(WEEK);
            case DOWN -> cell.day().plusDays(WEEK);
            case SPACE, ENTER -> cell.day();
            default -> null;
        };
        if (to != null) {
            event.consume();
            choose.accept(to);
        }
    }
}
