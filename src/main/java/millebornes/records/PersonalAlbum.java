package millebornes.records;

import java.time.LocalDate;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import millebornes.records.MatchMemories.MatchMemory;
import millebornes.save.DisplayNameSanitizer;

/// A person's page of the album: the stamps with the day of each, and counters for those that take many matches.
///
/// @param name the name as written last; capitals do not distinguish persons
/// @param matches the number of matches finished since the album began
/// @param cards the number of cards played or discarded in them
/// @param stamps the day of each stamp, in the order of the road
/// @param unknown the stamps of a newer program, by name: preserved, and not shown
public record PersonalAlbum(
        String name, int matches, int cards, Map<Stamp, LocalDate> stamps, Map<String, LocalDate> unknown) {

    private static final int MANY_MATCHES = 7;
    private static final int MANY_CARDS = 1000;

    public PersonalAlbum {
        name = DisplayNameSanitizer.of(name);
        if (name.isEmpty()) {
            throw new IllegalArgumentException("a page belongs to somebody");
        }
        if (matches < 0 || cards < 0) {
            throw new IllegalArgumentException("counted from 0: " + matches + ", " + cards);
        }
        Map<Stamp, LocalDate> sorted = new EnumMap<>(Stamp.class);
        sorted.putAll(stamps);
        stamps = Collections.unmodifiableMap(sorted);
        unknown = Map.copyOf(unknown);
    }

    /// Creates a page without stamps of a newer program.
    public PersonalAlbum(String name, int matches, int cards, Map<Stamp, LocalDate> stamps) {
        this(name, matches, cards, stamps, Map.of());
    }

    /// A page on which there is nothing yet.
    static PersonalAlbum empty(String name) {
        return new PersonalAlbum(name, 0, 0, Map.of());
    }

    /// A copy after one more match. Stamps keep their first day.
    PersonalAlbum with(MatchMemory memory, LocalDate day) {
        int played = matches + 1;
        int cardsPlayed = cards + memory.cards();
        Set<Stamp> earned = EnumSet.noneOf(Stamp.class);
        earned.addAll(memory.stamps());
        if (played >= MANY_MATCHES) {
            earned.add(Stamp.FREJUS);
        }
        if (cardsPlayed >= MANY_CARDS) {
            earned.add(Stamp.AVIGNON);
        }
        Map<Stamp, LocalDate> all = new EnumMap<>(Stamp.class);
        earned.forEach(stamp -> all.put(stamp, day));
        all.putAll(stamps);
        if (all.keySet().containsAll(EnumSet.complementOf(EnumSet.of(Stamp.LA_MER)))) {
            all.putIfAbsent(Stamp.LA_MER, day);
        }
        return new PersonalAlbum(memory.name(), played, cardsPlayed, all, unknown);
    }

    /// This page and another one of the same person as one page: counters are added, and each stamp has its first day.
    PersonalAlbum joined(PersonalAlbum otherAlbum) {
        Map<Stamp, LocalDate> all = new EnumMap<>(Stamp.class);
        all.putAll(stamps);
        otherAlbum.stamps.forEach((stamp, day) -> all.merge(stamp, day, PersonalAlbum::earlier));
        Map<String, LocalDate> allUnknown = new HashMap<>(unknown);
        otherAlbum.unknown.forEach((stamp, day) -> allUnknown.merge(stamp, day, PersonalAlbum::earlier));
        return new PersonalAlbum(
                otherAlbum.name, matches + otherAlbum.matches, cards + otherAlbum.cards, all, allUnknown);
    }

    private static LocalDate earlier(LocalDate one, LocalDate other) {
        return one.isBefore(other) ? one : other;
    }

    /// The stamp with the latest day; of several the farthest on the road. Empty if there is none.
    public Optional<Stamp> newest() {
        return stamps.entrySet().stream()
                .reduce((one, other) -> other.getValue().isBefore(one.getValue()) ? one : other)
                .map(Map.Entry::getKey);
    }

    /// The stamps that this page has and an earlier one lacks, in the order of the road.
    Set<Stamp> newSince(PersonalAlbum albumBefore) {
        Set<Stamp> fresh = new LinkedHashSet<>(stamps.keySet());
        fresh.removeAll(albumBefore.stamps().keySet());
        return fresh;
    }
}
