package millebornes.desktop.controls;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// One item of a segmented bar: a row of toggle buttons, one for each of a few values, of which one is selected.
///
/// @param id the id of its button
/// @param text on the button; its tooltip when there is an icon
/// @param icon shown before the text, or null
/// @param hint a longer explanation, or empty; if it equals the text, only the icon is shown
public record SegmentedBarItem<T>(
        String id, T value, String text, @Nullable Ikon icon, String hint) {

    private static final double LEAST = 60;

    /// An item with a text.
    public static <T> SegmentedBarItem<T> of(String id, T value, String text) {
        return new SegmentedBarItem<>(id, value, text, null, "");
    }

    /// An item with an icon; the text is its tooltip.
    public static <T> SegmentedBarItem<T> of(String id, T value, String text, Ikon icon) {
        return new SegmentedBarItem<>(id, value, text, icon, text);
    }

    /// The bar with all items; exactly one of them is always selected.
    ///
    /// @param label the accessible name of the choice
    public static <T> HBox segmentedBar(
            Words words, String label, List<SegmentedBarItem<T>> choices, T chosen, Consumer<T> choose) {
        HBox groove = new HBox();
        groove.getStyleClass().add(StyleClasses.GROOVE);
        groove.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        ToggleGroup group = new ToggleGroup();
        for (SegmentedBarItem<T> item : choices) {
            ToggleButton button = item.button(words.text("choice", label, item.text()), choose);
            button.setToggleGroup(group);
            button.setSelected(item.value().equals(chosen));
            groove.getChildren().add(button);
        }
        groove.addEventFilter(KeyEvent.KEY_PRESSED, event -> arrow(groove, event));
        return groove;
    }

    /// Lets the items of a bar wrap into a second line on a narrow page, without breaking words.
    public static void wrap(HBox groove) {
        groove.setFillHeight(true);
        groove.setMinHeight(Region.USE_PREF_SIZE);
        groove.getChildren().forEach(item -> {
            ToggleButton button = (ToggleButton) item;
            button.minWidthProperty().bind(width(List.of(button), WordWidthMeter::longest));
            button.setWrapText(true);
            button.setMaxHeight(Double.MAX_VALUE);
        });
    }

    /// Lets a bar fill the available width, of which each item gets the same more.
    public static void stretch(HBox groove) {
        groove.setMaxWidth(Double.MAX_VALUE);
        groove.getChildren().forEach(item -> {
            ((ToggleButton) item).setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(item, Priority.ALWAYS);
        });
    }

    /// Lets the items of a bar share the available width evenly, and wrap if that is small. Their width is that of their
    /// texts, whatever their graphics need.
    public static void fill(HBox groove) {
        wrap(groove);
        stretch(groove);
        List<ToggleButton> buttons =
                groove.getChildren().stream().map(ToggleButton.class::cast).toList();
        buttons.forEach(button -> {
            button.minWidthProperty().bind(width(buttons, WordWidthMeter::longest));
            button.prefWidthProperty().bind(width(buttons, WordWidthMeter::longestText));
        });
    }

    /// The width of the widest of several buttons, of whose texts so much is measured.
    private static DoubleBinding width(List<ToggleButton> buttons, ToDoubleFunction<List<ToggleButton>> measure) {
        Observable[] causes = buttons.stream()
                .flatMap(button -> Stream.of(button.fontProperty(), button.insetsProperty()))
                .toArray(Observable[]::new);
        return Bindings.createDoubleBinding(
                () -> buttons.stream()
                        .mapToDouble(button -> {
                            Insets around = button.getInsets();
                            return measure.applyAsDouble(List.of(button)) + around.getLeft() + around.getRight();
                        })
                        .reduce(LEAST, Math::max),
                causes);
    }

    /// Handles a key: the arrow keys select the neighbouring item. The toolkit alone would only mark it as selected.
    private static void arrow(HBox groove, KeyEvent event) {
        int way = switch (event.getCode()) {
            case LEFT, UP -> -1;
            case RIGHT, DOWN -> 1;
            default -> 0;
        };
        List<Node> buttons = groove.getChildren();
        int at = buttons.indexOf(event.getTarget());
        if (way != 0 && at >= 0) {
            event.consume();
            IntStream.iterate(at + way, next -> next >= 0 && next < buttons.size(), next -> next + way)
                    .mapToObj(buttons::get)
                    .filter(node -> !node.isDisabled())
                    .findFirst()
                    .ifPresent(node -> {
                        node.requestFocus();
                        ((ToggleButton) node).fire();
                    });
        }
    }

    private ToggleButton button(String said, Consumer<T> choose) {
        ToggleButton button = new ToggleButton(text);
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setAccessibleText(said);
        if (icon != null) {
            button.setGraphic(new FontIcon(icon));
            button.setContentDisplay(hint.equals(text) ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
        }
        if (!hint.isEmpty()) {
            button.setTooltip(new Tooltip(hint));
        }
        button.setOnAction(_ -> {
            boolean again = !button.isSelected();
            button.setSelected(true);
            if (!again) {
                choose.accept(value);
            }
        });
        return button;
    }
}
