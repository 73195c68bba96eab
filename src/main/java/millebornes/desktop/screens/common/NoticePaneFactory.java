package millebornes.desktop.screens.common;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;

/// Says one sentence over a page, to be read and closed.
public final class NoticePaneFactory {

    private static final double NOTICE_WIDTH = 460;

    private NoticePaneFactory() {}

    /// The sentence with the one button that takes it away.
    ///
    /// @param close called when it has been read
    public static ModalPane of(AppSettingsModel context, String sentence, Runnable close) {
        Button read = ControlFactory.button(
                "notice-close",
                context.words().text("note.close"),
                close,
                StyleClasses.MAIN_BUTTON,
                StyleClasses.LARGE);
        read.setAccessibleHelp(sentence);
        VBox panel = new VBox(Sizes.PANEL_PADDING, ControlFactory.label(sentence, StyleClasses.STRONG), read);
        panel.setAlignment(Pos.CENTER_RIGHT);
        panel.setId("notice");
        panel.setPrefWidth(context.look().textScale().of(NOTICE_WIDTH));
        // The sentence wraps at this width.
        panel.setMinHeight(VBox.USE_PREF_SIZE);
        return new ModalPane(panel, List.of(read), close);
    }
}
