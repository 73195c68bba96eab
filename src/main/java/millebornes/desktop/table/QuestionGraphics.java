package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.table.QuestionBarViewState.AnsweringSafety;
import millebornes.desktop.table.QuestionBarViewState.SafetyDisplay;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Livery;
import org.jspecify.annotations.Nullable;

/// Draws the pictures of a question: the attacking and the attacked car with an arrow between them, and the cards.
record QuestionGraphics(ArtFactory art) {

    private static final double CARD = 0.86;
    private static final double ROOM = Sizes.CARD_WIDTH * CARD + 16;
    private static final double TILT = -4;

    /// The height that the cards of a question need, in px at 100 %; they may stick out a little.
    static final double CARDS_HEIGHT = Sizes.CARD_HEIGHT * 0.8;

    /// The height of a tilted card with a margin, in px at 100 %.
    static final double WHOLE = Sizes.CARD_HEIGHT * CARD + 3 * Sizes.SMALL_GAP;

    /// The offset of the second card to the right of the first and below it, in px.
    private static final double SECOND_X = 90;

    private static final double SECOND_Y = 16;

    /// The scale of two cards side by side, for players who cannot read, and that of the arrow between them.
    private static final double CARD_OF_PAIR = 0.7;

    private static final double PAIR_ARROW = 0.5;

    private static final double ARROW = 52;
    private static final double ARROW_HEAD = 16;
    private static final double ARROW_STROKE = 9;

    /// The width that two cards side by side need, with the arrow between them.
    private static final double PAIR =
            2 * CARD_OF_PAIR * Sizes.CARD_WIDTH + PAIR_ARROW * ARROW + Sizes.PANEL_PADDING + Sizes.GAP;

    private static final double STROKE = 6;
    private static final double CROSS = 30;

    /// The width that the cards of a question need, in px at 100 %.
    static double cardsWidth(QuestionBarViewState question) {
        if (question.card() == null) {
            return 0;
        }
        return !question.showsSafety() ? ROOM : question.isInPictures() ? PAIR : ROOM + SECOND_X;
    }

    /// The attacker's car and, after an arrow, the attacked one.
    HBox cars(Livery fromLivery, @Nullable Livery toLivery, double scale) {
        List<Node> nodes = new ArrayList<>(List.of(car(fromLivery, scale)));
        if (toLivery != null) {
            nodes.add(arrow(scale));
            nodes.add(car(toLivery, scale));
        }
        HBox cars = new HBox(Sizes.SMALL_GAP, nodes.toArray(Node[]::new));
        cars.setAlignment(Pos.CENTER_LEFT);
        cars.setMinWidth(Region.USE_PREF_SIZE);
        return cars;
    }

    /// The card that was played, and over it the one that could answer it; the origin is their middle.
    Group cards(QuestionBarViewState question, double text) {
        Group cards = new Group();
        cards.setMouseTransparent(true);
        if (question.card() == null) {
            return cards;
        }
        if (question.isInPictures() && question.showsSafety()) {
            return pair(question, text);
        }
        double aside = question.showsSafety() ? SECOND_X / 2 : 0;
        cards.getChildren().add(placed(played(question), TILT, -aside * text, 0, text));
        if (question.answering() != null && question.showsSafety()) {
            Group answer = answering(question.answering(), question.isInPictures());
            if (question.answering().display() == SafetyDisplay.MISSING) {
                answer.getChildren().add(cross());
            }
            cards.getChildren().add(placed(answer, -TILT, aside * text, SECOND_Y * text, text));
        }
        return cards;
    }

    /// The card that was played, an arrow, and the card that answers it.
    private Group pair(QuestionBarViewState question, double text) {
        AnsweringSafety answering = Objects.requireNonNull(question.answering());
        Group answer = answering(answering, true);
        if (answering.display() == SafetyDisplay.MISSING) {
            answer.getChildren().add(cross());
        }
        double aside = (CARD_OF_PAIR * Sizes.CARD_WIDTH + PAIR_ARROW * ARROW) / 2 + Sizes.SMALL_GAP;
        Group arrow = NodeTransforms.at(arrow(PAIR_ARROW * text), -PAIR_ARROW * ARROW * text / 2, 0, 1);
        double size = text * CARD_OF_PAIR / CARD;
        return new Group(
                placed(played(question), 0, -aside * text, 0, size), arrow, placed(answer, 0, aside * text, 0, size));
    }

    /// The card that was played, with the attacked car at its foot, for players who cannot read.
    private Group played(QuestionBarViewState question) {
        QuestionBarViewState.NamedCard card = Objects.requireNonNull(question.card());
        return question.isInPictures()
                ? art.cards().juniorFace(card.card(), question.to() == null ? List.of() : List.of(question.to()))
                : art.cards().face(card.card(), card.name());
    }

    private Group answering(AnsweringSafety answering, boolean inPictures) {
        return inPictures
                ? art.cards().juniorFace(answering.safety(), List.of())
                : art.cards().face(answering.safety(), answering.name());
    }

    private Group placed(Group face, double tilt, double x, double y, double text) {
        Group node = new Group(art.cards().shadow(), face);
        NodeTransforms.placeCard(node, x, y, CARD * text, tilt);
        return new Group(node);
    }

    private Group car(Livery livery, double scale) {
        return new Group(art.cars().car(livery).scaled(scale));
    }

    /// An arrow to the right, 52 px long for a scale of 1.
    Group arrow(double scale) {
        var ink = art.palette().color(ColourRole.INK);
        Line shaft = new Line(0, 0, ARROW, 0);
        Polyline head = new Polyline(ARROW - ARROW_HEAD, -ARROW_HEAD, ARROW, 0, ARROW - ARROW_HEAD, ARROW_HEAD);
        for (var stroke : List.of(shaft, head)) {
            stroke.setStroke(ink);
            stroke.setStrokeWidth(ARROW_STROKE);
            stroke.setStrokeLineCap(StrokeLineCap.ROUND);
            stroke.setStrokeLineJoin(StrokeLineJoin.ROUND);
        }
        Group arrow = new Group(shaft, head);
        arrow.getTransforms().add(new Scale(scale, scale));
        return new Group(arrow);
    }

    /// The cross of a card that is struck out, at the middle of its face.
    Group cross() {
        Group cross = new Group();
        strike(cross, ColourRole.RIM_ON_FOOT, 3 * STROKE);
        strike(cross, ColourRole.RED, 2 * STROKE);
        cross.getTransforms().add(new Translate(Sizes.CARD_WIDTH / 2, Sizes.CARD_HEIGHT / 2));
        return cross;
    }

    private void strike(Group cross, ColourRole role, double width) {
        for (int side = -1; side <= 1; side += 2) {
            Line line = new Line(-CROSS, -CROSS * side, CROSS, CROSS * side);
            line.setStroke(art.palette().color(role));
            line.setStrokeWidth(width);
            line.setStrokeLineCap(StrokeLineCap.ROUND);
            cross.getChildren().add(line);
        }
    }
}
