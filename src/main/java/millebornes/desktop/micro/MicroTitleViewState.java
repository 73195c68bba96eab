package millebornes.desktop.micro;

import java.util.List;
import millebornes.engine.table.Deck;

/// Everything that is seen before the game, as plain data.
///
/// @param subtitle on the sign below the game's name
/// @param headline what the page is about, or what is asked
/// @param lines what is said of its cards
/// @param key what the space bar does
/// @param name what has been typed; only on the page of the name
/// @param deck how many there are of each card
/// @param spoken the page as it is read out
record MicroTitleViewState(
        MicroTitle.Page page,
        String subtitle,
        String headline,
        List<String> lines,
        String key,
        String name,
        Deck deck,
        String spoken) {

    public MicroTitleViewState {
        lines = List.copyOf(lines);
    }
}
