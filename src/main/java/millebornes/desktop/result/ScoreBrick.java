package millebornes.desktop.result;

import javafx.scene.Node;
import javafx.scene.layout.Background;
import javafx.scene.layout.StackPane;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.rules.ScoreReason;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// A brick in the stack of a team's score: its points for one reason.
///
/// @param reason null for the points of all rounds before this one
record ScoreBrick(@Nullable ScoreReason reason, int points) {

    private static final double RADIUS = 20;

    ColourRole colour() {
        return reason == null ? ColourRole.STONE_WALL : colour(reason);
    }

    static ColourRole colour(ScoreReason reason) {
        return switch (reason) {
            case KM -> ColourRole.DISTANCE;
            case SAFETY, ALL_SAFETIES -> ColourRole.SAFETY;
            case COUP_FOURRE -> ColourRole.REMEDY;
            case TARGET, EXTENSION -> ColourRole.RED;
            case NO_200, NO_200_NO_100 -> ColourRole.SKY_0;
            case COURONNEMENT -> ColourRole.AMBER;
            case CAPOT, EXTENSION_FAILED -> ColourRole.MOUNTAIN;
        };
    }

    /// The brick of a reason on the score sheet, a square with its picture.
    ///
    /// @param size in px
    static StackPane tile(ArtFactory art, ScoreReason reason, double size) {
        StackPane tile =
                new StackPane(new DrawingPane(sign(art, reason), size - Sizes.LABEL_GAP, size - Sizes.LABEL_GAP));
        tile.setMinSize(size, size);
        tile.setMaxSize(size, size);
        tile.setBackground(Background.fill(art.palette().color(colour(reason))));
        return tile;
    }

    /// The picture that stands for a reason on bricks and score sheet.
    static Node sign(ArtFactory art, ScoreReason reason) {
        return switch (reason) {
            case KM -> art.signs().milestone();
            case SAFETY -> art.tokens().safety(Safety.RIGHT_OF_WAY, RADIUS);
            case ALL_SAFETIES -> art.tokens().safety(Safety.DRIVING_ACE, RADIUS);
            case COUP_FOURRE ->
                StarIcon.edged(
                        art.palette().color(ColourRole.HIGHLIGHT), art.palette().color(ColourRole.SYMBOL_DARK), RADIUS);
            case TARGET, EXTENSION -> art.signs().page(PageSign.FLAG);
            case NO_200, NO_200_NO_100 -> art.animals().animal(Distance.KM_25);
            case COURONNEMENT -> art.ceremony().trophy();
            case CAPOT, EXTENSION_FAILED -> art.tokens().hazard(Hazard.RED_LIGHT, RADIUS);
        };
    }
}
