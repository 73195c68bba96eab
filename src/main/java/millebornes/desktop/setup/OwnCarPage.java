package millebornes.desktop.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageFootPane;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.RebuildingPane;
import millebornes.desktop.controls.SegmentedBarItem;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Livery;
import millebornes.words.Words;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;

/// The page to customize a car's outfit. Colour, shape and letter, which identify the car, cannot be changed here.
final class OwnCarPage {

    /// The exits of this page: it calls them, the set-up screen implements them.
    interface OwnCarExits {

        /// Opens the page of another driver of the same car.
        void mate(int seat);

        /// Goes back to the players.
        void done();
    }

    static final String DONE = "car-done";

    private static final double LEFT = 0.49;

    private final SetupContext context;
    private final int seat;
    private final RandomGenerator chance;
    private final OwnCarExits exits;
    private final List<RebuildingPane> parts = new ArrayList<>();
    private final Node root;

    /// @param seat the seat of the car
    /// @param chance the random numbers for a random outfit
    OwnCarPage(SetupContext context, int seat, RandomGenerator chance, OwnCarExits exits) {
        this.context = context;
        this.seat = seat;
        this.chance = chance;
        this.exits = exits;
        this.root = PageFrameFactory.page(part(this::head), middle(), part(this::foot));
    }

    /// The whole page.
    Node root() {
        return root;
    }

    /// Shows the current outfit.
    void rebuild() {
        parts.forEach(RebuildingPane::rebuild);
    }

    /// A part of the page that rebuilds itself; of a scroll pane only the content, so that the focus can be restored.
    private RebuildingPane part(Supplier<Node> maker) {
        RebuildingPane pane = new RebuildingPane(
                maker,
                context.screenContext().lookProperty(),
                context.screenContext().languageProperty());
        parts.add(pane);
        return pane;
    }

    private Words words() {
        return context.words();
    }

    private Node head() {
        return PageFrameFactory.head(
                context.screenContext(),
                new PageTitlePlate(
                        context.screenContext(),
                        PageSign.OWN_CAR,
                        words().text("garage.title"),
                        words().text("garage.for", context.names().get(seat))),
                crew().stream().toArray(Node[]::new));
    }

    /// The links to the other drivers of this car; empty if there are none.
    private Optional<Node> crew() {
        List<Integer> crew = context.model()
                .seating()
                .driversOf(context.model().seating().carOf(seat))
                .toList();
        if (crew.size() == 1) {
            return Optional.empty();
        }
        List<SegmentedBarItem<Integer>> mates = crew.stream()
                .map(mate -> SegmentedBarItem.of(
                        "car-mate-" + mate, mate, context.names().get(mate)))
                .toList();
        return Optional.of(
                SegmentedBarItem.segmentedBar(words(), words().text("garage.driver"), mates, seat, exits::mate));
    }

    private Node middle() {
        RebuildingPane leftPane = part(this::stage);
        RebuildingPane rightPane = part(this::pictures);
        for (RebuildingPane panel : List.of(leftPane, rightPane)) {
            panel.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LOW);
        }
        return PageFrameFactory.middle(new TwoColumnPane(leftPane, rightPane, LEFT));
    }

    private Node stage() {
        OwnCarPreviewFactory previewFactory = new OwnCarPreviewFactory(context, seat);
        VBox left = new VBox(Sizes.SMALL_GAP, previewFactory.picture(), previewFactory.previews());
        VBox.setVgrow(left.getChildren().getFirst(), Priority.ALWAYS);
        return left;
    }

    private Node pictures() {
        OutfitPartTilesFactory tiles = new OutfitPartTilesFactory(context, seat);
        VBox right = new VBox(
                Sizes.TINY_GAP,
                row("driver", tiles.drivers()),
                row("stripes", tiles.stripes()),
                row("load", tiles.loads()),
                row("companion", tiles.companions()));
        right.getChildren().forEach(row -> VBox.setVgrow(row, Priority.ALWAYS));
        right.setPadding(new Insets(Sizes.LABEL_GAP, Sizes.TINY_GAP, Sizes.LABEL_GAP, 0));
        return right;
    }

    private VBox row(String name, List<OutfitTile> tiles) {
        HBox line = new HBox(Sizes.SMALL_GAP);
        line.getChildren().addAll(tiles);
        line.setMinHeight(Region.USE_COMPUTED_SIZE);
        for (OutfitTile tile : tiles) {
            tile.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(tile, Priority.ALWAYS);
        }
        VBox.setVgrow(line, Priority.ALWAYS);
        VBox row = new VBox(
                Sizes.TINY_GAP, ControlFactory.label(words().text("garage." + name), StyleClasses.STRONG), line);
        row.setFillWidth(true);
        return row;
    }

    private Node foot() {
        Livery livery = context.model().livery(seat);
        List<Node> says = new ArrayList<>();
        says.add(ControlFactory.label(
                words().text(
                                "garage.same",
                                words().text("garage.colour." + livery.letter()),
                                words().text("garage.shape." + livery.letter()),
                                livery.letter()),
                StyleClasses.STRONG));
        says.add(ControlFactory.label(words().text("garage.same.note"), StyleClasses.NOTE));
        VBox left = new VBox();
        left.getChildren().addAll(says);
        left.setAlignment(Pos.CENTER_LEFT);
        PageFootPane foot = PageFrameFactory.foot(
                context.screenContext(),
                List.of(
                        PageFrameFactory.back(context.screenContext(), "car-back", exits::done),
                        PageFrameFactory.way(
                                "car-chance", MaterialDesignD.DICE_5, words().text("garage.chance"), this::byChance)),
                left,
                PageFrameFactory.main(DONE, MaterialDesignC.CHECK_BOLD, words().text("garage.done"), exits::done));
        foot.getStyleClass().add(StyleClasses.livery(livery));
        return foot;
    }

    private void byChance() {
        SetupOutfits outfits = new SetupOutfits(context.model());
        context.change(() -> outfits.dress(seat, outfits.of(seat).byChance(chance)));
    }
}
