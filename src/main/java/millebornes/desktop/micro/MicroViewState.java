package millebornes.desktop.micro;

import java.util.List;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// Everything that is seen of a game, as plain data.
///
/// @param hand the person's cards, from left to right
/// @param cursor the place of the card that the cursor is on, or -1
/// @param emptyPlace whether a place is shown where the card of the turn will lie
/// @param stock how many cards the sabot holds
/// @param discard the card that was thrown away last, or null
/// @param discardLit whether the machine has just thrown it away
/// @param points the table of points, which covers the rest; null while the round is played
/// @param titles the words that stand on the screen all the time
/// @param spoken the dialogue line as it is read out
/// @param summary the table as it is read out to whoever asks
record MicroViewState(
        DialogueLine dialogue,
        List<Card> hand,
        int cursor,
        boolean emptyPlace,
        PlayerField person,
        PlayerField machine,
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

    /// The same while the cars are still on their way.
    ///
    /// @param personKm where the person's car is seen
    /// @param machineKm where the machine's car is seen
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

    /// Words that stand on the screen all the time.
    ///
    /// @param stock over the sabot
    /// @param discard over the card that was thrown away last
    /// @param coupFourre below a safety that answered an attack
    public record Titles(String stock, String discard, String coupFourre) {}
}
