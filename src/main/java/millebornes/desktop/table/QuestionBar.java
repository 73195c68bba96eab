package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.BalancedLabel;
import millebornes.desktop.controls.WordWidthMeter;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.table.QuestionBarViewState.AnswerColor;
import millebornes.desktop.table.QuestionBarViewState.AnswerOption;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;

/// A bar over the board with a question: what happened, and two answers of the same size. It has no time limit.
final class QuestionBar extends Group {

    private static final double WIDTH = 610;

    /// The width of a bar with pictures, in px at 100 %.
    private static final double WIDE = 700;

    private static final double LOW_ICON = 42;
    private static final double CAR = 0.5;
    private static final double LARGE_CAR = 1.1;

    /// The scale of the cars above a sentence beside which they would leave too little room.
    private static final double CAR_ABOVE = 0.95;

    private static final int MOST_IN_A_ROW = 2;

    /// The least width of a button with its picture beside its words, in px.
    private static final double LEAST_BESIDE = 130;

    /// The greatest share of the width of a low question that its cards take, and the width of its words, in px, beside which
    /// cards without names take what is left.
    private static final double MOST_CARDS = 0.33;

    private static final double LEAST_WORDS = 380;

    /// The greatest factor by which cards grow with the text beside pictures, where names need the room.
    private static final double LARGEST_CARDS = 1.4;

    private static final double LARGEST_PAIR = 1.25;

    /// The least size of text where a question fits nowhere, as a share of its usual size, and the step to it.
    private static final double LEAST_TEXT = 0.55;

    /// The least such share above open cards; smaller text is worse than covered cards.
    private static final double LEAST_OVER_CARDS = 0.75;

    private static final double TEXT_STEP = 0.1;

    private final ArtFactory art;
    private final QuestionGraphics graphics;
    private final Consumer<AnswerOption> answered;
    private final List<Button> buttons = new ArrayList<>();
    private final Translate at = new Translate();
    private Pane shownPanel = new HBox();

    /// @param answered called with the answer that was pressed
    public QuestionBar(ArtFactory art, Consumer<AnswerOption> answered) {
        this.art = art;
        this.graphics = new QuestionGraphics(art);
        this.answered = answered;
        getTransforms().setAll(at);
        setVisible(false);
    }

    /// Asks a question where neither the road nor a card is covered, set smaller if need be; otherwise in the first
    /// part of the board in which it fits.
    ///
    /// @param text the factor by which text is larger than designed
    public void ask(QuestionBarViewState question, QuestionRooms rooms, double text) {
        for (Rect footRect : rooms.foot()) {
            boolean last = footRect.equals(rooms.foot().getLast());
            if (isInFoot(question, footRect, text, last ? LEAST_TEXT : LEAST_OVER_CARDS)) {
                return;
            }
        }
        BarForm form = question.showsSafety() ? BarForm.BRIEF : BarForm.USUAL;
        for (double size = text; size > LEAST_TEXT * text; size -= TEXT_STEP * text) {
            for (Rect partRect : rooms.parts()) {
                if (isLaid(question, form, partRect, size, text)) {
                    place(partRect, rooms.isAbove());
                    return;
                }
            }
        }
        place(rooms.parts().getLast(), rooms.isAbove());
    }

    private boolean isInFoot(QuestionBarViewState question, Rect footRect, double text, double least) {
        for (double size = text; size > least * text; size -= TEXT_STEP * text) {
            boolean pictures = question.isInPictures() && isLaid(question, BarForm.LOW, footRect, size, text);
            if (pictures
                    || (size < text && isLaid(question, BarForm.BRIEF, footRect, size, text))
                    || (!question.isInPictures() && isLaid(question, BarForm.LOW, footRect, size, text))) {
                place(footRect, false);
                return true;
            }
        }
        return false;
    }

    private enum BarForm {
        USUAL,
        /// the cars are above the sentence, and the sign of an answer beside its text
        LOW,
        /// likewise without the cars: the card shows which one is attacked, the sentence says by whom
        BRIEF
    }

    /// Creates the bar for a room, and returns whether it fits.
    ///
    /// @param usual the size of text elsewhere
    private boolean isLaid(QuestionBarViewState question, BarForm form, Rect roomRect, double size, double usual) {
        boolean wide = form != BarForm.BRIEF && (question.isInPictures() || question.showsSafety());
        double width = Math.min((wide ? WIDE : WIDTH) * usual, roomRect.width());
        // Two cards leave less room for the answers.
        double most = form == BarForm.BRIEF && question.showsSafety() ? LARGEST_PAIR : LARGEST_CARDS;
        double large = question.isInPictures() ? Math.min(size, most) : size;
        if (form == BarForm.BRIEF && question.card() != null) {
            double share = question.isInPictures() ? Math.max(MOST_CARDS, 1 - LEAST_WORDS / width) : MOST_CARDS;
            large = Math.min(
                    large,
                    Math.min(
                            roomRect.height() / QuestionGraphics.CARDS_HEIGHT,
                            share * width / QuestionGraphics.cardsWidth(question)));
        }
        double cardRoom = QuestionGraphics.cardsWidth(question) * large;
        double letters = size < usual ? TextRole.BODY.size() * size : 0;
        HBox panel = panel(question, form, width, cardRoom, letters);
        boolean tight = !hasRoomForWords() || (form == BarForm.BRIEF && panel.prefHeight(width) > roomRect.height());
        if (!question.isInPictures() && tight) {
            // The sentence says which card it is; what can be answered must be read whole.
            cardRoom = 0;
            panel = panel(question, form, width, cardRoom, letters);
        }
        double height = Math.max(panel.prefHeight(width), cardRoom > 0 ? QuestionGraphics.CARDS_HEIGHT * large : 0);
        shownPanel = panel;
        panel.resize(width, height);
        if (cardRoom > 0) {
            boolean inside = question.isInPictures();
            Group cards = graphics.cards(question, inside ? Math.min(large, height / QuestionGraphics.WHOLE) : large);
            cards.getTransforms().setAll(new Translate(cardRoom / 2 + 4, height / 2 - (inside ? 0 : 8 * large)));
            getChildren().add(cards);
        }
        return height <= roomRect.height() && hasRoomForWords();
    }

    private void place(Rect roomRect, boolean above) {
        double height = shownPanel.getHeight();
        double x = roomRect.centre().x() - shownPanel.getWidth() / 2;
        double y = above ? roomRect.y() : roomRect.bottom() - height;
        shownPanel.setPrefHeight(height);
        shownPanel.relocate(0, 0);
        at.setX(x);
        at.setY(y);
        setVisible(true);
    }

    /// Creates the content of the bar: the question beside the room for its cards.
    ///
    /// @param letters the size of its text, in px; 0 for the usual one
    private HBox panel(QuestionBarViewState question, BarForm form, double width, double cardRoom, double letters) {
        buttons.clear();
        HBox panel = new HBox(words(question, form, width - cardRoom - 2 * Sizes.GAP, letters > 0));
        panel.setAlignment(Pos.CENTER_RIGHT);
        panel.getStyleClass().add(StyleClasses.PANEL);
        if (form == BarForm.BRIEF) {
            panel.getStyleClass().add(StyleClasses.LOW);
        }
        panel.setPrefWidth(width);
        panel.setManaged(false);
        if (letters > 0) {
            SceneStyler.textSize(panel, letters);
        }
        getChildren().setAll(panel);
        panel.applyCss();
        return panel;
    }

    /// Whether no word of an answer is wider than its button.
    private boolean hasRoomForWords() {
        return buttons.stream()
                .allMatch(button -> WordWidthMeter.longest(List.of(button))
                                + besideWords(button)
                                + button.getInsets().getLeft()
                                + button.getInsets().getRight()
                        <= button.getPrefWidth());
    }

    private static double besideWords(Button button) {
        return button.getGraphic() == null || button.getContentDisplay() == ContentDisplay.TOP
                ? 0
                : button.getGraphic().prefWidth(-1) + button.getGraphicTextGap();
    }

    /// Requests the focus.
    public void takeFocus() {
        if (!buttons.isEmpty()) {
            buttons.getFirst().requestFocus();
        }
    }

    /// Moves the focus from one answer to the next; after the last comes the first.
    ///
    /// @param way 1 for the next one, -1 for the one before
    public void step(int way) {
        int from = IntStream.range(0, buttons.size())
                .filter(at -> buttons.get(at).isFocused())
                .findFirst()
                .orElse(way > 0 ? -1 : 0);
        if (!buttons.isEmpty()) {
            buttons.get(Math.floorMod(from + way, buttons.size())).requestFocus();
        }
    }

    /// Hides the bar.
    public void close() {
        setVisible(false);
        getChildren().clear();
        buttons.clear();
    }

    private VBox words(QuestionBarViewState question, BarForm form, double width, boolean shrunk) {
        boolean tall = question.isInPictures() && form == BarForm.USUAL;
        Label sentence = sentence(question);
        boolean above = tall || form == BarForm.LOW;
        HBox cars = graphics.cars(question.from(), question.to(), tall ? LARGE_CAR : above ? CAR_ABOVE : CAR);
        Pane story = above
                ? new VBox(tall ? Sizes.SMALL_GAP : Sizes.TINY_GAP, cars, sentence)
                : new HBox(Sizes.SMALL_GAP, cars, sentence);
        if (story instanceof HBox row) {
            row.setAlignment(Pos.CENTER_LEFT);
        }
        if (form == BarForm.BRIEF) {
            story.getChildren().remove(cars);
        }
        HBox.setHgrow(sentence, Priority.ALWAYS);
        double gap = form == BarForm.BRIEF ? Sizes.SMALL_GAP : tall ? Sizes.PANEL_PADDING : Sizes.TIGHT_PADDING;
        VBox words = new VBox(gap, story, answers(question, form, width, shrunk));
        words.setPrefWidth(width);
        words.setAlignment(Pos.CENTER_LEFT);
        return words;
    }

    private static Label sentence(QuestionBarViewState question) {
        Label sentence = new BalancedLabel(question.sentence(), StyleClasses.LIVE_SENTENCE);
        sentence.setMaxWidth(Double.MAX_VALUE);
        return sentence;
    }

    private Pane answers(QuestionBarViewState question, BarForm form, double width, boolean shrunk) {
        int count = question.answers().size();
        boolean few = question.isInPictures() || count <= MOST_IN_A_ROW;
        Pane answers = few ? new HBox(Sizes.SMALL_GAP) : new VBox(Sizes.SMALL_GAP);
        double share = (width - (count - 1) * Sizes.SMALL_GAP) / count;
        boolean beside = form != BarForm.USUAL && share >= LEAST_BESIDE;
        for (AnswerOption answer : question.answers()) {
            Button button = button(answer);
            if (question.isInPictures()) {
                button.getStyleClass().add(StyleClasses.SIGN);
                button.setGraphic(OverlayAnswerIconFactory.of(
                        answer.reply(),
                        art,
                        question,
                        form == BarForm.USUAL ? OverlayAnswerIconFactory.HEIGHT : LOW_ICON));
                button.setContentDisplay(beside ? ContentDisplay.LEFT : ContentDisplay.TOP);
            }
            if (question.isInPictures() ? !shrunk : few) {
                button.getStyleClass().add(StyleClasses.LARGE);
            }
            button.getStyleClass().add(StyleClasses.ANSWER);
            HBox.setHgrow(button, Priority.ALWAYS);
            button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
            button.setPrefWidth(few ? share : width);
            answers.getChildren().add(button);
            buttons.add(button);
        }
        return answers;
    }

    private Button button(AnswerOption answer) {
        Button button = new Button(answer.text());
        button.setId(answer.id());
        button.setAccessibleText(answer.spoken());
        button.setWrapText(true);
        if (answer.color() == AnswerColor.GREEN) {
            button.getStyleClass().add(StyleClasses.GO_BUTTON);
        }
        button.setOnAction(_ -> answered.accept(answer));
        button.setFocusTraversable(true);
        return button;
    }
}
