package millebornes.records;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The results of played deals of the day. The first one of a day counts: a player who plays a deal again knows its
/// cards.
///
/// @param results the oldest day first
public record DaysPlayed(List<DayResult> results) {

    public static final DaysPlayed NONE = new DaysPlayed(List.of());

    public DaysPlayed {
        results = results.stream()
                .sorted(Comparator.comparing(DayResult::day).thenComparing(DayResult::edition))
                .toList();
    }

    /// The result of a deal of the day; empty if it was not played.
    public Optional<DayResult> of(DealOfTheDay deal) {
        return find(deal.day(), deal.edition().id());
    }

    /// A copy with one more result; unchanged if there is one for the same day and edition.
    public DaysPlayed with(DayResult result) {
        if (find(result.day(), result.edition()).isPresent()) {
            return this;
        }
        List<DayResult> all = new ArrayList<>(results);
        all.add(result);
        return new DaysPlayed(all);
    }

    /// The results of a month, in any edition.
    public List<DayResult> in(YearMonth month) {
        return results.stream()
                .filter(result -> YearMonth.from(result.day()).equals(month))
                .toList();
    }

    private Optional<DayResult> find(LocalDate day, String edition) {
        return results.stream()
                .filter(result -> result.day().equals(day) && result.edition().equals(edition))
                .findFirst();
    }
}
