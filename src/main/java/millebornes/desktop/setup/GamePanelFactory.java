package millebornes.desktop.setup;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Separator;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.setup.VariantTileFactory.Sentence;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.ScoringMode;
import millebornes.words.Words;

/// Creates the panel of the game: scoring modes and variants as pictures, the other editions as emblems.
final class GamePanelFactory {

    /// The margin for rings and ticks that stick out of tiles.
    private static final Insets ROOM =
            new Insets(Sizes.TIGHT_PADDING, Sizes.TIGHT_PADDING, Sizes.LINE_GAP, Sizes.TINY_GAP);

    private static final double EMBLEM = 26;
    private static final double TALLEST_SCORING = 196;
    private static final double TALLEST_EDITION = 320;
    /// The greatest number of variants whose tiles are wide enough for a sentence beside the name.
    private static final int FEW_VARIANTS = 2;

    private static final double TALLEST_OF_FEW = 176;
    private static final double TALLEST_VARIANT = 236;

    /// The least width of a variant's tile, in px at the usual text size.
    private static final double NARROWEST_VARIANT = 60;

    private GamePanelFactory() {}

    /// The title of the panel.
    static Node title(SetupContext context) {
        Words words = context.words();
        Edition edition = context.model().edition();
        HBox title = ControlFactory.row(
                ControlFactory.label(words.text("setup.which"), StyleClasses.PANEL_TITLE), ControlFactory.spring());
        // From edge to edge of the tiles.
        title.setPadding(new Insets(0, ROOM.getRight(), 0, ROOM.getLeft()));
        // Another edition's name is below its picture.
        if (edition.hasChoiceOfScoring()) {
            Label name = ControlFactory.label(
                    words.text("setup.edition", words.text("edition." + edition.id())), StyleClasses.SECTION);
            name.setGraphic(new DrawingPane(context.art().signs().edition(edition), EMBLEM, EMBLEM));
            name.setGraphicTextGap(Sizes.SMALL_GAP);
            title.getChildren().add(name);
        }
        return title;
    }

    /// @param wide whether the window is wide enough for a sentence below each variant's name
    static VBox of(SetupContext context, boolean wide) {
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
            grow(content, new EvenTilesPane(List.of(EditionSummaryTileFactory.of(context)), 0), TALLEST_EDITION);
        }
        content.getChildren().add(variantsHead(words));
        List<VariantSwitchModel> variants = VariantSwitcher.offered(context.model());
        Sentence sentence = PageTitlePlate.isLarge(context.screenContext())
                ? Sentence.TOOLTIP
                : variants.size() <= FEW_VARIANTS ? Sentence.BESIDE : wide ? Sentence.BELOW : Sentence.TOOLTIP;
        List<PictureTile> variantTiles = variants.stream()
                .map(variant -> VariantTileFactory.of(context, variant, sentence))
                .toList();
        double narrowest = context.screenContext().look().textScale().of(NARROWEST_VARIANT);
        grow(
                content,
                new EvenTilesPane(variantTiles, narrowest),
                variants.size() <= FEW_VARIANTS ? TALLEST_OF_FEW : TALLEST_VARIANT);
        if (!PageTitlePlate.isLarge(context.screenContext())) {
            content.getChildren().add(new Separator());
        }
        content.getChildren().add(OtherEditionsRowFactory.of(context));
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
}
