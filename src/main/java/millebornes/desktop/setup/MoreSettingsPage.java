package millebornes.desktop.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.RebuildingPane;
import millebornes.desktop.setup.OptionGroupsPane.OptionGroup;
import millebornes.desktop.setup.OptionGroupsPane.SpanningTile;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.ValueOption;
import millebornes.words.Words;

/// The page of the rarer options: groups of tiles, each with a picture. Every option of the edition is either here or
/// among the variants of the set-up page.
final class MoreSettingsPage {

    /// The least width of a column, and the greatest one that large text asks for, in px.
    private static final double NARROWEST = 132;

    private static final double WIDEST = 250;

    private final SetupContext context;
    private final RebuildingPane optionsPane;
    private final RebuildingPane footPane;
    private final Node root;

    /// @param foot creates the foot
    MoreSettingsPage(SetupContext context, Supplier<Node> foot) {
        this.context = context;
        this.optionsPane = part(this::groups);
        this.footPane = part(foot);
        // Unlike a stack, this takes its padding off when it is asked for its height.
        VBox content = new VBox(optionsPane);
        VBox.setVgrow(optionsPane, Priority.ALWAYS);
        ScrollPane middle = PageFrameFactory.middle(content);
        // The page is being laid out when its height is known.
        middle.viewportBoundsProperty().subscribe(_ -> Platform.runLater(() -> fill(middle, content)));
        optionsPane.getChildrenUnmodifiable().addListener((ListChangeListener<Node>) _ -> fill(middle, content));
        this.root = PageFrameFactory.page(part(this::head), middle, footPane);
    }

    /// The whole page.
    Node root() {
        return root;
    }

    /// Shows the current options.
    void rebuild() {
        optionsPane.rebuild();
        footPane.rebuild();
    }

    /// Shows the current sentence in the foot.
    void rebuildFoot() {
        footPane.rebuild();
    }

    private RebuildingPane part(Supplier<Node> maker) {
        return new RebuildingPane(
                maker,
                context.screenContext().lookProperty(),
                context.screenContext().languageProperty());
    }

    private void fill(ScrollPane middle, Region content) {
        if (!optionsPane.getChildren().isEmpty()
                && optionsPane.getChildren().getFirst() instanceof OptionGroupsPane groups) {
            groups.visibleHeightProperty()
                    .set(middle.getViewportBounds().getHeight()
                            - content.getPadding().getTop());
        }
    }

    private Node head() {
        Words words = context.words();
        return PageFrameFactory.head(
                context.screenContext(),
                PageSign.TUNING,
                words.text("setup.more.title"),
                words.text(
                        "setup.more.subtitle",
                        words.text("edition." + context.model().edition().id())));
    }

    private OptionGroupsPane groups() {
        List<OptionGroup> groups = new ArrayList<>();
        List<SpanningTile> seating =
                SeatingTileFactory.isChoice(context.model()) ? List.of(SeatingTileFactory.of(context)) : List.of();
        add(
                groups,
                "setup.group.length",
                MatchLengthTileFactory.stepper(context),
                _ -> false,
                single(MatchLengthTileFactory.of(context)));
        add(groups, "setup.group.points", List.of(), MoreSettingsPage::isAboutPoints, List.of());
        add(
                groups,
                "setup.group.cards",
                List.of(),
                MoreSettingsPage::isAboutCards,
                List.of(DealNumberTileFactory.of(context)));
        add(groups, "setup.group.teams", List.of(), FlagOption.ADJACENT_PARTNERS::equals, seating);
        add(groups, "setup.house", List.of(), MoreSettingsPage::isHouseRule, List.of());
        return new OptionGroupsPane(
                groups,
                Math.min(WIDEST, context.screenContext().look().textScale().of(NARROWEST)));
    }

    /// @param heading the key of the heading
    /// @param beside the controls beside the heading
    private void add(
            List<OptionGroup> groups,
            String heading,
            List<Node> beside,
            Predicate<RuleOption> shown,
            List<SpanningTile> controls) {
        List<SpanningTile> tiles = new ArrayList<>(controls);
        tiles.addAll(single(context.model().switches().stream()
                .filter(optionSwitch -> shown.test(optionSwitch.option()))
                .map(optionSwitch -> OptionTileFactory.of(context, optionSwitch))
                .toList()));
        if (!tiles.isEmpty()) {
            Label title = ControlFactory.label(context.words().text(heading), StyleClasses.STRONG);
            StackPane head = new StackPane(title);
            StackPane.setAlignment(title, Pos.CENTER_LEFT);
            head.getChildren().addAll(beside);
            groups.add(OptionGroup.of(heading.replace('.', '-'), head, tiles));
        }
    }

    private static List<SpanningTile> single(List<PictureTile> tiles) {
        return tiles.stream().map(tile -> new SpanningTile(tile, 1)).toList();
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
