package millebornes.desktop.screens.table;

import java.util.Optional;
import javafx.scene.layout.Pane;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.rules.RulePopup;
import org.jspecify.annotations.Nullable;

/// Where the page of a rule lies over a table while somebody reads it.
final class RulePopupHost {

    private final Pane over;
    private final AppContext context;
    private final Runnable closed;
    private @Nullable RulePopup open;

    /// @param over what the page is laid on
    /// @param closed told that it is gone
    RulePopupHost(Pane over, AppContext context, Runnable closed) {
        this.over = over;
        this.context = context;
        this.closed = closed;
    }

    boolean isOpen() {
        return open != null;
    }

    /// Opens the page of a rule, in place of one that is open.
    void open(String rule) {
        close();
        RulePopup popup = new RulePopup(context, rule, this::close);
        open = popup;
        over.getChildren().add(popup);
        popup.takeFocus();
    }

    /// Takes the page away, if one is open, and gives the keyboard back.
    void close() {
        if (open != null) {
            over.getChildren().remove(open);
            open = null;
            over.requestFocus();
            closed.run();
        }
    }

    /// Lays the open page on again, after everything else there was made anew.
    void layAgain() {
        Optional.ofNullable(open).ifPresent(over.getChildren()::add);
    }
}
