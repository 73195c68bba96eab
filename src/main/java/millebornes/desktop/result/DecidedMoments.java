package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import millebornes.desktop.result.DecidedMoment.Kind;

/// The choices that decided a match.
///
/// Invariants: there is never more blame than praise, and praise comes first; a junior game has no blame at all.
///
/// @param seats the choices shown for each seat, three at most
/// @param everybody the three shown for all seats together
record DecidedMoments(List<List<DecidedMoment>> seats, List<DecidedMoment> everybody) {

    /// The number of choices shown for a seat.
    public static final int TOLD = 3;

    public DecidedMoments {
        seats = seats.stream().map(List::copyOf).toList();
        everybody = List.copyOf(everybody);
    }

    /// Selects the choices to be shown.
    ///
    /// @param found all choices that are certain enough, by seat
    /// @param blames the seats whose mistakes are shown
    static DecidedMoments of(List<List<DecidedMoment>> found, IntPredicate blames) {
        List<List<DecidedMoment>> seats = IntStream.range(0, found.size())
                .mapToObj(seat -> told(found.get(seat), blames.test(seat)))
                .toList();
        List<DecidedMoment> all = seats.stream().flatMap(List::stream).toList();
        return new DecidedMoments(seats, told(all, true));
    }

    /// The choices with the greatest effect, praise before blame, and no more blame than praise.
    private static List<DecidedMoment> told(List<DecidedMoment> found, boolean blame) {
        List<DecidedMoment> sorted = found.stream()
                .sorted(Comparator.comparingDouble(DecidedMoment::weight)
                        .reversed()
                        .thenComparingInt(DecidedMoment::step))
                .toList();
        List<DecidedMoment> praised =
                sorted.stream().filter(moment -> moment.kind().isPraise()).toList();
        List<DecidedMoment> blamed = sorted.stream()
                .filter(moment -> blame && moment.kind() == Kind.TO_TRY)
                .toList();
        int mistakes = blamed.isEmpty() ? 0 : Math.min(1, praised.size());
        List<DecidedMoment> told = new ArrayList<>(praised.subList(0, Math.min(praised.size(), TOLD - mistakes)));
        told.addAll(blamed.subList(0, mistakes));
        return told;
    }
}
