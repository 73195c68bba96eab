package millebornes.desktop.controls;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.SceneryArt.RoadsideStop;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;

/// Creates questions that are asked before something is lost. The answer that loses nothing comes first, is the red
/// main button, and has the focus.
public final class ConfirmationPaneFactory {

    private static final double PICTURE = 290;

    private ConfirmationPaneFactory() {}

    /// A question with two answers.
    ///
    /// @param key of the texts: the title; with `.note` what would be lost, with `.keep` and `.lose` the answers
    /// @param lose called when the loss was confirmed
    /// @param keep called otherwise
    public static ModalPane of(ScreenContext context, String key, Runnable lose, Runnable keep) {
        Words words = context.words();
        Button stays = ControlFactory.button(
                "confirm-keep", words.text(key + ".keep"), keep, StyleClasses.MAIN_BUTTON, StyleClasses.LARGE);
        Button goes = ControlFactory.button("confirm-lose", words.text(key + ".lose"), lose, StyleClasses.LARGE);
        HBox answers = ControlFactory.row(goes, stays);
        answers.setSpacing(Sizes.PANEL_PADDING);
        for (Button answer : List.of(goes, stays)) {
            // Both are equally wide.
            answer.setPrefWidth(0);
            answer.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(answer, Priority.ALWAYS);
        }
        VBox panel = new VBox(
                Sizes.PANEL_PADDING,
                RoadsideHeader.above(
                        context,
                        RoadsideStop.DEPARTURE,
                        PICTURE,
                        ControlFactory.label(words.text(key), StyleClasses.PANEL_TITLE, StyleClasses.LARGE),
                        ControlFactory.label(words.text(key + ".note"), StyleClasses.STRONG)),
                answers);
        panel.setId("confirm");
        panel.setPrefWidth(context.look().textScale().of(RoadsideHeader.PANEL_WIDTH));
        stays.setAccessibleHelp(words.text(key) + " " + words.text(key + ".note"));
        return new ModalPane(panel, List.of(stays, goes), keep);
    }
}
