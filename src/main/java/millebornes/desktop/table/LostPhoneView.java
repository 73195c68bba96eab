package millebornes.desktop.table;

import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PhoneStatusIconArt.PhoneSign;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.table.QuestionBarViewState.AnswerColor;
import millebornes.desktop.table.QuestionBarViewState.AnswerOption;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// The message in the place of the hand that the phone of the player to move is disconnected, with buttons that decide
/// how to go on. To wait for the phone, no button is pressed.
final class LostPhoneView extends Group {

    private static final double WIDTH = 620;
    private static final double SIGN = 84;

    private final ArtFactory art;
    private final Consumer<AnswerOption> answered;

    /// @param answered called with the answer that was pressed
    public LostPhoneView(ArtFactory art, Consumer<AnswerOption> answered) {
        this.art = art;
        this.answered = answered;
        setVisible(false);
        setId("phone-silent");
    }

    /// Shows whose phone is disconnected.
    ///
    /// @param roomRect the place of the hand, in px; what does not fit reaches over the board
    /// @param text the factor by which text is larger than designed
    public void say(Overlay.PhoneOverlay phoneOverlay, Rect roomRect, double text) {
        Label title = ControlFactory.label(phoneOverlay.title(), StyleClasses.STRONG);
        Label note = ControlFactory.label(phoneOverlay.note(), StyleClasses.BODY);
        FlowPane answers = new FlowPane(Sizes.SMALL_GAP, Sizes.SMALL_GAP);
        phoneOverlay.answers().forEach(answer -> answers.getChildren().add(button(answer)));
        VBox words = new VBox(Sizes.TINY_GAP, title, note, answers);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        DrawingPane signDrawing = new DrawingPane(art.phones().sign(PhoneSign.SILENT), SIGN, SIGN);
        HBox panel = new HBox(Sizes.PANEL_PADDING, signDrawing, words);
        panel.setAlignment(Pos.CENTER_LEFT);
        panel.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LOW);
        panel.setManaged(false);
        getChildren().setAll(panel);
        applyCss();
        double width = Math.min(WIDTH * text, roomRect.width());
        words.setPrefWidth(width - SIGN - 4 * Sizes.PANEL_PADDING);
        answers.setPrefWrapLength(words.getPrefWidth());
        double height = panel.prefHeight(width);
        double y = Math.min(roomRect.centre().y() - height / 2, roomRect.bottom() - height - Sizes.SMALL_GAP);
        panel.resizeRelocate(roomRect.centre().x() - width / 2, y, width, height);
        setAccessibleText(phoneOverlay.title() + " " + phoneOverlay.note());
        setVisible(true);
    }

    /// Hides the message.
    public void close() {
        setVisible(false);
        getChildren().clear();
    }

    private Button button(AnswerOption answer) {
        return ControlFactory.button(
                answer.id(),
                answer.text(),
                () -> answered.accept(answer),
                answer.color() == AnswerColor.GREEN ? StyleClasses.GO_BUTTON : StyleClasses.ANSWER);
    }
}
