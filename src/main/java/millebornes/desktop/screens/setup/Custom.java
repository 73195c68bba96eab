package millebornes.desktop.screens.setup;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import millebornes.bot.Level;
import millebornes.engine.rules.Profile;
import millebornes.engine.rules.Profiles;

/// What an edition asks of the people themselves: who may sit down and how the first seat is found. The
/// engine knows neither people nor dealers, so it cannot say.
public enum Custom {
    /// anybody sits down; the youngest begins
    YOUNGEST_BEGINS,
    /// anybody sits down; somebody deals, and the seat left of the dealer begins
    LEFT_OF_DEALER_BEGINS,
    /// one person plays against one computer player, and begins
    PERSON_AGAINST_COMPUTER;

    private static final Map<Profile, Custom> OTHERS =
            Map.of(Profiles.BOARD, YOUNGEST_BEGINS, Profiles.MICRO, PERSON_AGAINST_COMPUTER);

    /// The custom of an edition.
    public static Custom of(Profile profile) {
        return OTHERS.getOrDefault(profile, LEFT_OF_DEALER_BEGINS);
    }

    /// Whether a person (level null) or a computer player of that kind may take the seat.
    boolean admits(List<Sitter> sitters, int seat, Who who) {
        return switch (this) {
            case YOUNGEST_BEGINS, LEFT_OF_DEALER_BEGINS -> true;
            case PERSON_AGAINST_COMPUTER ->
                (who == Who.PERSON) == sitters.get(seat).isPerson();
        };
    }

    /// Who plays a seat.
    enum Who {
        PERSON,
        COMPUTER
    }

    /// The same sitters as the custom wants them: the seats that somebody must leave are the last ones.
    List<Sitter> seated(List<Sitter> sitters) {
        boolean mixed = sitters.stream().filter(Sitter::isPerson).count() == 1;
        return switch (this) {
            case YOUNGEST_BEGINS, LEFT_OF_DEALER_BEGINS -> sitters;
            case PERSON_AGAINST_COMPUTER ->
                mixed
                        ? sitters
                        : List.of(
                                sitters.getFirst().playedBy(null),
                                sitters.getLast().isPerson() ? new Sitter("", Level.EASY) : sitters.getLast());
        };
    }

    /// The seat that begins, given the one that was asked for.
    int first(List<Sitter> sitters, int wished) {
        int seat = Math.min(wished, sitters.size() - 1);
        return switch (this) {
            case LEFT_OF_DEALER_BEGINS -> seat;
            case YOUNGEST_BEGINS, PERSON_AGAINST_COMPUTER ->
                sitters.get(seat).isPerson()
                        ? seat
                        : IntStream.range(0, sitters.size())
                                .filter(other -> sitters.get(other).isPerson())
                                .findFirst()
                                .orElse(seat);
        };
    }
}
