package millebornes.desktop.setup;

import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.Label;
import millebornes.desktop.art.GameModeArt;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.TilePicturePane;
import millebornes.desktop.controls.TilePicturePane.PictureEdge;
import millebornes.desktop.setup.PictureTile.Said;
import millebornes.desktop.setup.PictureTile.TileState;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.SetupProblem;
import millebornes.words.Words;

/// Creates the tile of a scoring mode (junior or expert), a large picture that needs no reading.
final class ScoringTileFactory {

    /// The id of a tile's picture.
    static final String PICTURE = "winning-picture";

    private ScoringTileFactory() {}

    static PictureTile of(SetupContext context, ScoringMode scoring) {
        Words words = context.words();
        String word = scoring.name().toLowerCase(Locale.ROOT);
        Optional<SetupProblem> problem = context.model().problem(scoring);
        String name = words.text("option.SCORING." + word);
        String hint = problem.isPresent()
                ? words.text("variant.locked.edition")
                : words.text("option.SCORING." + word + ".hint");
        // Large text has room for the name alone, as large as those of variants.
        boolean isShort = problem.isEmpty() && PageTitlePlate.isLarge(context.screenContext());
        TilePicturePane picture = new TilePicturePane(
                context.art().games().scoring(scoring),
                GameModeArt.WIDE,
                GameModeArt.WIDE_HEIGHT,
                GameModeArt.WIDE_SEEN,
                PictureEdge.WORDS);
        picture.setId(PICTURE);
        TileState state = problem.isPresent()
                ? TileState.LOCKED
                : context.model().scoring() == scoring ? TileState.CHOSEN : TileState.FREE;
        Label title = ControlFactory.label(name, isShort ? StyleClasses.TILE_NAME : StyleClasses.PANEL_TITLE);
        return new PictureTile(
                context.screenContext().look().palette(),
                word,
                words.text("choice", name, hint),
                picture,
                isShort ? Said.below(title, "") : Said.beside(title, hint),
                state,
                () -> {
                    if (state == TileState.FREE) {
                        context.change(() -> context.model().scoring(scoring));
                    }
                });
    }
}
