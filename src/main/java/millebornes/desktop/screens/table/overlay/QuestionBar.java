package millebornes.desktop.screens.table.overlay;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.screens.table.overlay.Question.Answer;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.desktop.theme.Token;
import org.jspecify.annotations.Nullable;

/// A calm bar over the board: what happened, and two answers of the same size. It has no clock.
public final class QuestionBar extends Pane {

    private static final double WIDTH = 610;
    private static final double CARD = 0.86;
    private static final double CAR = 0.5;
    private static final double ARROW = 26;
    private static final double TILT = -4;
    private static final int MOST_IN_A_ROW = 2;

    private final Art art;
    private final Consumer<Answer> answered;

    /// @param answered told which answer was pressed
    public QuestionBar(Art art, Consumer<Answer> answered) {
        this.art = art;
        this.answered = answered;
        setPickOnBounds(false);
        setVisible(false);
    }

    /// Asks a question.
    ///
    /// @param room the part of the window in which the bar may lie
    /// @param place where in the room it lies
    /// @param text by how much text grows against its design size
    public void ask(Question question, Rect room, Place place, double text) {
        double width = Math.min(WIDTH * text, room.width() - 2 * Sizes.MARGIN);
        double cardRoom = question.card() == null ? 0 : (Sizes.CARD_WIDTH * CARD + 30) * text;
        VBox words = words(question, width - cardRoom - 2 * Sizes.GAP);
        HBox panel = new HBox(words);
        panel.setAlignment(Pos.CENTER_RIGHT);
        panel.getStyleClass().add(Styles.PANEL);
        panel.setPrefWidth(width);
        panel.setManaged(false);
        getChildren().setAll(panel);
        panel.applyCss();
        double height = Math.max(panel.prefHeight(width), question.card() == null ? 0 : Sizes.CARD_HEIGHT * 0.8 * text);
        double x = room.centre().x() - width / 2;
        double y = place == Place.BELOW ? room.bottom() - height - Sizes.MARGIN : room.y() + Sizes.MARGIN;
        panel.setPrefHeight(height);
        panel.resizeRelocate(x, y, width, height);
        if (question.card() != null) {
            getChildren().add(card(question.card(), x + cardRoom / 2 + 4, y + height / 2, text));
        }
        setVisible(true);
    }

    /// Takes the bar away.
    public void close() {
        setVisible(false);
        getChildren().clear();
    }

    /// Where a bar lies, so that it does not cover what it speaks of.
    public enum Place {
        ABOVE,
        BELOW
    }

    private VBox words(Question question, double width) {
        Label sentence = new Label(question.sentence());
        sentence.getStyleClass().add(Styles.STRONG);
        sentence.setWrapText(true);
        HBox story = new HBox(Sizes.SMALL_GAP, cars(question.from(), question.to()), sentence);
        story.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        boolean few = question.answers().size() <= MOST_IN_A_ROW;
        Pane answers = few ? new HBox(Sizes.PANEL_PADDING) : new VBox(Sizes.SMALL_GAP);
        for (Answer answer : question.answers()) {
            Button button = button(answer);
            if (few) {
                button.getStyleClass().add(Styles.LARGE);
            }
            button.getStyleClass().add(Styles.ANSWER);
            HBox.setHgrow(button, Priority.ALWAYS);
            button.setMaxWidth(Double.MAX_VALUE);
            button.setPrefWidth(few ? width / question.answers().size() : width);
            answers.getChildren().add(button);
        }
        VBox words = new VBox(Sizes.PANEL_PADDING, story, answers);
        words.setPrefWidth(width);
        words.setAlignment(Pos.CENTER_LEFT);
        return words;
    }

    private Button button(Answer answer) {
        Button button = new Button(answer.text());
        button.setId(answer.id());
        button.setWrapText(true);
        button.getStyleClass()
                .add(
                        switch (answer.tone()) {
                            case GREEN -> Styles.GO_BUTTON;
                            case DARK -> Styles.DARK_BUTTON;
                        });
        button.setOnAction(event -> answered.accept(answer));
        button.setFocusTraversable(true);
        return button;
    }

    private HBox cars(Livery from, @Nullable Livery to) {
        List<Node> nodes = new ArrayList<>(List.of(car(from)));
        if (to != null) {
            nodes.add(arrow());
            nodes.add(car(to));
        }
        HBox cars = new HBox(Sizes.SMALL_GAP, nodes.toArray(Node[]::new));
        cars.setAlignment(Pos.CENTER_LEFT);
        cars.setMinWidth(USE_PREF_SIZE);
        return cars;
    }

    private Group car(Livery livery) {
        Group car = new Group(art.cars().car(livery));
        car.getTransforms().add(new Scale(CAR, CAR));
        return new Group(car);
    }

    private Group arrow() {
        var ink = art.palette().color(Token.INK_2);
        Line shaft = new Line(0, 0, ARROW, 0);
        Polyline head = new Polyline(ARROW - 8, -7, ARROW, 0, ARROW - 8, 7);
        for (var stroke : List.of(shaft, head)) {
            stroke.setStroke(ink);
            stroke.setStrokeWidth(Sizes.RING);
            stroke.setStrokeLineCap(StrokeLineCap.ROUND);
        }
        return new Group(shaft, head);
    }

    private Group card(Question.Named card, double x, double y, double text) {
        Group node = new Group(art.cards().shadow(), art.cards().face(card.card(), card.name()));
        node.getTransforms()
                .addAll(
                        new Rotate(TILT),
                        new Scale(CARD * text, CARD * text),
                        new Translate(-Sizes.CARD_WIDTH / 2, -Sizes.CARD_HEIGHT / 2));
        Group placed = new Group(node);
        placed.getTransforms().add(new Translate(x, y - 8 * text));
        placed.setMouseTransparent(true);
        return placed;
    }
}
