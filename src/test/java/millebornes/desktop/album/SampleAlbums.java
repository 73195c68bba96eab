package millebornes.desktop.album;

import java.time.LocalDate;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import millebornes.records.Album;
import millebornes.records.PersonalAlbum;
import millebornes.records.Stamp;

/// Albums of a family of three.
public final class SampleAlbums {

    private static final LocalDate BEGUN = LocalDate.of(2026, 4, 12);

    private static final Set<Stamp> SOME = EnumSet.of(
            Stamp.PARIS,
            Stamp.FONTAINEBLEAU,
            Stamp.COL,
            Stamp.LYON,
            Stamp.VALENCE,
            Stamp.MONTELIMAR,
            Stamp.ORANGE,
            Stamp.AVIGNON,
            Stamp.CANNES,
            Stamp.NICE,
            Stamp.MENTON);

    private SampleAlbums() {}

    /// Léa has eleven stamps, Papi one, Anna all.
    public static Album family() {
        return new Album(List.of(
                page("Papi", EnumSet.of(Stamp.PARIS)), page("Anna", EnumSet.allOf(Stamp.class)), page("Léa", SOME)));
    }

    static Album of(String name, Set<Stamp> stamps) {
        return new Album(List.of(page(name, stamps)));
    }

    static PersonalAlbum page(String name, Set<Stamp> stamps) {
        Map<Stamp, LocalDate> days = new EnumMap<>(Stamp.class);
        stamps.forEach(stamp -> days.put(
                stamp,
                stamp == Stamp.CANNES && stamps.size() < Stamp.values().length
                        ? BEGUN.plusDays(260)
                        : BEGUN.plusDays(9L * stamp.ordinal())));
        return new PersonalAlbum(name, 9, 400, days);
    }
}
