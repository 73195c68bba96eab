package millebornes.desktop.school;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.school.ExerciseViewState.ChoiceViewState;
import millebornes.desktop.school.ExerciseViewState.ChoiceViewState.ChoiceMark;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Livery;
import org.jspecify.annotations.Nullable;

/// A button for a possible answer, which shows its card. After an answer the best one has a green frame with a tick or
/// a star, the player's own a blue one if it was another, and the others fade.
final class ChoiceButton extends Button {

    /// The room around the card.
    static final Insets RIM = new Insets(Sizes.LABEL_GAP);

    private static final double BADGE = 34;
    private static final double CAR_BOX = 22;
    private static final double CAR_SIGN = 10;
    private static final double FADED = 0.7;
    private static final double WORDS_WIDTH = 150;

    private final ScreenContext context;
    private final ArtFactory art;
    private final double width;
    private final double scale;

    /// @param captioned whether the use of the card is written below it
    ChoiceButton(ScreenContext context, ChoiceViewState choice, AnswerCardScale size, boolean captioned) {
        this.context = context;
        this.art = context.art();
        this.scale = size.card();
        this.width = choice.card() == null
                ? context.look().textScale().of(WORDS_WIDTH)
                : Math.max(
                        scale * Sizes.CARD_WIDTH,
                        captioned ? context.look().textScale().of(AnswerCardScale.CAPTION_WIDTH) : 0);
        getStyleClass().addAll(StyleClasses.PICTURE_BUTTON, StyleClasses.SCHOOL_CHOICE);
        VBox content = new VBox(Sizes.TINY_GAP, face(choice));
        if (captioned) {
            content.getChildren().add(caption(choice));
        }
        content.setAlignment(Pos.TOP_CENTER);
        content.setPadding(RIM);
        content.setOpacity(choice.mark() == ChoiceMark.FADED ? FADED : 1);
        StackPane all = new StackPane(content);
        @Nullable Node badge = badge(choice.mark());
        if (badge != null) {
            StackPane.setAlignment(badge, Pos.TOP_RIGHT);
            StackPane.setMargin(badge, new Insets(-BADGE / 2, -BADGE / 3, 0, 0));
            all.getChildren().add(badge);
        }
        @Nullable String word = word(choice.mark());
        if (word != null) {
            Label seal = ControlFactory.label(context.words().text(word), StyleClasses.SMALL, StyleClasses.SEAL);
            seal.setMinWidth(Region.USE_PREF_SIZE);
            StackPane.setAlignment(seal, Pos.TOP_CENTER);
            StackPane.setMargin(seal, new Insets(-BADGE / 2, -BADGE, 0, -BADGE));
            all.getChildren().add(seal);
        }
        setGraphic(all);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setAccessibleText(choice.spoken());
        // Choices of one question are equally large, whatever stands below them.
        content.setMinWidth(width + RIM.getLeft() + RIM.getRight());
        content.setPrefWidth(content.getMinWidth());
        setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        setMaxHeight(Double.MAX_VALUE);
        setMouseTransparent(choice.mark() != ChoiceMark.OPEN);
        setFocusTraversable(choice.mark() == ChoiceMark.OPEN);
        switch (choice.mark()) {
            case SOLVED, BETTER -> getStyleClass().add(StyleClasses.SCHOOL_RIGHT);
            case OWN -> getStyleClass().add(StyleClasses.SCHOOL_OWN);
            case OPEN -> getStyleClass().add(StyleClasses.SCHOOL_OPEN);
            case FADED -> {}
        }
    }

    /// The picture of a choice: its card, or its name in large letters if it has none.
    private Node face(ChoiceViewState choice) {
        double height = scale * Sizes.CARD_HEIGHT;
        if (choice.card() == null) {
            Label words = ControlFactory.label(choice.name(), StyleClasses.PANEL_TITLE);
            words.setAlignment(Pos.CENTER);
            words.setMinWidth(width);
            words.setMaxWidth(width);
            words.setPrefHeight(height);
            return words;
        }
        return new DrawingPane(
                new Group(art.cards().face(choice.card(), ChoicePresenter.faceName(context.words(), choice.card()))),
                scale * Sizes.CARD_WIDTH,
                height);
    }

    private Node caption(ChoiceViewState choice) {
        Label caption = ControlFactory.label(choice.caption(), StyleClasses.SMALL);
        caption.setAlignment(Pos.CENTER);
        HBox row = new HBox(Sizes.TINY_GAP);
        row.setAlignment(Pos.CENTER);
        if (choice.car() >= 0) {
            row.getChildren()
                    .add(new DrawingPane(art.cars().sign(Livery.of(choice.car()), CAR_SIGN), CAR_BOX, CAR_BOX));
        }
        row.getChildren().add(caption);
        // Its height is the one at this width, where the words may need two lines.
        row.setMinWidth(width);
        row.setVisible(!choice.caption().isEmpty());
        return row;
    }

    /// The key of the word above the card after an answer.
    private static @Nullable String word(ChoiceMark mark) {
        return switch (mark) {
            case SOLVED -> "school.best";
            case BETTER -> "school.better";
            case OWN -> "school.own";
            case OPEN, FADED -> null;
        };
    }

    private @Nullable Node badge(ChoiceMark mark) {
        Palette palette = context.look().palette();
        return switch (mark) {
            case SOLVED -> new DrawingPane(art.lesson().tick(), BADGE, BADGE);
            case BETTER ->
                new DrawingPane(
                        StarIcon.edged(palette.color(ColourRole.HIGHLIGHT), palette.color(ColourRole.INK), BADGE / 2),
                        BADGE,
                        BADGE);
            case OPEN, OWN, FADED -> null;
        };
    }
}
