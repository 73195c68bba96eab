package millebornes.desktop.setup;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.rules.Edition;

/// An edition's rules about its players: who may play and who begins.
record EditionPlayerRules(Edition edition) {

    /// Whether a player is a person or a computer.
    enum PlayerKind {
        PERSON,
        COMPUTER
    }

    /// Whether the edition admits a player of that kind on a seat.
    boolean admits(List<SetupPlayer> sitters, int seat, PlayerKind kind) {
        return switch (edition.opponents()) {
            case ANYBODY -> true;
            case PERSON_AGAINST_COMPUTER ->
                (kind == PlayerKind.PERSON) == sitters.get(seat).isPerson();
        };
    }

    /// Whether the edition admits these players in this order.
    boolean admits(List<SetupPlayer> sitters) {
        return switch (edition.opponents()) {
            case ANYBODY -> true;
            case PERSON_AGAINST_COMPUTER ->
                sitters.stream().filter(SetupPlayer::isPerson).count() == 1;
        };
    }

    /// The seat that begins: the wanted one or, if that must be a person and is none, the first person at the table.
    int first(List<SetupPlayer> sitters, int wished) {
        int seat = Math.min(wished, sitters.size() - 1);
        return switch (edition.firstSeatRule()) {
            case LEFT_OF_DEALER -> seat;
            case YOUNGEST, PERSON ->
                sitters.get(seat).isPerson()
                        ? seat
                        : IntStream.range(0, sitters.size())
                                .filter(other -> sitters.get(other).isPerson())
                                .findFirst()
                                .orElse(seat);
        };
    }
}
