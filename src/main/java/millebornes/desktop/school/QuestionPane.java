package millebornes.desktop.school;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.school.ExerciseViewState.ChoiceViewState;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.words.Words;

/// The hand below a question: its cards are the answers, and those that are not offered are pale. Where an answer is not
/// a card of the hand, such as one of two victims, the answers stand before the hand.
final class QuestionPane extends FlowPane {

    private static final double ASLEEP = 0.7;

    private final ScreenContext context;
    private final ExerciseViewState exercise;
    private final AnswerCardScale size;
    private final Consumer<Move> answer;

    QuestionPane(ScreenContext context, ExerciseViewState exercise, AnswerCardScale size, Consumer<Move> answer) {
        super(Sizes.SMALL_GAP, Sizes.SMALL_GAP);
        this.context = context;
        this.exercise = exercise;
        this.size = size;
        this.answer = answer;
        setRowValignment(VPos.TOP);
        setPadding(new Insets(Sizes.SMALL_GAP, 0, 0, 0));
        getChildren().setAll(isAnsweredByHand(exercise) ? handAsChoices() : choicesBeforeHand());
        if (isAnsweredByHand(exercise)) {
            setAlignment(Pos.TOP_CENTER);
            hgapProperty().bind(Bindings.createDoubleBinding(this::spread, widthProperty()));
        }
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(spokenHand());
        setMinHeight(Region.USE_PREF_SIZE);
    }

    /// The gap at which the cards of one line spread over the width, in px; no greater than in a hand.
    private double spread() {
        double cards =
                getChildren().stream().mapToDouble(tile -> tile.prefWidth(-1)).sum();
        double gap = Math.floor((getWidth() - cards) / Math.max(1, getChildren().size() - 1));
        return gap < Sizes.SMALL_GAP ? Sizes.SMALL_GAP : Math.min(gap, Sizes.GAP);
    }

    /// The number of cards with a caption below them, copies included.
    static int captions(ExerciseViewState exercise) {
        if (!haveDifferentUses(exercise)) {
            return 0;
        }
        return isAnsweredByHand(exercise)
                ? (int) exercise.hand().stream()
                        .filter(card -> exercise.choices().stream().anyMatch(choice -> card.equals(choice.card())))
                        .count()
                : exercise.choices().size();
    }

    /// Whether every answer is a card of the hand, and each another one.
    static boolean isAnsweredByHand(ExerciseViewState exercise) {
        Set<Card> cards = new HashSet<>();
        return exercise.choices().stream()
                .map(ChoiceViewState::card)
                .allMatch(card -> card != null && exercise.hand().contains(card) && cards.add(card));
    }

    /// The cards of the hand in their order. A mouse may press any copy of an offered card; keys reach the first.
    private List<Node> handAsChoices() {
        List<Node> tiles = new ArrayList<>();
        Set<Card> before = new HashSet<>();
        for (Card card : exercise.hand()) {
            Optional<ChoiceViewState> offered = exercise.choices().stream()
                    .filter(choice -> card.equals(choice.card()))
                    .findFirst();
            boolean first = before.add(card);
            tiles.add(offered.<Node>map(choice -> first ? choice(choice) : copy(choice))
                    .orElseGet(() -> asleep(card)));
        }
        return tiles;
    }

    private List<Node> choicesBeforeHand() {
        List<Node> tiles = new ArrayList<>();
        exercise.choices().forEach(choice -> tiles.add(choice(choice)));
        tiles.add(hand(exercise.hand()));
        return tiles;
    }

    private ChoiceButton choice(ChoiceViewState choice) {
        int number = exercise.choices().indexOf(choice);
        ChoiceButton button = new ChoiceButton(context, choice, size, haveDifferentUses(exercise));
        button.setId("choice-" + number);
        button.setOnAction(_ -> answer.accept(choice.move()));
        return button;
    }

    /// A further copy of an offered card.
    private ChoiceButton copy(ChoiceViewState choice) {
        ChoiceButton button = choice(exercise.verdict().isEmpty() ? choice : choice.faded());
        button.setId(null);
        button.setFocusTraversable(false);
        return button;
    }

    /// Whether the answers differ in more than their cards, so that words tell what each does.
    private static boolean haveDifferentUses(ExerciseViewState exercise) {
        return exercise.choices().stream()
                        .map(ChoiceViewState::caption)
                        .distinct()
                        .count()
                > 1;
    }

    private Node asleep(Card card) {
        Node face = face(card, size.card());
        face.setOpacity(ASLEEP);
        StackPane tile = new StackPane(face);
        tile.setPadding(ChoiceButton.RIM);
        tile.setAlignment(Pos.TOP_CENTER);
        return tile;
    }

    private Node face(Card card, double scale) {
        return new DrawingPane(
                new Group(context.art().cards().face(card, ChoicePresenter.faceName(context.words(), card))),
                scale * Sizes.CARD_WIDTH,
                scale * Sizes.CARD_HEIGHT);
    }

    private Node hand(List<Card> cards) {
        HBox hand = new HBox(Sizes.LINE_GAP);
        cards.forEach(card -> hand.getChildren().add(face(card, size.hand())));
        hand.setMinWidth(Region.USE_PREF_SIZE);
        VBox pane = new VBox(
                Sizes.TINY_GAP, ControlFactory.label(context.words().text("school.hand"), StyleClasses.NOTE), hand);
        pane.setPadding(new Insets(0, 0, 0, Sizes.GAP));
        return pane;
    }

    private String spokenHand() {
        Words words = context.words();
        return words.text(
                "school.hand.spoken",
                words.list(exercise.hand().stream()
                        .map(card -> words.text("card." + card.name()))
                        .toList()));
    }
}
