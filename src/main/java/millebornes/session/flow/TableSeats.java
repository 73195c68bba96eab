package millebornes.session.flow;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import millebornes.session.Session;

/// The people of a table, and which of those that are asked sit where.
final class TableSeats {

    private final Session session;
    private final SeatPhones phones;
    private final List<Integer> people;

    TableSeats(Session session, SeatPhones phones) {
        this.session = session;
        this.phones = phones;
        this.people = IntStream.range(0, session.game().players().size())
                .filter(seat -> session.player(seat).isHuman())
                .boxed()
                .toList();
    }

    /// What an answer to *who is asked* depends on.
    record Sight(int played, int undone, List<HandPlace> places) {}

    /// Everybody who plays, before the screen or with a phone.
    List<Integer> people() {
        return people;
    }

    /// The person who plays alone before the screen: nobody else looks on.
    OptionalInt loner() {
        return people.size() == 1 && isAtScreen(people.getFirst())
                ? OptionalInt.of(people.getFirst())
                : OptionalInt.empty();
    }

    boolean isAtScreen(int seat) {
        return phones.place(seat) == HandPlace.SCREEN;
    }

    /// Who of those that are asked has the cards before the screen.
    List<Integer> askedAtScreen() {
        return asked().filter(this::isAtScreen).boxed().toList();
    }

    /// Who of those that are asked has the cards on a phone.
    List<Integer> askedOnPhones() {
        return asked().filter(seat -> phones.place(seat).isPhone()).boxed().toList();
    }

    /// The first of those that are asked for whom a computer plays.
    OptionalInt askedComputer() {
        return asked().filter(seat -> phones.place(seat) == HandPlace.COMPUTER).findFirst();
    }

    Sight sight() {
        return new Sight(
                session.history().size(),
                session.undone().size(),
                asked().mapToObj(phones::place).toList());
    }

    private IntStream asked() {
        return IntStream.range(0, session.game().players().size())
                .filter(seat -> session.match().round().phase().asked().contains(seat));
    }
}
