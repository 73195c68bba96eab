package millebornes.desktop.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.RulePage;
import millebornes.words.RuleSection;
import millebornes.words.Words;

/// The list of the pages that were found, by section. The arrow keys lead from page to page; Tab leaves the list.
final class RuleContentsPane extends ScrollPane {

    private static final String ENTRY = "rule";

    private final Consumer<String> open;
    private final VBox column = new VBox();
    private final List<Button> entries = new ArrayList<>();
    private final List<String> ids = new ArrayList<>();
    private Subscription following = Subscription.EMPTY;

    /// @param open leads to the page of a rule
    RuleContentsPane(ScreenContext context, List<RuleSection> found, Consumer<String> open) {
        this.open = open;
        Words words = context.words();
        for (RuleSection section : found) {
            column.getChildren().add(ControlFactory.label(section.title(), StyleClasses.SECTION, StyleClasses.CHAPTER));
            section.pages().forEach(page -> column.getChildren().add(entry(words, page)));
        }
        setContent(column);
        setFitToWidth(true);
        setMinHeight(0);
        setId("contents");
        setFocusTraversable(false);
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /// Marks the open page of a history from now on, as long as the list is in a scene.
    void marking(ObservableValue<PageHistory> trail) {
        following.unsubscribe();
        following = trail.subscribe(history -> show(history.open()));
        sceneProperty().subscribe((_, after) -> {
            if (after == null) {
                following.unsubscribe();
            }
        });
    }

    /// Marks the page that is open and brings it into sight.
    private void show(String current) {
        int at = ids.indexOf(current);
        for (int i = 0; i < entries.size(); i++) {
            Button entry = entries.get(i);
            entry.getStyleClass().remove(StyleClasses.ACTIVE);
            if (i == at) {
                entry.getStyleClass().add(StyleClasses.ACTIVE);
            }
            entry.setFocusTraversable(i == Math.max(at, 0));
        }
        if (at >= 0) {
            // Where things lie is known after the next layout only.
            Platform.runLater(() -> reveal(entries.get(at)));
        }
    }

    private Button entry(Words words, RulePage page) {
        Button entry = new Button(page.title());
        entry.setId(RulePageViewFactory.node(ENTRY, page.id()));
        entry.getStyleClass().add(StyleClasses.ENTRY);
        entry.setOnAction(_ -> {
            entry.requestFocus();
            open.accept(page.id());
        });
        entry.setMaxWidth(Double.MAX_VALUE);
        entry.setWrapText(true);
        entry.setAccessibleText(page.isRule() ? words.text("rules.link", page.id(), page.title()) : page.title());
        entries.add(entry);
        ids.add(page.id());
        return entry;
    }

    private void pressed(KeyEvent event) {
        boolean down = event.getCode() == KeyCode.DOWN;
        if (!down && event.getCode() != KeyCode.UP) {
            return;
        }
        int focused = 0;
        while (focused < entries.size() && !entries.get(focused).isFocused()) {
            focused++;
        }
        int next = focused + (down ? 1 : -1);
        if (focused < entries.size() && next >= 0 && next < entries.size()) {
            entries.get(next).requestFocus();
            open.accept(ids.get(next));
        }
        event.consume();
    }

    /// The upper edge of the first line below a height, in px. Scrolling there cuts no line at the upper edge.
    private double lineAt(double height) {
        return column.getChildren().stream()
                .mapToDouble(line -> line.getBoundsInParent().getMinY())
                .filter(top -> top >= height)
                .min()
                .orElse(height);
    }

    private void reveal(Button entry) {
        double hidden = column.getHeight() - getViewportBounds().getHeight();
        Bounds at = entry.getBoundsInParent();
        double top = getVvalue() * hidden;
        double high = getViewportBounds().getHeight();
        if (hidden > 0 && (at.getMinY() < top || at.getMaxY() > top + high)) {
            setVvalue(Math.clamp(lineAt(at.getCenterY() - high / 2) / hidden, 0, 1));
        }
    }
}
