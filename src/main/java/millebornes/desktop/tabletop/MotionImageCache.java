package millebornes.desktop.tabletop;

import java.util.function.Function;
import millebornes.desktop.art.ArtFactory;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// Pictures of what moves over a table, each taken once for a window of one size.
public final class MotionImageCache {

    private final ArtFactory art;
    private final double scale;
    private final double large;
    private final double pixels;
    private final CoupFourreLetteringPictures lettering;
    private @Nullable CardImageCache images;
    private @Nullable CardImageCache largeImages;

    /// Pictures of which none is taken yet.
    ///
    /// @param scale of a card in the hand, against its design size
    /// @param large by how much a card that is held up large is larger
    /// @param pixels of the screen for one px
    public MotionImageCache(
            ArtFactory art, CoupFourreLetteringPictures lettering, double scale, double large, double pixels) {
        this.art = art;
        this.lettering = lettering;
        this.scale = scale;
        this.large = large;
        this.pixels = pixels;
    }

    /// Pictures of cards as large as they lie in the hand.
    public CardImageCache images(Function<Card, String> names) {
        CardImageCache taken = images;
        if (taken == null) {
            taken = new CardImageCache(art, names, scale * pixels);
            images = taken;
        }
        return taken;
    }

    /// Pictures of cards that are held up large.
    public CardImageCache largeImages(Function<Card, String> names) {
        CardImageCache taken = largeImages;
        if (taken == null) {
            taken = new CardImageCache(art, names, large * scale * pixels);
            largeImages = taken;
        }
        return taken;
    }

    /// What is written in the picture of a coup-fourré.
    public CoupFourreLetteringPictures lettering() {
        return lettering;
    }
}
