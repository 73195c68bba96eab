package millebornes.desktop.tabletop;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Group;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.LetteringArt.PlacedLetter;
import millebornes.desktop.art.LetteringArt.Side;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.art.PictureCache.Picture;
import millebornes.desktop.geometry.Rect;

/// Snapshots of the letters of a word. A letter has sixteen layers, too many to be drawn in every frame.
///
/// @param radius of the arc on which the word stands
/// @param sharp the screen pixels per unit of the word
public record LetteringPictures(ArtFactory art, String word, double radius, Side side, double sharp) {

    /// Takes the snapshots of the letters before they are needed, one between two frames.
    public void paintAhead() {
        PictureCache.beside(this::all, _ -> {});
    }

    /// All letters in order; their positions are relative to the centre of the word.
    List<Picture> all() {
        List<PlacedLetter> letters = art.letters().word(word, radius, side);
        return IntStream.range(0, letters.size())
                .mapToObj(place -> picture(place, letters.get(place)))
                .toList();
    }

    private Picture picture(int place, PlacedLetter letter) {
        Object look = List.of(art.palette(), word, side, place);
        Picture paintedPicture =
                art.pictures().detail(PictureCache.Use.LETTER, look, sharp, () -> new Group(letter.drawing()));
        Rect rect = paintedPicture.box();
        return new Picture(
                paintedPicture.image(),
                new Rect(letter.x() + rect.x(), letter.y() + rect.y(), rect.width(), rect.height()));
    }
}
