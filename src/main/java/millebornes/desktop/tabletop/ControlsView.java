package millebornes.desktop.tabletop;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.ControlsViewState.ButtonIcon;
import millebornes.desktop.tabletop.ControlsViewState.ButtonState;
import millebornes.desktop.tabletop.ControlsViewState.ButtonStyle;
import millebornes.desktop.tabletop.ControlsViewState.ButtonViewState;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;

/// The buttons beside the card tray. A button keeps its place and its focus as long as the game has its action.
public final class ControlsView extends Pane {

    private static final Pattern SPACE = Pattern.compile("\\s");

    /// The horizontal and the vertical padding of a text in its button, in multiples of the font's size.
    private static final double PADDING = 0.7;

    private static final double VERTICAL = 1;

    /// The opacity of the buttons beside a question: they can be pressed, but its answers are what counts.
    private static final double BESIDE_QUESTION = 0.6;

    private final Consumer<TableCommand> pressed;
    private final Map<TableCommand, Button> buttons = new EnumMap<>(TableCommand.class);
    private final Map<TableCommand, ShownButton> shownAs = new EnumMap<>(TableCommand.class);

    /// Everything that a button's look depends on.
    private record ShownButton(ButtonViewState control, ButtonStyle style, Rect place, double text) {}

    /// @param pressed called with the action of the pressed button
    public ControlsView(Consumer<TableCommand> pressed) {
        this.pressed = pressed;
        setPickOnBounds(false);
    }

    /// Shows the buttons. If the text below an icon does not fit, only the icon is shown.
    ///
    /// @param places one for each button
    /// @param text the factor by which text is larger than designed
    public void show(ControlsViewState controlsState, List<Rect> places, double text) {
        List<ButtonViewState> controls = controlsState.buttons();
        for (int i = 0; i < controls.size(); i++) {
            ButtonViewState control = controls.get(i);
            Button button = buttons.computeIfAbsent(control.command(), this::button);
            ShownButton wantedButton = new ShownButton(control, controlsState.buttonStyle(), places.get(i), text);
            // Most steps change no button, and to set words anew costs the toolkit a pass over all styles.
            if (!wantedButton.equals(shownAs.put(control.command(), wantedButton))) {
                show(button, wantedButton);
            }
        }
        List<Node> shown = controls.stream()
                .<Node>map(control -> buttons.get(control.command()))
                .toList();
        if (!getChildren().equals(shown)) {
            replace(shown);
        }
    }

    /// Dims the buttons beside a question, or no more.
    public void stepBack(boolean on) {
        setOpacity(on ? BESIDE_QUESTION : 1);
    }

    /// Moves the focus to the button that has replaced the focused one.
    private void replace(List<Node> shown) {
        int focused = getChildren().stream()
                .filter(button -> button.isFocused() && !shown.contains(button))
                .mapToInt(getChildren()::indexOf)
                .findFirst()
                .orElse(shown.size());
        getChildren().setAll(shown);
        if (focused < shown.size()) {
            shown.get(focused).requestFocus();
        }
    }

    private static void show(Tooltip tip, Button button) {
        Bounds at = button.localToScreen(button.getLayoutBounds());
        tip.setAutoHide(true);
        tip.show(button, at.getMinX(), at.getMinY() - at.getHeight());
    }

    private static void show(Button button, ShownButton wantedButton) {
        ButtonViewState control = wantedButton.control();
        ButtonContentSetter.put(button, control, wantedButton.style(), wantedButton.text(), wantedButton.place());
        button.setDisable(control.state() == ButtonState.DISABLED);
        mark(button, StyleClasses.PAPER_BUTTON, control.state() == ButtonState.SUGGESTED);
        mark(button, StyleClasses.IDLE, control.state() == ButtonState.IDLE);
        mark(button, StyleClasses.PRESSED, control.icon() == ButtonIcon.LAMP_ON);
        place(button, wantedButton.place(), wantedButton.text());
        Rect roomRect = wantedButton.place();
        boolean isNarrow = roomRect.width() < roomRect.height();
        if (wantedButton.style() == ButtonStyle.SIGNS && (isNarrow || !fits(button, roomRect, Sizes.SMALLEST_TEXT))) {
            button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        }
        if (wantedButton.style() == ButtonStyle.SIGNS && button.getContentDisplay() == ContentDisplay.GRAPHIC_ONLY) {
            double side = Math.min(roomRect.width(), roomRect.height());
            place(button, Rect.around(roomRect.centre(), side, side), wantedButton.text());
        }
    }

    private Button button(TableCommand command) {
        Button button = new Button();
        button.setId(command.id());
        button.getStyleClass().add(StyleClasses.FOOT_BUTTON);
        button.setMinSize(0, 0);
        button.setPadding(Insets.EMPTY);
        button.setWrapText(true);
        button.setGraphicTextGap(0);
        button.setOnAction(_ -> press(button, command));
        if (command == TableCommand.UNDO || command == TableCommand.REDO) {
            // One gives its place to the other: who clicks twice means it once.
            button.addEventFilter(MouseEvent.MOUSE_PRESSED, press -> {
                if (press.getClickCount() > 1) {
                    press.consume();
                }
            });
        }
        return button;
    }

    private static void mark(Button button, String style, boolean on) {
        button.getStyleClass().remove(style);
        if (on) {
            button.getStyleClass().add(style);
        }
    }

    private void press(Button button, TableCommand command) {
        if (button.getStyleClass().contains(StyleClasses.IDLE) && button.getTooltip() != null) {
            show(button.getTooltip(), button);
        } else {
            pressed.accept(command);
        }
    }

    /// Places a button; a text that is too long for it is set smaller.
    private static void place(Button button, Rect rect, double text) {
        double usual = TextRole.BUTTON.size() * text;
        double size = usual;
        while (size > Sizes.SMALLEST_TEXT && !fits(button, rect, size)) {
            size = Math.max(Sizes.SMALLEST_TEXT, size - Sizes.TEXT_STEP);
        }
        SceneStyler.textSize(button, size);
        button.resizeRelocate(rect.x(), rect.y(), rect.width(), rect.height());
        button.setPrefSize(rect.width(), rect.height());
    }

    /// Whether the text fits its button at a size of letters, in px, in the available height and without broken words.
    private static boolean fits(Button button, Rect rect, double size) {
        double width = rect.width() - 2 * PADDING * size;
        // The preferred height: a graphic that has just been set is not laid out yet.
        double sign = button.getGraphic() == null ? 0 : button.getGraphic().prefHeight(-1);
        double height = rect.height() - VERTICAL * size - sign;
        FittedTextFactory textFactory = new FittedTextFactory(size / TextRole.BUTTON.size());
        boolean words = SPACE.splitAsStream(button.getText())
                .allMatch(
                        word -> FittedTextFactory.width(textFactory.line(word, TextRole.BUTTON, Color.BLACK)) < width);
        return words
                && textFactory
                                .lines(button.getText(), TextRole.BUTTON, Color.BLACK, width)
                                .getLayoutBounds()
                                .getHeight()
                        < height;
    }
}
