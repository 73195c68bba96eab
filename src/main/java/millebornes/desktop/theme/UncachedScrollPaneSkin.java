package millebornes.desktop.theme;

import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.ScrollPaneSkin;

/// A scroll pane skin without a snapshot of the content. The default skin keeps one as large as the window, and does
/// not release it when the page is left, which costs megabytes per page. It is named in the style sheet.
public final class UncachedScrollPaneSkin extends ScrollPaneSkin {

    /// For the style sheet, which names this class.
    public UncachedScrollPaneSkin(ScrollPane control) {
        super(control);
        getChildren().forEach(part -> part.setCache(false));
    }
}
