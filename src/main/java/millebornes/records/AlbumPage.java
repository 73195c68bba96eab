package millebornes.records;

import java.time.LocalDate;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import millebornes.records.MatchMemories.MatchMemory;
import millebornes.save.PlainName;

/// A person's page: the stamps with the day of each, and counters for those that take many matches.
///
/// @param name the last spelling; names are case-insensitive
/// @param matches the number of matches finished since the album began
/// @param cards the number of cards played or discarded in them
/// @param stamps by the order of the road
/// @param unknown stamps of a newer program, by name: preserved, and not shown
public record AlbumPage(
        String name, int matches, int cards, Map<Stamp, LocalDate> stamps, Map<String, LocalDate> unknown) {

    private static final int MANY_MATCHES = 7;
    private static final int MANY_CARDS = 1000;

    public AlbumPage {
        name = PlainName.of(name);
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

    /// A page of this program alone.
    public AlbumPage(String name, int matches, int cards, Map<Stamp, LocalDate> stamps) {
        this(name, matches, cards, stamps, Map.of());
    }

    /// A page on which there is nothing yet.
    static AlbumPage empty(String name) {
        return new AlbumPage(name, 0, 0, Map.of());
    }

    /// The key of a name: case and surrounding spaces do not matter.
    static String key(String name) {
        return PlainName.of(name).toLowerCase(Locale.ROOT);
    }

    /// The page after one more match. Stamps keep their first day.
    AlbumPage with(MatchMemory memory, LocalDate day) {
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
        return new AlbumPage(memory.name(), played, cardsPlayed, all, unknown);
    }

    /// This page and another of the same person: everything that was counted, and of every stamp its first day.
    AlbumPage joined(AlbumPage otherPage) {
        Map<Stamp, LocalDate> all = new EnumMap<>(Stamp.class);
        all.putAll(stamps);
        otherPage.stamps.forEach((stamp, day) -> all.merge(stamp, day, AlbumPage::earlier));
        Map<String, LocalDate> allUnknown = new HashMap<>(unknown);
        otherPage.unknown.forEach((stamp, day) -> allUnknown.merge(stamp, day, AlbumPage::earlier));
        return new AlbumPage(otherPage.name, matches + otherPage.matches, cards + otherPage.cards, all, allUnknown);
    }

    private static LocalDate earlier(LocalDate one, LocalDate other) {
        return one.isBefore(other) ? one : other;
    }

    public boolean has(Stamp stamp) {
        return stamps.containsKey(stamp);
    }

    /// The stamp that came last; of several of one day the farthest on the road.
    public Optional<Stamp> newest() {
        return stamps.entrySet().stream()
                .reduce((one, other) -> other.getValue().isBefore(one.getValue()) ? one : other)
                .map(Map.Entry::getKey);
    }

    /// The stamps that an earlier page lacks, in the order of the road.
    Set<Stamp> newSince(AlbumPage pageBefore) {
        Set<Stamp> fresh = new LinkedHashSet<>(stamps.keySet());
        fresh.removeAll(pageBefore.stamps().keySet());
        return fresh;
    }
}
