package millebornes.session.flow;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import millebornes.session.Session;

/// The people at a table, and where the seats to move have their cards.
final class TableSeats {

    private final Session session;
    private final SeatPhones phones;
    private final List<Integer> people;

    TableSeats(Session session, SeatPhones phones) {
        this.session = session;
        this.phones = phones;
        this.people = session.game().people();
    }

    /// What decides who is asked: the numbers of steps and undone steps, and where the seats to move have their cards.
    record Sight(int played, int undone, List<HandPlace> places) {}

    /// The seats of all people, at the screen or with a phone.
    List<Integer> people() {
        return people;
    }

    /// The seat of the only person in the game, if that person plays at the screen; otherwise empty.
    OptionalInt loner() {
        return people.size() == 1 && isAtScreen(people.getFirst())
                ? OptionalInt.of(people.getFirst())
                : OptionalInt.empty();
    }

    boolean isAtScreen(int seat) {
        return phones.place(seat) == HandPlace.SCREEN;
    }

    /// The seats to move whose cards are at the screen.
    List<Integer> askedAtScreen() {
        return asked().filter(this::isAtScreen).toList();
    }

    /// The seats to move whose cards are on a phone.
    List<Integer> askedOnPhones() {
        return asked().filter(seat -> phones.place(seat).isPhone()).toList();
    }

    /// The first of the seats to move that a computer plays; empty if there is none.
    OptionalInt askedComputer() {
        return asked().filter(seat -> phones.place(seat) == HandPlace.COMPUTER)
                .mapToInt(Integer::intValue)
                .findFirst();
    }

    Sight sight() {
        return new Sight(
                session.history().size(),
                session.undone().size(),
                asked().map(phones::place).toList());
    }

    private Stream<Integer> asked() {
        return session.match().round().phase().asked().toList().stream();
    }
}
