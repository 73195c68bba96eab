package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import org.jspecify.annotations.Nullable;

/// Something that was done, as a small card: who, to whom, with which card.
///
/// @param who the car whose driver did it
/// @param whom the car that was attacked, or null
/// @param card the open card
/// @param name what stands on the card
/// @param caption what was done, in two or three words whose subject is the mark
/// @param tone how it stands out
/// @param recency whether it is the latest
record UnseenActTile(
        Livery who, @Nullable Livery whom, Card card, String name, String caption, TileTone tone, Recency recency) {

    /// How a tile stands out.
    public enum TileTone {
        PLAIN,
        /// it was done to the car of the person who looks
        AGAINST,
        /// a coup-fourré
        COUP_FOURRE
    }

    /// Whether anything has happened after it.
    public enum Recency {
        EARLIER,
        LATEST
    }

    /// As many as have room: the latest stays, then those that stand out, then the later ones.
    ///
    /// @param most how many, 1 or more
    public static List<UnseenActTile> bounded(List<UnseenActTile> tiles, int most) {
        List<UnseenActTile> kept = new ArrayList<>(tiles);
        while (kept.size() > most) {
            int drop = 0;
            for (int i = kept.size() - 2; i >= 0; i--) {
                if (kept.get(i).tone() == TileTone.PLAIN) {
                    drop = i;
                }
            }
            kept.remove(drop);
        }
        return List.copyOf(kept);
    }
}
