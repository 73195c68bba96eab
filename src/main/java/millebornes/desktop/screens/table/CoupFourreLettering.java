package millebornes.desktop.screens.table;

import java.util.List;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.art.LetteringArt;
import millebornes.desktop.tabletop.geometry.CardPose;
import millebornes.desktop.tabletop.geometry.CoupFourreLayout;
import millebornes.desktop.tabletop.moments.CoupFourreNode;
import millebornes.desktop.tabletop.moments.LetteringPictures;
import millebornes.engine.rules.ScoreReasonPoints;

/// What is written in the picture of a coup-fourré, painted for a window of one size. It is the same whatever anybody
/// holds, and painted in every game.
final class CoupFourreLettering {

    private static final double RADIUS = 1900;

    private final LetteringPictures word;
    private final LetteringPictures points;

    /// @param pixels of the screen for one px
    CoupFourreLettering(ArtFactory art, CoupFourreLayout at, double pixels) {
        LetteringArt letters = art.letters();
        word = painted(
                letters.word(letters.coupFourre(), RADIUS, LetteringArt.Side.RED), at.word(), pixels);
        points = painted(
                letters.word("+" + ScoreReasonPoints.COUP_FOURRE, RADIUS, LetteringArt.Side.GREEN),
                at.points(),
                pixels);
    }

    private static LetteringPictures painted(List<LetteringArt.PlacedLetter> letters, CardPose place, double pixels) {
        return new LetteringPictures(letters, place.scale() * pixels);
    }

    /// Paints it little by little, while the table is in a window.
    void paintAhead() {
        word.paintAhead();
        points.paintAhead();
    }

    /// What is written.
    ///
    /// @param junior whether points are not counted
    CoupFourreNode.CoupFourreWords words(boolean junior) {
        return new CoupFourreNode.CoupFourreWords(word, junior ? null : points);
    }
}
