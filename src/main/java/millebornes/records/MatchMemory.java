package millebornes.records;

import java.util.Set;
import millebornes.save.PlainName;

/// The memorable facts of a finished match for one person.
///
/// @param name the person's name
/// @param stamps the stamps earned by this match alone
/// @param cards the number of cards that the person has played or discarded in it
public record MatchMemory(String name, Set<Stamp> stamps, int cards) {

    public MatchMemory {
        name = PlainName.of(name);
        if (name.isEmpty()) {
            throw new IllegalArgumentException("somebody remembers");
        }
        if (cards < 0) {
            throw new IllegalArgumentException("cards are counted from 0: " + cards);
        }
        stamps = Set.copyOf(stamps);
    }
}
