package millebornes.desktop.theme;

import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.ScrollPaneSkin;

/// Scrolls without a picture of what is scrolled. The usual skin keeps one as large as the window, and the toolkit
/// does not give it back when the page is left, which costs megabytes a page. Named in the style sheet.
public final class UncachedScrollPaneSkin extends ScrollPaneSkin {

    /// For the style sheet.
    public UncachedScrollPaneSkin(ScrollPane control) {
        super(control);
        getChildren().forEach(part -> part.setCache(false));
    }
}
