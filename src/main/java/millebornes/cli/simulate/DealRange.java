package millebornes.cli.simulate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Deals by their numbers, each of which has a seed of its own: what one process plays of a longer measurement.
///
/// @param from the first of them
/// @param to the first that does not belong to them any more
public record DealRange(int from, int to) {

    private static final Pattern TEXT = Pattern.compile("(\\d{1,9})\\.\\.(\\d{1,9})");

    public DealRange {
        if (from < 0 || to <= from) {
            throw new IllegalArgumentException("no deals: " + from + ".." + to);
        }
    }

    /// The range of a text such as `0..1000`, if it is one.
    public static Optional<DealRange> parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int from = Integer.parseInt(matcher.group(1));
        int to = Integer.parseInt(matcher.group(2));
        return to <= from ? Optional.empty() : Optional.of(new DealRange(from, to));
    }

    /// The same deals in as few ranges as possible, in their order; empty when a deal is there twice.
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

    /// How many deals they are.
    public int size() {
        return to - from;
    }

    /// As it is written on a command line.
    @Override
    public String toString() {
        return from + ".." + to;
    }
}
