package millebornes.desktop.school;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.InstructorPortrait;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.school.ExerciseViewState.AnswerVerdict;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/// The pane of the instructor's verdict on an answer: green if it was right, blue if there is a better one, never red.
final class VerdictPane extends HBox {

    private static final double LEAST_WORDS = 260;

    /// The usual height, and the least one before an answer, in px.
    private static final double HEIGHT = 118;

    private static final double LEAST_HEIGHT = 84;

    private VerdictPane(ScreenContext context, VBox says, String style) {
        super(Sizes.GAP);
        StackPane portrait = new StackPane(new InstructorPortrait(context.art()));
        portrait.setMinWidth(Region.USE_PREF_SIZE);
        says.setAlignment(Pos.CENTER_LEFT);
        says.setMinWidth(LEAST_WORDS);
        HBox.setHgrow(says, Priority.ALWAYS);
        getChildren().addAll(portrait, says);
        setAlignment(Pos.CENTER_LEFT);
        setPadding(new Insets(Sizes.TIGHT_PADDING, Sizes.PANEL_PADDING, Sizes.TIGHT_PADDING, Sizes.PANEL_PADDING));
        getStyleClass().add(style);
        // The same with two buttons, one or none.
        setPrefHeight(HEIGHT);
        setMinHeight(Region.USE_PREF_SIZE);
    }

    /// The content before an answer: the difficulty, without a clue to the answer.
    static VerdictPane waiting(ScreenContext context, ExerciseViewState exercise) {
        Label level = ControlFactory.label(exercise.level(), StyleClasses.STRONG);
        Label checked = ControlFactory.label(context.words().text("school.checked"), StyleClasses.NOTE);
        VerdictPane pane = new VerdictPane(context, new VBox(Sizes.LINE_GAP, level, checked), StyleClasses.SCHOOL_CAR);
        pane.setMinHeight(LEAST_HEIGHT);
        return pane;
    }

    /// The verdict on an answer.
    ///
    /// @param again asks the same question again
    /// @param next opens the next exercise
    static VerdictPane of(ScreenContext context, AnswerVerdict verdict, Runnable again, Runnable next) {
        Label headline = ControlFactory.label(verdict.headline(), StyleClasses.PANEL_TITLE);
        headline.setId("school-headline");
        Label reason = ControlFactory.reading(verdict.reason());
        reason.setId("school-reason");
        VerdictPane pane = new VerdictPane(
                context,
                new VBox(Sizes.LINE_GAP, headline, reason),
                verdict.right() ? StyleClasses.SCHOOL_PRAISE : StyleClasses.SCHOOL_ALMOST);
        Button on = ControlFactory.button(
                "school-next", context.words().text("school.next"), next, StyleClasses.MAIN_BUTTON);
        on.setGraphic(new FontIcon(MaterialDesignP.PLAY));
        on.setMaxWidth(Double.MAX_VALUE);
        VBox buttons = new VBox(Sizes.SMALL_GAP, on);
        if (!verdict.right()) {
            Button retry = ControlFactory.button(
                    "school-again", context.words().text("school.again"), again, StyleClasses.PAPER_BUTTON);
            retry.setGraphic(new FontIcon(MaterialDesignR.REFRESH));
            retry.setMaxWidth(Double.MAX_VALUE);
            buttons.getChildren().add(retry);
        }
        buttons.setAlignment(Pos.CENTER);
        buttons.setMinWidth(Region.USE_PREF_SIZE);
        pane.getChildren().add(buttons);
        return pane;
    }
}
