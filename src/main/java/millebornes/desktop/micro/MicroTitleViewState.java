package millebornes.desktop.micro;

import java.util.List;
import millebornes.engine.table.Deck;

/// The view state of the title pages.
///
/// @param subtitle on the sign below the game's name
/// @param headline the page's title, or the question
/// @param lines the texts about its cards
/// @param key the effect of the space bar
/// @param name the typed text; only on the page of the name
/// @param deck the number of copies of each card
/// @param spoken the page as text for screen readers
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
