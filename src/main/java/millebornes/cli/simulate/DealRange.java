package millebornes.cli.simulate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A range of deal numbers, each of which has its own seed: the part of a measurement that one process plays.
///
/// @param from the first number
/// @param to the first number after the range
public record DealRange(int from, int to) {

    private static final Pattern TEXT = Pattern.compile("(\\d{1,9})\\.\\.(\\d{1,9})");

    public DealRange {
        if (from < 0 || to <= from) {
            throw new IllegalArgumentException("no deals: " + from + ".." + to);
        }
    }

    /// Parses a range such as `0..1000`.
    public static Optional<DealRange> parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int from = Integer.parseInt(matcher.group(1));
        int to = Integer.parseInt(matcher.group(2));
        return to <= from ? Optional.empty() : Optional.of(new DealRange(from, to));
    }

    /// The deals of several ranges in as few ranges as possible, in order; empty when a deal occurs twice.
    static Optional<List<DealRange>> joined(List<DealRange> ranges) {
        List<DealRange> joined = new ArrayList<>();
        for (DealRange range :
                ranges.stream().sorted(Comparator.comparingInt(DealRange::from)).toList()) {
            DealRange lastRange = joined.isEmpty() ? null : joined.getLast();
            if (lastRange != null && lastRange.to > range.from) {
                return Optional.empty();
            }
            if (lastRange != null && lastRange.to == range.from) {
                joined.set(joined.size() - 1, new DealRange(lastRange.from, range.to));
            } else {
                joined.add(range);
            }
        }
        return Optional.of(joined);
    }

    /// The number of deals.
    public int size() {
        return to - from;
    }

    /// The range in the form of a command-line argument.
    @Override
    public String toString() {
        return from + ".." + to;
    }
}
