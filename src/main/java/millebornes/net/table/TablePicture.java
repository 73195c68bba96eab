package millebornes.net.table;

import java.util.List;
import millebornes.engine.table.CarLetter;
import millebornes.session.SeatPlayer;

/// What everybody may know of a table besides the cards: who sits there and where their cards are.
///
/// @param players who plays, by seat, with the names that the phones have given
/// @param looks how each car looks
/// @param seats where the cards of each seat are
/// @param ready the seats whose phones want the next round
/// @param rules what the table allows
/// @param isKept whether the game is on the disk after each step
record TablePicture(
        List<SeatPlayer> players,
        List<CarLetter> looks,
        List<SeatState> seats,
        List<Integer> ready,
        TableRules rules,
        boolean isKept) {

    TablePicture {
        players = List.copyOf(players);
        looks = List.copyOf(looks);
        seats = List.copyOf(seats);
        ready = List.copyOf(ready);
    }
}
