package millebornes.session.flow;

import java.util.HashMap;
import java.util.Map;
import millebornes.session.GameConfig;

/// Phones of a table in the state that a test sets.
public final class TestPhones implements SeatPhones {

    private final SeatPhones noPhones;
    public final Map<Integer, HandPlace> places = new HashMap<>();

    public TestPhones(GameConfig game) {
        this.noPhones = SeatPhones.none(game);
    }

    /// A seat's cards are there from now on.
    public TestPhones put(int seat, HandPlace place) {
        places.put(seat, place);
        return this;
    }

    @Override
    public HandPlace place(int seat) {
        return places.getOrDefault(seat, noPhones.place(seat));
    }

    @Override
    public void playHere(int seat) {
        places.remove(seat);
    }

    @Override
    public void letComputerPlay(int seat) {
        places.put(seat, HandPlace.COMPUTER);
    }
}
