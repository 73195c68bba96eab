package millebornes.desktop.tabletop;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.transform.Transform;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CardArt.CardFace;
import millebornes.desktop.art.NodeSnapshot;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;

/// Pictures of cards, each taken once.
public final class CardImageCache {

    private static final String BACK = "";

    private final ArtFactory art;
    private final Function<Card, String> names;
    private final double scale;
    private final Map<Object, Image> taken = new HashMap<>();

    /// @param names what stands at the foot of each face
    /// @param scale pixels of the screen for one px of a card's design
    public CardImageCache(ArtFactory art, Function<Card, String> names, double scale) {
        this.art = art;
        this.names = names;
        this.scale = scale;
    }

    /// The back of every card.
    public Image back() {
        return taken.computeIfAbsent(BACK, _ -> take(art.cards().back()));
    }

    /// The junior face of a card where others show theirs, else the usual one.
    public Image face(Card card, CardFace as) {
        CardFace face = as instanceof CardFace.JuniorFace ? as : new CardFace.NamedFace(names.apply(card));
        return taken.computeIfAbsent(List.of(card, face), _ -> take(art.cards().face(card, face)));
    }

    private Image take(Group card) {
        return NodeSnapshot.of(
                new Group(card), Transform.scale(scale, scale), Sizes.CARD_WIDTH * scale, Sizes.CARD_HEIGHT * scale);
    }
}
