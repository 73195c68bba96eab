package millebornes.desktop.school;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.FittedLabel;
import millebornes.desktop.controls.InstructorPortrait;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.school.ExerciseViewState.AnswerVerdict;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// The instructor with his speech bubble: the question and, after an answer, the verdict on it. The bubble's edge is
/// green if the answer was right, blue if there is a better one, never red.
final class InstructorPane extends HBox {

    /// The least height, in px, which is the same before and after most answers, and the one beside large text.
    static final double USUAL_HEIGHT = 124;

    static final double LARGE_TEXT_HEIGHT = 104;

    private static final double LEAST_WORDS = 260;

    /// The greatest and the least size of the question's letters, in px at the usual text size.
    private static final double HEADLINE = 34;

    private static final double LEAST_HEADLINE = 24;

    /// The preferred width of the line of facts, in px: it seldom needs two lines.
    private static final double FACTS = 560;

    private final ScreenContext context;
    private final HBox bubble = new HBox(Sizes.GAP);
    private final VBox says = new VBox(Sizes.TINY_GAP);
    private final FlowPane cue = new FlowPane(Sizes.GAP, Sizes.LINE_GAP);

    /// @param again asks the same question again
    /// @param next opens the next exercise
    InstructorPane(ScreenContext context, ExerciseViewState exercise, Runnable again, Runnable next) {
        super(Sizes.PANEL_PADDING);
        this.context = context;
        boolean large = PageTitlePlate.isLarge(context);
        StackPane portrait = new StackPane(new InstructorPortrait(context.art()));
        portrait.setMinWidth(Region.USE_PREF_SIZE);
        says.getChildren().add(question(exercise));
        exercise.verdict().ifPresent(verdict -> says.getChildren().addAll(headline(verdict), reason(verdict)));
        if (exercise.verdict().isEmpty() && !large) {
            cue.getChildren().add(cue(exercise));
            says.getChildren().add(cue);
        }
        says.setAlignment(Pos.CENTER_LEFT);
        cue.setPrefWrapLength(FACTS);
        says.setMinWidth(LEAST_WORDS);
        HBox.setHgrow(says, Priority.ALWAYS);
        bubble.getChildren().add(says);
        exercise.verdict().ifPresent(verdict -> bubble.getChildren().add(buttons(verdict, again, next)));
        bubble.setAlignment(Pos.CENTER_LEFT);
        bubble.setPadding(
                new Insets(Sizes.TIGHT_PADDING, Sizes.PANEL_PADDING, Sizes.TIGHT_PADDING, Sizes.PANEL_PADDING));
        bubble.getStyleClass().add(StyleClasses.BUBBLE);
        Region tail = new Region();
        tail.getStyleClass().add(StyleClasses.BUBBLE_TAIL);
        StackPane speech = new StackPane(bubble, tail);
        StackPane.setAlignment(tail, Pos.CENTER_LEFT);
        exercise.verdict()
                .map(verdict -> verdict.right() ? StyleClasses.SCHOOL_PRAISE : StyleClasses.SCHOOL_ALMOST)
                .ifPresent(speech.getStyleClass()::add);
        HBox.setHgrow(speech, Priority.ALWAYS);
        getChildren().addAll(portrait, speech);
        setPrefHeight(large ? LARGE_TEXT_HEIGHT : USUAL_HEIGHT);
        setMinHeight(Region.USE_COMPUTED_SIZE);
        getStyleClass().add(StyleClasses.SPEAKER);
        if (large) {
            getStyleClass().add(StyleClasses.LOW);
        }
    }

    /// What to press, with an arrow to it.
    private Label cue(ExerciseViewState exercise) {
        Label cue = ControlFactory.label(
                context.words()
                        .text(QuestionPane.isAnsweredByHand(exercise) ? "school.choose.card" : "school.choose.answer"),
                StyleClasses.STRONG,
                StyleClasses.BEST);
        cue.setGraphic(new FontIcon(MaterialDesignA.ARROW_DOWN_BOLD));
        return cue;
    }

    /// Adds facts to the speech bubble: below the question or, beside large text, right of it.
    void remind(List<Node> facts) {
        if (!PageTitlePlate.isLarge(context)) {
            cue.getChildren().addAll(facts);
            return;
        }
        VBox column = new VBox();
        column.getChildren().setAll(facts);
        column.setAlignment(Pos.CENTER_LEFT);
        column.setMinWidth(Region.USE_PREF_SIZE);
        bubble.getChildren().add(column);
        bubble.setSpacing(Sizes.SMALL_GAP);
    }

    @Override
    protected double computeMinHeight(double width) {
        return Math.max(getPrefHeight(), super.computeMinHeight(width));
    }

    /// The question: the headline before an answer, a note after it.
    private Label question(ExerciseViewState exercise) {
        Label question = exercise.verdict().isPresent()
                ? ControlFactory.label(exercise.question(), StyleClasses.NOTE)
                : PageTitlePlate.isLarge(context)
                        ? ControlFactory.label(exercise.question(), StyleClasses.PANEL_TITLE)
                        : new FittedLabel(
                                exercise.question(), text(HEADLINE), text(LEAST_HEADLINE), StyleClasses.PANEL_TITLE);
        question.setId("school-question");
        return question;
    }

    private double text(double size) {
        return context.look().textScale().of(size);
    }

    private static Label headline(AnswerVerdict verdict) {
        Label headline = ControlFactory.label(verdict.headline(), StyleClasses.PANEL_TITLE);
        if (verdict.right()) {
            headline.setGraphic(new FontIcon(MaterialDesignT.THUMB_UP));
        }
        headline.setId("school-headline");
        return headline;
    }

    private static Label reason(AnswerVerdict verdict) {
        Label reason = ControlFactory.reading(verdict.reason());
        reason.setId("school-reason");
        return reason;
    }

    private Region buttons(AnswerVerdict verdict, Runnable again, Runnable next) {
        Button on = ControlFactory.button(
                "school-next", context.words().text("school.next"), next, StyleClasses.MAIN_BUTTON);
        on.setGraphic(new FontIcon(MaterialDesignP.PLAY));
        on.setMaxWidth(Double.MAX_VALUE);
        if (!PageTitlePlate.isLarge(context)) {
            on.getStyleClass().add(StyleClasses.LARGE);
        }
        VBox buttons = new VBox(Sizes.SMALL_GAP, on);
        if (!verdict.right()) {
            Button retry = ControlFactory.button("school-again", context.words().text("school.again"), again);
            retry.setGraphic(new FontIcon(MaterialDesignR.REFRESH));
            retry.setMaxWidth(Double.MAX_VALUE);
            buttons.getChildren().add(retry);
        }
        buttons.setAlignment(Pos.CENTER);
        buttons.setMinWidth(Region.USE_PREF_SIZE);
        return buttons;
    }
}
