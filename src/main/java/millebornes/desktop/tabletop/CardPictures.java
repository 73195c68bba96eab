package millebornes.desktop.tabletop;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.image.Image;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CardArt.CardFace;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;

/// Snapshots of the cards that move over a table.
///
/// @param names the name at the foot of each face
/// @param sharp the screen pixels per px of a card's design at its largest
public record CardPictures(ArtFactory art, Function<Card, String> names, double sharp) {

    private static final Rect CARD = new Rect(0, 0, Sizes.CARD_WIDTH, Sizes.CARD_HEIGHT);

    /// The back of every card.
    public Image back() {
        return picture(List.of(art.palette()), art.cards()::back);
    }

    /// The face of a card, in its junior form if asked for.
    public Image face(Card card, CardFace cardFace) {
        CardFace face = cardFace instanceof CardFace.JuniorFace ? cardFace : new CardFace.NamedFace(names.apply(card));
        return picture(List.of(art.palette(), card, face), () -> art.cards().face(card, face));
    }

    private Image picture(Object look, Supplier<Group> card) {
        return art.pictures()
                .detail(PictureCache.Use.CARD, look, sharp, CARD, card)
                .image();
    }
}
