package millebornes.desktop.day;

import java.time.LocalDate;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.day.DayViewState.DayCell;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.jspecify.annotations.Nullable;

/// The field of one day of the month. Pressing it selects the day; the arrow keys go to its neighbours.
final class DayCellPane extends HBox {

    private static final double SIGN = 34;

    /// The sign below a large number, in px at the usual text size.
    private static final double LARGE_SIGN = 17;
    private static final int WEEK = 7;

    private final DayCell cell;
    private final Consumer<LocalDate> choose;

    DayCellPane(ScreenContext context, DayCell cell, Consumer<LocalDate> choose) {
        this.cell = cell;
        this.choose = choose;
        setId("day-" + cell.day().getDayOfMonth());
        setMinHeight(leastHeight(context));
        setMinWidth(0);
        setAlignment(Pos.CENTER_LEFT);
        setSpacing(Sizes.LINE_GAP);
        setAccessibleRole(AccessibleRole.RADIO_BUTTON);
        setAccessibleText(cell.spoken());
        getStyleClass().addAll(StyleClasses.TILE, StyleClasses.DAY_CELL);
        Label number = ControlFactory.label(Integer.toString(cell.day().getDayOfMonth()), StyleClasses.STRONG);
        number.setMinWidth(Region.USE_PREF_SIZE);
        if (PageTitlePlate.isLarge(context)) {
            StackPane corners = new StackPane(number);
            cell.result().ifPresent(result -> {
                Region sign = DayOutcomeIconFactory.inMonth(
                        context, result, context.look().textScale().of(LARGE_SIGN));
                StackPane.setAlignment(sign, Pos.BOTTOM_RIGHT);
                corners.getChildren().addFirst(sign);
            });
            StackPane.setAlignment(number, Pos.TOP_LEFT);
            HBox.setHgrow(corners, Priority.ALWAYS);
            getChildren().add(corners);
        } else {
            getChildren().addAll(number, ControlFactory.spring());
            cell.result()
                    .ifPresent(result -> getChildren()
                            .addAll(DayOutcomeIconFactory.inMonth(context, result, SIGN), ControlFactory.spring()));
        }
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

    /// The least height of a field, in px.
    static double leastHeight(ScreenContext context) {
        return context.look().textScale().of(Sizes.TARGET);
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
