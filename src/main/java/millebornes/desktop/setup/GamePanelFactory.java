package millebornes.desktop.setup;

import java.util.List;
import java.util.function.Predicate;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Separator;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageTitlePlate;
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
    static final String HOUSE_RULES = "setup-house";

    /// The margin for rings and ticks that stick out of tiles.
    private static final Insets ROOM =
            new Insets(Sizes.TIGHT_PADDING, Sizes.TIGHT_PADDING, Sizes.LINE_GAP, Sizes.TINY_GAP);

    private static final double TALLEST_SCORING = 196;
    private static final double TALLEST_VARIANT = 236;

    /// The least width of a variant's tile, in px at the usual text size.
    private static final double NARROWEST_VARIANT = 60;

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
            List<PictureTile> scoringTiles = List.of(
                    ScoringTileFactory.of(context, ScoringMode.JUNIOR),
                    ScoringTileFactory.of(context, ScoringMode.EXPERT));
            grow(content, new EvenTilesPane(scoringTiles, 0), TALLEST_SCORING);
        } else {
            content.getChildren().add(EditionSummaryTileFactory.of(context));
        }
        content.getChildren().add(variantsHead(words));
        List<PictureTile> variantTiles = VariantSwitcher.of(context.model()).stream()
                .map(variant -> VariantTileFactory.of(context, variant, wide))
                .toList();
        double narrowest = context.screenContext().look().textScale().of(NARROWEST_VARIANT);
        grow(content, new EvenTilesPane(variantTiles, narrowest), TALLEST_VARIANT);
        if (!PageTitlePlate.isLarge(context.screenContext())) {
            content.getChildren().add(new Separator());
        }
        content.getChildren().add(OtherEditionsRowFactory.of(context));
        if (unfolded.get()) {
            content.getChildren().addAll(new Separator(), more(context));
        }
        return content;
    }

    private static Node variantsHead(Words words) {
        HBox line = ControlFactory.row(
                ControlFactory.label(words.text("setup.variants"), StyleClasses.SECTION),
                ControlFactory.spring(),
                ControlFactory.label(words.text("setup.variants.note"), StyleClasses.NOTE));
        line.setAlignment(Pos.BASELINE_LEFT);
        return line;
    }

    private static void grow(VBox content, EvenTilesPane tiles, double tallest) {
        tiles.setMaxHeight(tallest);
        VBox.setVgrow(tiles, Priority.ALWAYS);
        content.getChildren().add(tiles);
    }

    /// The options that are shown on demand, in groups: pictures that are switched, then controls with several values.
    private static Node more(SetupContext context) {
        VBox more = new VBox(Sizes.SMALL_GAP);
        group(more, context, "setup.group.points", GamePanelFactory::isAboutPoints, MatchLengthTileFactory.of(context));
        group(more, context, "setup.group.cards", GamePanelFactory::isAboutCards, DealNumberTileFactory.of(context));
        group(
                more,
                context,
                "setup.group.teams",
                FlagOption.ADJACENT_PARTNERS::equals,
                SeatingTileFactory.isChoice(context.model())
                        ? new Node[] {SeatingTileFactory.of(context)}
                        : new Node[0]);
        group(more, context, "setup.house", GamePanelFactory::isHouseRule);
        more.setId(MORE);
        return more;
    }

    private static void group(
            VBox more, SetupContext context, String heading, Predicate<RuleOption> shown, Node... controls) {
        List<OptionSwitchModel> switches = context.model().switches().stream()
                .filter(optionSwitch -> shown.test(optionSwitch.option()))
                .toList();
        if (switches.isEmpty() && controls.length == 0) {
            return;
        }
        Label head = ControlFactory.label(context.words().text(heading), StyleClasses.STRONG);
        head.setPadding(new Insets(more.getChildren().isEmpty() ? 0 : Sizes.SMALL_GAP, 0, 0, 0));
        more.getChildren().add(head);
        if (!switches.isEmpty()) {
            EvenTilesPane tiles = OptionTileFactory.all(context, switches.stream());
            tiles.setId(heading.replace('.', '-'));
            more.getChildren().add(tiles);
        }
        more.getChildren().addAll(controls);
    }

    private static boolean isAboutPoints(RuleOption option) {
        return option.topic() == RuleOption.OptionTopic.POINTS;
    }

    /// Whether an option is about the deck and what cards do, and is no variant.
    private static boolean isAboutCards(RuleOption option) {
        return !isAboutPoints(option)
                && !isHouseRule(option)
                && !isVariant(option)
                && option != FlagOption.ADJACENT_PARTNERS;
    }

    private static boolean isHouseRule(RuleOption option) {
        return option.topic() == RuleOption.OptionTopic.HOUSE;
    }

    /// Whether an option has a picture among the variants, and so needs no switch.
    private static boolean isVariant(RuleOption option) {
        return option == FlagOption.ACCELERATED || option == FlagOption.EXTENDED || option == ValueOption.TARGET;
    }
}
