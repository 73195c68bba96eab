package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import org.jspecify.annotations.Nullable;

/// The view state of a past move as a small card: its player, its target and the played card.
///
/// @param who the livery of the player's car
/// @param whom the livery of the attacked car, or null
/// @param card the open card
/// @param name the text on the card
/// @param caption the move in two or three words whose subject is the mark
/// @param tone its emphasis
/// @param recency whether it is the latest
record UnseenPlayTile(
        Livery who, @Nullable Livery whom, Card card, String name, String caption, TileTone tone, Recency recency) {

    /// The emphasis of a tile.
    public enum TileTone {
        PLAIN,
        /// it attacked the car of the person who looks
        AGAINST,
        /// a coup-fourré
        COUP_FOURRE
    }

    /// Whether it is the latest move.
    public enum Recency {
        EARLIER,
        LATEST
    }

    /// The most important tiles, in their order: the latest, then the emphasised ones, then the more recent ones.
    ///
    /// @param most how many, 1 or more
    public static List<UnseenPlayTile> bounded(List<UnseenPlayTile> tiles, int most) {
        List<UnseenPlayTile> kept = new ArrayList<>(tiles);
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
