package millebornes.desktop.setup;

import java.util.List;
import java.util.function.Predicate;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Separator;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.ValueOption;
import millebornes.words.Words;

/// Creates the panel of the game: scoring modes and variants as pictures, the other editions as emblems; all other
/// options are shown on demand.
final class GamePanelFactory {

    /// The id of the first line of the options that are shown on demand.
    static final String MORE = "more-options";

    /// The id of the part with the house rules.
    static final String HOUSE_RULES = "house-rules";

    /// The margin for rings and ticks that stick out of tiles.
    private static final Insets ROOM =
            new Insets(Sizes.TIGHT_PADDING, Sizes.TIGHT_PADDING, Sizes.LINE_GAP, Sizes.TINY_GAP);

    private static final double TALLEST_SCORING = 196;
    private static final double TALLEST_VARIANT = 236;

    private GamePanelFactory() {}

    /// The title of the panel.
    static Node title(SetupContext context) {
        Words words = context.words();
        return ControlFactory.row(
                ControlFactory.label(words.text("setup.which"), StyleClasses.PANEL_TITLE),
                ControlFactory.spring(),
                ControlFactory.label(
                        words.text("edition." + context.model().edition().id()), StyleClasses.SECTION));
    }

    /// @param unfolded whether the options that are shown on demand are visible
    /// @param wide whether the window is wide enough for a sentence below each variant's name
    static VBox of(SetupContext context, BooleanProperty unfolded, boolean wide) {
        Words words = context.words();
        Edition edition = context.model().edition();
        VBox content = new VBox(Sizes.TINY_GAP);
        content.setPadding(ROOM);
        if (edition.hasChoiceOfScoring()) {
            EvenTilesPane scoringTiles = new EvenTilesPane(List.of(
                    ScoringTileFactory.of(context, ScoringMode.JUNIOR),
                    ScoringTileFactory.of(context, ScoringMode.EXPERT)));
            grow(content, scoringTiles, TALLEST_SCORING);
        } else {
            content.getChildren().add(EditionSummaryTileFactory.of(context));
        }
        HBox line = ControlFactory.row(
                ControlFactory.label(words.text("setup.variants"), StyleClasses.SECTION),
                ControlFactory.spring(),
                ControlFactory.label(words.text("setup.variants.note"), StyleClasses.NOTE));
        line.setAlignment(Pos.BASELINE_LEFT);
        content.getChildren().add(line);
        EvenTilesPane variantTiles = new EvenTilesPane(VariantSwitcher.of(context.model()).stream()
                .map(variant -> VariantTileFactory.of(context, variant, wide))
                .toList());
        grow(content, variantTiles, TALLEST_VARIANT);
        content.getChildren().addAll(new Separator(), OtherEditionsRowFactory.of(context));
        if (unfolded.get()) {
            content.getChildren().addAll(new Separator(), more(context));
        }
        return content;
    }

    private static void grow(VBox content, EvenTilesPane tiles, double tallest) {
        tiles.setMaxHeight(tallest);
        VBox.setVgrow(tiles, Priority.ALWAYS);
        content.getChildren().add(tiles);
    }

    private static Node more(SetupContext context) {
        VBox more = new VBox(
                Sizes.SMALL_GAP,
                switches(context, option -> !isVariant(option) && !isHouseRule(option)),
                MatchLengthTileFactory.of(context));
        if (SeatingTileFactory.isChoice(context.model())) {
            more.getChildren().add(SeatingTileFactory.of(context));
        }
        more.getChildren().add(DealNumberTileFactory.of(context));
        Node houseRules = switches(context, GamePanelFactory::isHouseRule);
        houseRules.setId(HOUSE_RULES);
        more.getChildren()
                .addAll(ControlFactory.label(context.words().text("setup.house"), StyleClasses.SECTION), houseRules);
        more.setId(MORE);
        return more;
    }

    private static Node switches(SetupContext context, Predicate<RuleOption> shown) {
        return OptionTileFactory.all(
                context, context.model().switches().stream().filter(optionSwitch -> shown.test(optionSwitch.option())));
    }

    private static boolean isHouseRule(RuleOption option) {
        return option.topic() == RuleOption.OptionTopic.HOUSE;
    }

    /// Whether an option has a picture among the variants, and so needs no switch.
    private static boolean isVariant(RuleOption option) {
        return option == FlagOption.ACCELERATED || option == FlagOption.EXTENDED || option == ValueOption.TARGET;
    }
}
