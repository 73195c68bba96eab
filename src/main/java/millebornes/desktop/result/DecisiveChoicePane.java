package millebornes.desktop.result;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.bot.ChoiceVerdict;
import millebornes.desktop.art.VisibleStrip;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.CornerMark;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.FittedLabel;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Move;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/// A choice that decided a match: the cars concerned at that moment, its kind, who chose, its value, a sentence, both
/// cards, and a button to the replay. The picture is at the left, or above large text.
final class DecisiveChoicePane extends VBox {

    /// The share of the width for the picture at the left, its least size, and the height of that above, in px.
    private static final double PICTURE_SHARE = 0.36;

    private static final double LEAST_PICTURE = 124;
    private static final double PICTURE_HEIGHT = 112;
    private static final double PICTURE_ABOVE = 76;

    /// The size of a card relative to its usual size; it grows with the text, but more slowly.
    private static final double CARD = 0.55;

    private static final double CARD_GROWTH = 0.2;

    /// The opacity of the worse card.
    private static final double PALE = 0.85;

    private static final double SIGN = 11;
    private static final double MARK = 24;
    private static final double WHO = 16;
    private static final double LEAST_WHY = 112;

    /// @param picture of the choice
    /// @param id of the button
    DecisiveChoicePane(
            ResultContext context, DecisiveChoice choice, DecisiveChoiceScenePane picture, String id, Runnable watch) {
        super(Sizes.LABEL_GAP);
        DecisiveChoiceSentences sentences = new DecisiveChoiceSentences(context, choice);
        boolean well = choice.kind().isPraise();
        HBox cards = cards(context, sentences, choice.verdict());
        Label why = ControlFactory.label(sentences.why(), StyleClasses.BODY);
        Label worth = ControlFactory.label(
                context.words().text("decided.worth", sentences.worth()), StyleClasses.PANEL_TITLE);
        worth.setMinWidth(Region.USE_PREF_SIZE);
        worth.setTooltip(new Tooltip(context.words().text("decided.worth.why")));
        Button button = ControlFactory.icon(
                id,
                MaterialDesignP.PLAY,
                context.words().text("decided.watch", sentences.spoken()),
                watch,
                well ? StyleClasses.GO_BUTTON : StyleClasses.REMEDY_BUTTON);
        button.setMinWidth(Region.USE_PREF_SIZE);
        Label kind = kind(sentences, well);
        HBox who = who(context, sentences);
        if (PageTitlePlate.isLarge(context.screenContext())) {
            why.setMaxHeight(Double.MAX_VALUE);
            why.setAlignment(Pos.TOP_LEFT);
            VBox.setVgrow(why, Priority.ALWAYS);
            picture.setMinHeight(context.screenContext().look().textScale().of(PICTURE_ABOVE));
            getChildren()
                    .addAll(
                            picture,
                            ControlFactory.row(kind, ControlFactory.spring(), worth),
                            who,
                            why,
                            ControlFactory.row(cards, ControlFactory.spring(), button));
        } else {
            VBox told = new VBox(why);
            told.setAlignment(Pos.CENTER_LEFT);
            told.setMinWidth(LEAST_WHY);
            BorderPane.setMargin(told, new Insets(0, Sizes.SMALL_GAP, 0, Sizes.TIGHT_PADDING));
            BorderPane.setAlignment(button, Pos.CENTER);
            // Unlike a row, this knows the width of the sentence when it is asked for its height.
            BorderPane middle = new BorderPane(told, null, button, null, cards);
            HBox.setHgrow(who, Priority.ALWAYS);
            Region gap = new Region();
            gap.setMinHeight(Sizes.LINE_GAP);
            gap.setMaxHeight(Sizes.TIGHT_PADDING);
            VBox.setVgrow(gap, Priority.ALWAYS);
            VBox right = new VBox(ControlFactory.row(kind, who, worth), gap, middle);
            right.setAlignment(Pos.CENTER_LEFT);
            picture.setMinSize(LEAST_PICTURE, PICTURE_HEIGHT);
            TwoColumnPane both = new TwoColumnPane(picture, right, PICTURE_SHARE);
            VBox.setVgrow(both, Priority.ALWAYS);
            getChildren().add(both);
        }
        setAlignment(Pos.CENTER_LEFT);
        setPadding(new Insets(Sizes.TINY_GAP, Sizes.TIGHT_PADDING, Sizes.TINY_GAP, Sizes.PANEL_PADDING));
        getStyleClass().addAll(well ? StyleClasses.BRILLIANT : StyleClasses.TO_TRY);
        setMinHeight(Region.USE_PREF_SIZE);
    }

    /// The kind of the choice, which lies beside the picture.
    private static Label kind(DecisiveChoiceSentences sentences, boolean well) {
        Label kind = ControlFactory.label(sentences.kind(), StyleClasses.SEAL);
        kind.setGraphic(new FontIcon(well ? MaterialDesignS.STAR : MaterialDesignR.REFRESH));
        kind.setMinWidth(Region.USE_PREF_SIZE);
        return kind;
    }

    private static HBox who(ResultContext context, DecisiveChoiceSentences sentences) {
        Node mark = new DrawingPane(context.art().cars().sign(sentences.livery(), SIGN), MARK, MARK);
        double size = context.screenContext().look().textScale().of(WHO);
        return ControlFactory.row(
                mark, new FittedLabel(sentences.who(), size, Sizes.SMALLEST_TEXT, StyleClasses.STRONG));
    }

    /// The pictures of both moves, the chosen one first, with the words *played*, *instead of* or *better*: the better one
    /// with a tick in a bright frame, the other one with a cross, and pale unless it is a text.
    private static HBox cards(ResultContext context, DecisiveChoiceSentences sentences, ChoiceVerdict verdict) {
        Move worseMove = verdict.better().equals(verdict.chosen()) ? verdict.other() : verdict.chosen();
        double large = context.screenContext().look().textScale().of(1) - 1;
        double size = CARD + CARD_GROWTH * large;
        StackPane worse = card(context, sentences, worseMove, size);
        StackPane better = card(context, sentences, verdict.better(), size);
        better.getStyleClass().add(StyleClasses.LIT_CARD);
        if (sentences.card(worseMove).isPresent()) {
            worse.getChildren().getFirst().setOpacity(PALE);
        }
        Palette palette = context.screenContext().look().palette();
        better.getChildren().add(CornerMark.better(palette));
        worse.getChildren().add(CornerMark.worse(palette));
        boolean well = verdict.better().equals(verdict.chosen());
        HBox cards = well
                ? new HBox(
                        Sizes.SMALL_GAP,
                        named(context, better, "decided.played", StyleClasses.SEAL),
                        named(context, worse, "decided.instead", StyleClasses.NAME_CHIP))
                : new HBox(
                        Sizes.SMALL_GAP,
                        named(context, worse, "decided.played", StyleClasses.NAME_CHIP),
                        named(context, better, "decided.better", StyleClasses.SEAL));
        cards.setAlignment(Pos.CENTER);
        cards.setMinWidth(Region.USE_PREF_SIZE);
        return cards;
    }

    /// Writes a word on the lower edge of a card.
    private static StackPane named(ResultContext context, StackPane card, String key, String style) {
        Label word = ControlFactory.label(context.words().text(key), StyleClasses.SMALL, style);
        word.setMinWidth(Region.USE_PREF_SIZE);
        StackPane.setAlignment(word, Pos.BOTTOM_CENTER);
        word.setTranslateY(Sizes.LABEL_GAP);
        card.getChildren().add(1, word);
        return card;
    }

    /// The picture of a move: its card, or its name if it has none.
    private static StackPane card(ResultContext context, DecisiveChoiceSentences sentences, Move move, double size) {
        double width = size * Sizes.CARD_WIDTH;
        double height = size * Sizes.CARD_HEIGHT;
        StackPane place = new StackPane(sentences
                .card(move)
                .<Node>map(card -> new DrawingPane(
                        new Group(context.art().cards().largeFace(card, VisibleStrip.WHOLE)), width, height))
                .orElseGet(() -> {
                    Label words = ControlFactory.label(sentences.named(move), StyleClasses.SMALL);
                    words.setMaxWidth(width);
                    words.setPrefHeight(height);
                    return words;
                }));
        place.setPadding(new Insets(Sizes.RING));
        place.setMaxHeight(Region.USE_PREF_SIZE);
        return place;
    }
}
