package millebornes.records;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import millebornes.records.FinishedMatch.Outcome;
import millebornes.records.FinishedMatch.PlayerResult;
import org.jspecify.annotations.Nullable;

/// A person's totals over all games.
///
/// @param name the name as written last; capitals do not distinguish persons
/// @param bestRound the most points in one round; 0 when only games without points were played
public record PlayerStatistics(String name, int games, int wins, int bestRound, int coupsFourres) {

    private static final Comparator<PlayerStatistics> BEST_FIRST = Comparator.comparingInt(PlayerStatistics::wins)
            .reversed()
            .thenComparingInt(PlayerStatistics::games)
            .thenComparing(PlayerStatistics::name);

    /// The totals of all people, by wins, then by fewer games.
    ///
    /// @param edition the id of the only edition whose games count, or null for all of them
    public static List<PlayerStatistics> of(List<FinishedMatch> games, @Nullable String edition) {
        Map<String, List<PlayerResult>> byName = games.stream()
                .filter(match -> edition == null || match.edition().equals(edition))
                .flatMap(match -> match.players().stream())
                .collect(Collectors.groupingBy(
                        playerResult -> PersonName.key(playerResult.name()), TreeMap::new, Collectors.toList()));
        return byName.values().stream()
                .map(PlayerStatistics::of)
                .sorted(BEST_FIRST)
                .toList();
    }

    private static PlayerStatistics of(List<PlayerResult> entries) {
        return new PlayerStatistics(
                entries.getLast().name(),
                entries.size(),
                (int) entries.stream()
                        .filter(playerResult -> playerResult.outcome() == Outcome.WON)
                        .count(),
                entries.stream().mapToInt(PlayerResult::bestRound).max().orElse(0),
                entries.stream().mapToInt(PlayerResult::coupsFourres).sum());
    }
}
