package millebornes.words;

import java.util.List;

/// A hint in a few words: for the plate at a card. None of the texts ends with a full stop.
///
/// @param why the reason
/// @param then what happens when the card is played
/// @param price what the player gives up for it
/// @param others what would happen with the other moves of the hint, in their order
/// @param brief the reason with the cards that it compares, where there is room for one line only
/// @param spoken all of it but the other moves, in sentences
public record AdviceText(String why, String then, String price, List<String> others, String brief, String spoken) {

    public AdviceText {
        others = List.copyOf(others);
    }
}
