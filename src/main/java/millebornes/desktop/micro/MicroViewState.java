package millebornes.desktop.micro;

import java.util.List;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// The view state of a game.
///
/// @param hand the person's cards, from left to right
/// @param cursor the place of the card under the cursor, or -1
/// @param emptyPlace whether an empty place is shown for the card of the turn
/// @param stock the number of cards in the draw pile
/// @param discard the last discarded card, or null
/// @param discardLit whether the machine has just discarded it
/// @param points the table of points, which covers the rest; null while the round is played
/// @param titles the permanent texts
/// @param spoken the dialogue line for screen readers
/// @param summary the whole table for screen readers, on request
record MicroViewState(
        DialogueLine dialogue,
        List<Card> hand,
        int cursor,
        boolean emptyPlace,
        MicroTableHalf person,
        MicroTableHalf machine,
        int stock,
        @Nullable Card discard,
        boolean discardLit,
        @Nullable PointsTable points,
        Titles titles,
        String spoken,
        String summary) {

    public MicroViewState {
        hand = List.copyOf(hand);
    }

    /// This state while the cars are still driving.
    ///
    /// @param personKm the shown position of the person's car
    /// @param machineKm the shown position of the machine's car
    public MicroViewState driving(int personKm, int machineKm) {
        return new MicroViewState(
                dialogue,
                hand,
                cursor,
                emptyPlace,
                person.at(personKm),
                machine.at(machineKm),
                stock,
                discard,
                discardLit,
                points,
                titles,
                spoken,
                summary);
    }

    /// The permanent texts.
    ///
    /// @param stock above the draw pile
    /// @param discard above the last discarded card
    /// @param coupFourre below a safety that answered an attack
    public record Titles(String stock, String discard, String coupFourre) {}
}
