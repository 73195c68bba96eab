package millebornes.records;

import java.util.Set;
import millebornes.save.PlainName;

/// What one person has to remember of a match that is over.
///
/// @param name what the person is called
/// @param stamps what this match alone is worth a stamp for
/// @param cards how many cards the person has played or discarded in it
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
