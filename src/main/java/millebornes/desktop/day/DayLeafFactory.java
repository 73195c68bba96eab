package millebornes.desktop.day;

import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import millebornes.desktop.art.CeremonyArt;
import millebornes.desktop.controls.BalancedLabel;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DayExits;
import millebornes.desktop.controls.OptionalDecorationPane;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TilePicturePane;
import millebornes.desktop.controls.TilePicturePane.PictureEdge;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.engine.table.Livery;
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

    /// The height of cars and road in the picture, which is never cut off, in its own units.
    private static final double KEPT = 64;

    private static final double LEAST_PICTURE = 70;

    /// The greatest height of the picture as a share of its width, at which the buttons below are in sight in the
    /// smallest window; beside large text it is smaller.
    private static final double TALLEST_PICTURE = 0.59;

    private static final double LARGE_TEXT_TALLEST_PICTURE = 0.5;

    /// The size of the milestone at the end of the road, and the height of the arrival that is never cut off.
    private static final double ARRIVAL_STONE = 3.4;

    private static final double ARRIVAL_KEPT = 215;

    private static final double LEAST = 255;

    VBox of(DayViewState dayState, DealOfTheDay deal) {
        Region rest = new Region();
        VBox.setVgrow(rest, Priority.SOMETIMES);
        // Here and not at the leaf: a button whose words need more than this gets it.
        rest.setMinWidth(context.look().textScale().of(LEAST));
        VBox leaf = new VBox(head(dayState), outcome(dayState), ways(dayState.result(), deal), rest);
        if (dayState.result().isPresent() && !PageTitlePlate.isLarge(context)) {
            leaf.getChildren().add(leaf.getChildren().size() - 1, again());
        }
        boolean large = PageTitlePlate.isLarge(context);
        Region picture = new OptionalDecorationPane(
                picture(dayState.result()), LEAST_PICTURE, large ? LARGE_TEXT_TALLEST_PICTURE : TALLEST_PICTURE);
        VBox.setMargin(picture, new Insets(large ? Sizes.MARGIN : Sizes.TINY_GAP, Sizes.GAP, 0, Sizes.GAP));
        leaf.getChildren().add(1, picture);
        // The head of large text has the day, and the calendar usually its month.
        if (!large) {
            leaf.getChildren().add(1, number(dayState));
        } else if (!dayState.month().equals(dayState.title())) {
            leaf.getChildren().add(1, month(dayState));
        }
        leaf.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LEAF);
        return leaf;
    }

    private Node head(DayViewState dayState) {
        String weekday = dayState.weekday()
                .toUpperCase(Locale.forLanguageTag(words().language().tag()));
        StackPane head = new StackPane(ControlFactory.label(
                PageTitlePlate.isLarge(context) ? weekday + " " + dayState.number() : weekday,
                StyleClasses.PANEL_TITLE));
        head.getStyleClass().add(StyleClasses.LEAF_HEAD);
        return head;
    }

    private Node number(DayViewState dayState) {
        Text number = new Text(dayState.number());
        number.setFont(TypefaceWeight.EXTRA_BOLD.font(NUMBER));
        number.setBoundsType(TextBoundsType.VISUAL);
        number.setFill(context.look().palette().color(ColourRole.INK));
        VBox day = new VBox(number, month(dayState));
        day.setAlignment(Pos.CENTER);
        day.setSpacing(Sizes.SMALL_GAP);
        day.setPadding(new Insets(Sizes.GAP, Sizes.GAP, Sizes.TIGHT_PADDING, Sizes.GAP));
        return day;
    }

    private static Label month(DayViewState dayState) {
        return ControlFactory.label(dayState.month(), StyleClasses.PANEL_TITLE);
    }

    /// The cars before the departure or, of a deal whose road was driven to its end, the arrival.
    private Region picture(Optional<DayResult> result) {
        return result.filter(DayResult::isArrived)
                .map(this::arrival)
                .orElseGet(() -> new TilePicturePane(
                        context.art().games().departure(), PICTURE_WIDTH, PICTURE_HEIGHT, KEPT, PictureEdge.TILE));
    }

    private TilePicturePane arrival(DayResult result) {
        CeremonyArt ceremony = context.art().ceremony();
        return new TilePicturePane(
                ceremony.arrival(
                        Livery.A,
                        context.art().cars().smallSide(Livery.A),
                        result.isWon()
                                ? ceremony.trophy()
                                : context.art().scenery().stone("1000", ARRIVAL_STONE)),
                CeremonyArt.ARRIVAL_WIDTH,
                CeremonyArt.ARRIVAL_HEIGHT,
                ARRIVAL_KEPT,
                PictureEdge.TILE);
    }

    private static Node outcome(DayViewState dayState) {
        VBox says = new VBox(
                ControlFactory.label(dayState.headline(), StyleClasses.STRONG),
                ControlFactory.label(dayState.detail(), StyleClasses.NOTE));
        says.setId("day-outcome");
        says.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        return says;
    }

    /// The button to play the deal alone.
    Button alone(Optional<DayResult> result, DealOfTheDay deal) {
        Button alone = PageFrameFactory.main(
                "day-play",
                MaterialDesignP.PLAY,
                words().text(result.isPresent() ? "day.replay" : "day.play"),
                () -> exits.play(deal));
        alone.setDefaultButton(result.isEmpty());
        return alone;
    }

    /// The ways to play the deal that are not in the foot, which beside large text has the line of the day.
    private Node ways(Optional<DayResult> result, DealOfTheDay deal) {
        VBox ways = ControlFactory.column();
        if (PageTitlePlate.isLarge(context)) {
            Button alone = alone(result, deal);
            alone.setMaxWidth(Double.MAX_VALUE);
            ways.getChildren().add(alone);
        }
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

    /// The sentence about playing the deal again.
    private Region again() {
        Label again = new BalancedLabel(words().text("day.again"), StyleClasses.NOTE);
        again.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, 0, Sizes.GAP));
        return again;
    }

    private Words words() {
        return context.words();
    }
}
