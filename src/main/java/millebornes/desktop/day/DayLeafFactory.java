package millebornes.desktop.day;

import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DayExits;
import millebornes.desktop.controls.OptionalDecorationPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TilePicturePane;
import millebornes.desktop.controls.TilePicturePane.PictureEdge;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.records.DayResult;
import millebornes.records.DealOfTheDay;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// Creates the calendar leaf: the selected day, the result of its deal, and the two ways to play it.
record DayLeafFactory(ScreenContext context, DayExits exits) {

    private static final double NUMBER = 84;
    private static final double PICTURE_WIDTH = 204;
    private static final double PICTURE_HEIGHT = 104;
    private static final double KEPT = 78;
    private static final double LEAST_PICTURE = 70;

    /// The greatest height of the picture as a share of its width, at which the buttons below are in sight in the
    /// smallest window.
    private static final double TALLEST_PICTURE = 0.42;

    private static final double CUP = 52;

    /// The height of the sentence about playing again, in px at the usual text size.
    private static final double LEAST_AGAIN = 70;
    private static final double LEAST = 255;

    VBox of(DayViewState dayState, DealOfTheDay deal) {
        Region rest = new Region();
        VBox.setVgrow(rest, Priority.SOMETIMES);
        // Here and not at the leaf: a button whose words need more than this gets it.
        rest.setMinWidth(context.look().textScale().of(LEAST));
        VBox leaf = new VBox(head(dayState), number(dayState), outcome(dayState), ways(dayState.result(), deal), rest);
        if (dayState.result().isPresent()) {
            leaf.getChildren().add(leaf.getChildren().size() - 1, again());
        }
        if (!PageTitlePlate.isLarge(context)) {
            leaf.getChildren()
                    .add(2, new OptionalDecorationPane(picture(0, PictureEdge.WORDS), LEAST_PICTURE, TALLEST_PICTURE));
        }
        leaf.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LEAF);
        return leaf;
    }

    private Node head(DayViewState dayState) {
        StackPane head = new StackPane(ControlFactory.label(
                dayState.weekday()
                        .toUpperCase(Locale.forLanguageTag(words().language().tag())),
                StyleClasses.PANEL_TITLE));
        head.getStyleClass().add(StyleClasses.LEAF_HEAD);
        return head;
    }

    private Node number(DayViewState dayState) {
        Text number = new Text(dayState.number());
        number.setFont(TypefaceWeight.EXTRA_BOLD.font(NUMBER));
        number.setBoundsType(TextBoundsType.VISUAL);
        number.setFill(context.look().palette().color(ColourRole.INK));
        HBox first = ControlFactory.row(number);
        first.setAlignment(Pos.CENTER);
        first.setSpacing(Sizes.GAP);
        if (PageTitlePlate.isLarge(context)) {
            // Below the number there is no room for it.
            Region picture = picture(KEPT, PictureEdge.TILE);
            picture.setPrefHeight(NUMBER);
            HBox.setHgrow(picture, Priority.ALWAYS);
            first.getChildren().add(picture);
        }
        VBox day = new VBox(first, ControlFactory.label(dayState.month(), StyleClasses.PANEL_TITLE));
        day.setAlignment(Pos.CENTER);
        day.setSpacing(Sizes.SMALL_GAP);
        day.setPadding(new Insets(Sizes.GAP, Sizes.GAP, Sizes.TIGHT_PADDING, Sizes.GAP));
        return day;
    }

    /// @param kept the height of the picture that is never cut off, in its own units
    private Region picture(double kept, PictureEdge edge) {
        return new TilePicturePane(context.art().games().departure(), PICTURE_WIDTH, PICTURE_HEIGHT, kept, edge);
    }

    private Node outcome(DayViewState dayState) {
        VBox says = new VBox(
                ControlFactory.label(dayState.headline(), StyleClasses.STRONG),
                ControlFactory.label(dayState.detail(), StyleClasses.NOTE));
        says.setId("day-outcome");
        HBox.setHgrow(says, Priority.ALWAYS);
        HBox outcome = ControlFactory.row(says);
        dayState.result()
                .ifPresent(result -> outcome.getChildren()
                        .add(DayOutcomeIconFactory.of(context, DayOutcomeIconFactory.Outcome.of(result), CUP)));
        outcome.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        return outcome;
    }

    /// The buttons to play the deal; the red main one plays it alone, also when the result no longer counts.
    private Node ways(Optional<DayResult> result, DealOfTheDay deal) {
        Button alone = ControlFactory.button("day-play", words().text("day.play"), () -> exits.play(deal));
        alone.setGraphic(new FontIcon(result.isPresent() ? MaterialDesignP.PLAY_OUTLINE : MaterialDesignP.PLAY));
        alone.getStyleClass().add(StyleClasses.MAIN_BUTTON);
        alone.setDefaultButton(true);
        alone.setMaxWidth(Double.MAX_VALUE);
        VBox ways = ControlFactory.column(alone);
        if (exits.hasFamily(deal)) {
            Button family =
                    ControlFactory.button("day-family", words().text("day.family"), () -> exits.playAsFamily(deal));
            family.setGraphic(new FontIcon(MaterialDesignA.ACCOUNT_GROUP));
            family.setMaxWidth(Double.MAX_VALUE);
            ways.getChildren().add(family);
        } else {
            ways.getChildren().add(ControlFactory.label(words().text("day.family.none"), StyleClasses.NOTE));
        }
        ways.setPadding(new Insets(0, Sizes.GAP, 0, Sizes.GAP));
        return ways;
    }

    /// The sentence about playing the deal again. Large text leaves it out where there is no room for all of it.
    private Region again() {
        Label again = ControlFactory.label(words().text("day.again"), StyleClasses.NOTE);
        again.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, 0, Sizes.GAP));
        if (!PageTitlePlate.isLarge(context)) {
            return again;
        }
        OptionalDecorationPane room =
                new OptionalDecorationPane(again, context.look().textScale().of(LEAST_AGAIN));
        room.setAlignment(Pos.TOP_LEFT);
        return room;
    }

    private Words words() {
        return context.words();
    }
}
