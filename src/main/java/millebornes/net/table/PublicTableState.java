package millebornes.net.table;

import java.util.List;
import millebornes.engine.table.Livery;
import millebornes.session.SeatPlayer;
import millebornes.session.flow.HandPlace;

/// What everybody may see of a table besides the cards: the players and where their cards are.
///
/// @param players the players by seat, with the names given on phones
/// @param looks the look of each car
/// @param seats where each seat's cards are
/// @param ready the seats whose phones want the next round
/// @param settings the table's settings
/// @param isKept whether the game is saved after each step
record PublicTableState(
        List<SeatPlayer> players,
        List<Livery> looks,
        List<HandPlace> seats,
        List<Integer> ready,
        TablePhoneSettings settings,
        boolean isKept) {

    PublicTableState {
        players = List.copyOf(players);
        looks = List.copyOf(looks);
        seats = List.copyOf(seats);
        ready = List.copyOf(ready);
    }
}
