package millebornes.desktop.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;

/// All players of the set-up page, including those without a seat: reducing the number of seats keeps them.
final class SetupRoster {

    private final List<SetupPlayer> family;
    private List<Integer> places = List.of();
    private int starter;
    private EditionPlayerRules rules;

    /// @param starter the family member who begins
    SetupRoster(List<SetupPlayer> family, int starter, EditionPlayerRules rules) {
        this.family = new ArrayList<>(family);
        this.starter = starter;
        this.rules = rules;
    }

    /// Changes the number of seats and the edition. The first players get seats, as far as the edition admits them;
    /// missing ones are unnamed people.
    void lay(int seats, EditionPlayerRules edition) {
        rules = edition;
        while (family.size() < seats) {
            family.add(SetupPlayer.SOMEBODY);
        }
        List<Integer> inOrder = IntStream.range(0, seats).boxed().toList();
        places = rules.admits(seated(inOrder)) ? inOrder : List.of(first(Kind.PERSON), first(Kind.COMPUTER));
    }

    /// The kind of player that a seat requires.
    private enum Kind {
        PERSON,
        COMPUTER
    }

    /// The index of the first of all players of that kind; if there is none, one is added.
    private int first(Kind kind) {
        for (int member = 0; member < family.size(); member++) {
            if (family.get(member).isPerson() == (kind == Kind.PERSON)) {
                return member;
            }
        }
        family.add(
                kind == Kind.PERSON ? SetupPlayer.SOMEBODY : new SetupPlayer("", BotLevel.EASY).as(BotCharacter.CALM));
        return family.size() - 1;
    }

    /// All players, at the table or not.
    List<SetupPlayer> family() {
        return List.copyOf(family);
    }

    /// The player who begins.
    int starter() {
        return starter;
    }

    /// The players at the table, by seat.
    List<SetupPlayer> sitters() {
        return seated(places);
    }

    void set(int seat, SetupPlayer newPlayer) {
        family.set(places.get(seat), newPlayer);
    }

    /// The seat that begins the first round.
    int first() {
        int wished = places.indexOf(starter);
        return rules.first(sitters(), wished < 0 ? Math.min(starter, places.size() - 1) : wished);
    }

    /// Makes that seat begin, if the edition permits it.
    void begin(int seat) {
        starter = places.get(seat);
    }

    /// Takes a player from the seat; that player is the next to return when a seat is added.
    void standUp(int seat) {
        int member = places.get(seat);
        int last = places.size() - 1;
        family.add(last, family.remove(member));
        starter = starter == member ? last : starter > member && starter <= last ? starter - 1 : starter;
    }

    /// Swaps two seated players.
    void swap(int seat, int other) {
        int one = places.get(seat);
        int two = places.get(other);
        Collections.swap(family, one, two);
        starter = starter == one ? two : starter == two ? one : starter;
    }

    private List<SetupPlayer> seated(List<Integer> members) {
        return members.stream().map(family::get).toList();
    }
}
