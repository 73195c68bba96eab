package millebornes.desktop.tabletop.controls;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import millebornes.desktop.tabletop.controls.ControlsPicture.Control;
import millebornes.desktop.tabletop.controls.ControlsPicture.State;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.theme.Styles;
import millebornes.desktop.theme.Type;

/// The buttons beside the sabot. A button keeps its place and its focus as long as the game knows its act.
public final class ControlsView extends Pane {

    private static final Pattern SPACE = Pattern.compile("\\s");
    private static final int MOST_ROWS = 3;
    private static final double GAP = 6;
    private static final double TALLEST = 50;
    private static final double SMALLEST = 11;

    private final Consumer<Act> pressed;
    private final Map<Act, Button> buttons = new EnumMap<>(Act.class);

    /// @param pressed told which act was pressed
    public ControlsView(Consumer<Act> pressed) {
        this.pressed = pressed;
        setPickOnBounds(false);
    }

    /// How many rows so many buttons take: a few stand one below the other, so that their words have room.
    public static int rows(int buttons) {
        return Math.min(buttons, MOST_ROWS);
    }

    /// Shows the buttons.
    ///
    /// @param room where they stand
    /// @param text by how much text grows against its design size
    public void show(ControlsPicture picture, Rect room, double text) {
        List<Control> controls = picture.buttons();
        List<Rect> places = places(controls.size(), room, text);
        for (int i = 0; i < controls.size(); i++) {
            Control control = controls.get(i);
            Button button = buttons.computeIfAbsent(control.act(), this::button);
            ButtonFace.put(button, control);
            button.setDisable(control.state() == State.DISABLED);
            suggest(button, control.state() == State.SUGGESTED);
            place(button, places.get(i), text);
        }
        List<Node> shown = controls.stream()
                .<Node>map(control -> buttons.get(control.act()))
                .toList();
        if (!getChildren().equals(shown)) {
            getChildren().setAll(shown);
        }
    }

    /// Rows of one button, of two where there are more than rows: the first row and the last are the last to be split.
    private static List<Rect> places(int buttons, Rect room, double text) {
        int rows = rows(buttons);
        int split = buttons - rows;
        double height = Math.min(room.height(), rows * (TALLEST * text + GAP) - GAP);
        Rect used = Rect.around(room.centre(), room.width(), height);
        List<Rect> places = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            boolean two = switch (row) {
                case 0 -> split > 2;
                case 1 -> split > 0;
                default -> split > 1;
            };
            int columns = two ? 2 : 1;
            for (int column = 0; column < columns; column++) {
                places.add(used.cell(column, columns, row, rows, GAP));
            }
        }
        return places;
    }

    private Button button(Act act) {
        Button button = new Button();
        button.setId(act.id());
        button.getStyleClass().add(Styles.FOOT_BUTTON);
        button.setMinSize(0, 0);
        button.setPadding(Insets.EMPTY);
        button.setWrapText(true);
        button.setGraphicTextGap(0);
        button.setOnAction(event -> pressed.accept(act));
        return button;
    }

    private static void suggest(Button button, boolean on) {
        button.getStyleClass().remove(Styles.PAPER_BUTTON);
        if (on) {
            button.getStyleClass().add(Styles.PAPER_BUTTON);
        }
    }

    /// A word that is too wide for its button is set smaller.
    private static void place(Button button, Rect at, double text) {
        double usual = Type.BUTTON.size() * text;
        double room = at.width() - at.height() * 0.36;
        double widest = SPACE.splitAsStream(button.getText())
                .mapToDouble(word -> Lettering.width(new Lettering(text).line(word, Type.BUTTON, Color.BLACK)))
                .max()
                .orElse(1);
        double size = Math.min(usual, usual * room / widest);
        button.setFont(Type.BUTTON.weight().font(Math.max(SMALLEST, size)));
        button.resizeRelocate(at.x(), at.y(), at.width(), at.height());
        button.setPrefSize(at.width(), at.height());
    }
}
