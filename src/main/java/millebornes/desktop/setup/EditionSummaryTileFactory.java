package millebornes.desktop.setup;

import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.GameModeArt;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.MicroOrTableSetting;
import millebornes.desktop.controls.TilePicturePane;
import millebornes.desktop.controls.TilePicturePane.PictureEdge;
import millebornes.desktop.setup.PictureTile.Said;
import millebornes.desktop.setup.PictureTile.TileState;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.words.Words;

/// Creates the tile of an edition that has no choice of scoring modes: its picture, its name and a sentence.
final class EditionSummaryTileFactory {

    private EditionSummaryTileFactory() {}

    static PictureTile of(SetupContext context) {
        Words words = context.words();
        Edition edition = context.model().edition();
        String key = "edition." + edition.id();
        Label title = ControlFactory.label(words.text(key), StyleClasses.PANEL_TITLE);
        Label hint = ControlFactory.label(words.text(key + ".hint"), StyleClasses.NOTE);
        VBox lines = new VBox(heading(context, title), hint);
        HBox.setHgrow(lines, Priority.ALWAYS);
        HBox layout = new HBox(lines);
        layout.setPadding(new Insets(Sizes.TINY_GAP, Sizes.TILE_RADIUS, Sizes.SMALL_GAP, Sizes.TILE_RADIUS));
        return new PictureTile(
                        context.screenContext().look().palette(),
                        "edition",
                        words.text("choice", title.getText(), hint.getText()),
                        new TilePicturePane(
                                context.art().games().edition(edition),
                                GameModeArt.WIDE,
                                GameModeArt.WIDE_HEIGHT,
                                GameModeArt.WIDE_SEEN,
                                PictureEdge.WORDS),
                        new Said(title, hint, layout),
                        TileState.CHOSEN,
                        () -> {})
                .withoutPress();
    }

    /// The name of the edition and, for the 1980s edition, the choice of the screen on which it is played.
    private static Node heading(SetupContext context, Label title) {
        return MicroOrTableSetting.isOffered(context.model().edition())
                ? ControlFactory.row(title, ControlFactory.spring(), MicroOrTableChooserFactory.of(context))
                : title;
    }
}
