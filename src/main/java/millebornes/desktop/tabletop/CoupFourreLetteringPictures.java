package millebornes.desktop.tabletop;

import java.util.List;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.LetteringArt;
import millebornes.desktop.geometry.CardPose;
import millebornes.desktop.geometry.CoupFourreLayout;

/// What is written in the picture of a coup-fourré, painted for a window of one size. It is the same whatever anybody
/// holds, and painted in every game.
public final class CoupFourreLetteringPictures {

    private static final double RADIUS = 1900;

    private final LetteringPictures word;
    private final LetteringPictures points;

    /// Lettering of which nothing is painted yet.
    ///
    /// @param worth how many points it brings
    /// @param pixels of the screen for one px
    public CoupFourreLetteringPictures(ArtFactory art, CoupFourreLayout at, int worth, double pixels) {
        LetteringArt letters = art.letters();
        word = painted(letters.word(letters.coupFourre(), RADIUS, LetteringArt.Side.RED), at.word(), pixels);
        points = painted(letters.word("+" + worth, RADIUS, LetteringArt.Side.GREEN), at.points(), pixels);
    }

    private static LetteringPictures painted(List<LetteringArt.PlacedLetter> letters, CardPose place, double pixels) {
        return new LetteringPictures(letters, place.scale() * pixels);
    }

    /// Paints it little by little, while the table is in a window.
    public void paintAhead() {
        word.paintAhead();
        points.paintAhead();
    }

    /// What is written.
    ///
    /// @param junior whether points are not counted
    public CoupFourreNode.CoupFourreWords words(boolean junior) {
        return new CoupFourreNode.CoupFourreWords(word, junior ? null : points);
    }
}
