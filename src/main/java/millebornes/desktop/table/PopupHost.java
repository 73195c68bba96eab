package millebornes.desktop.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import millebornes.desktop.controls.FullScreenButton;
import millebornes.desktop.controls.ModalPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.rules.RulePopup;
import millebornes.desktop.table.MenuPaneFactory.WindowSize;
import org.jspecify.annotations.Nullable;

/// The host of the rule page and the menu over a table, one at a time.
final class PopupHost {

    private final Pane over;
    private final ScreenContext context;
    private final Runnable closed;
    private @Nullable Node open;

    /// @param over the pane that the popup is laid on
    /// @param closed called when it was closed, to restore the focus
    PopupHost(Pane over, ScreenContext context, Runnable closed) {
        this.over = over;
        this.context = context;
        this.closed = closed;
    }

    boolean isOpen() {
        return open != null;
    }

    /// Opens the page of a rule, replacing an open popup.
    void openRule(String rule) {
        RulePopup popup = new RulePopup(context, rule, this::close);
        lay(popup);
        popup.takeFocus();
    }

    /// Opens the menu, replacing an open popup.
    void openMenu(List<MenuEntry> entries, Consumer<MenuEntry> chosen) {
        WindowSize size = stage().filter(Stage::isFullScreen).isPresent() ? WindowSize.FULL_SCREEN : WindowSize.WINDOW;
        ModalPane menuPane = MenuPaneFactory.of(context, entries, size, chosen);
        lay(menuPane);
        menuPane.takeFocus();
    }

    /// Switches full screen on or off.
    void toggleFullScreen() {
        stage().ifPresent(FullScreenButton::toggle);
    }

    /// Closes the open popup, if any.
    void close() {
        if (open != null) {
            over.getChildren().remove(open);
            open = null;
            closed.run();
        }
    }

    /// Puts the open popup on top again after the other nodes were rebuilt.
    void layAgain() {
        Optional.ofNullable(open).ifPresent(over.getChildren()::add);
    }

    private void lay(Node popup) {
        if (open != null) {
            over.getChildren().remove(open);
        }
        open = popup;
        over.getChildren().add(popup);
    }

    private Optional<Stage> stage() {
        return over.getScene() != null && over.getScene().getWindow() instanceof Stage stage
                ? Optional.of(stage)
                : Optional.empty();
    }
}
