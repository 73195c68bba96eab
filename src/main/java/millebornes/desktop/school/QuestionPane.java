package millebornes.desktop.school;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.school.ExerciseViewState.ChoiceViewState;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.words.Words;

/// The question, the whole hand in small, and the answers that are offered.
final class QuestionPane extends VBox {

    private static final double SMALL_CARD = 0.46;
    private static final double LEAST_QUESTION = 180;

    private final ScreenContext context;

    /// In a low window the hand makes room for the verdict.
    QuestionPane(ScreenContext context, ExerciseViewState exercise, ExercisePictureSize size, Consumer<Move> answer) {
        super(Sizes.SMALL_GAP);
        this.context = context;
        Label question = ControlFactory.label(exercise.question(), StyleClasses.PANEL_TITLE);
        question.setId("school-question");
        question.setMinWidth(LEAST_QUESTION);
        question.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(question, Priority.ALWAYS);
        HBox head = ControlFactory.row(question);
        if (size == ExercisePictureSize.USUAL || exercise.verdict().isEmpty()) {
            head.getChildren().add(hand(exercise.hand()));
        }
        FlowPane choices = new FlowPane(Sizes.PANEL_PADDING, Sizes.GAP);
        choices.setAlignment(Pos.CENTER);
        choices.setPadding(new Insets(Sizes.SMALL_GAP, 0, 0, 0));
        List<ChoiceViewState> offered = exercise.choices();
        boolean cards = offered.stream().allMatch(choice -> choice.card() != null);
        for (int at = 0; at < offered.size(); at++) {
            Move move = offered.get(at).move();
            choices.getChildren()
                    .add(new ChoiceButton(context, offered.get(at), size, at, cards, () -> answer.accept(move)));
        }
        VBox.setVgrow(choices, Priority.ALWAYS);
        getChildren().addAll(head, choices);
        setMinHeight(Region.USE_PREF_SIZE);
    }

    private Node hand(List<Card> cards) {
        Words words = context.words();
        ArtFactory art = context.art();
        Label title = ControlFactory.label(words.text("school.hand"), StyleClasses.NOTE);
        title.setMinWidth(Region.USE_PREF_SIZE);
        HBox hand = new HBox(Sizes.LINE_GAP);
        for (Card card : cards) {
            String name = words.text("card." + card.name());
            hand.getChildren()
                    .add(new DrawingPane(
                            new Group(art.cards().face(card, name)),
                            SMALL_CARD * Sizes.CARD_WIDTH,
                            SMALL_CARD * Sizes.CARD_HEIGHT));
        }
        hand.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = ControlFactory.row(title, hand);
        row.setMinWidth(Region.USE_PREF_SIZE);
        row.setAccessibleRole(AccessibleRole.TEXT);
        row.setAccessibleText(words.text(
                "school.hand.spoken",
                words.list(cards.stream()
                        .map(card -> words.text("card." + card.name()))
                        .toList())));
        return row;
    }
}
