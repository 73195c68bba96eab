package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import millebornes.desktop.result.DecidedMoment.Kind;

/// What decided a match.
///
/// Laws: never more blame than praise, and praise comes first; in a junior game there is no blame at all.
///
/// @param seats the choices of each seat that are told, by seat, three at most
/// @param everybody three of all of them
record DecidedMoments(List<List<DecidedMoment>> seats, List<DecidedMoment> everybody) {

    /// So many are told of each.
    public static final int TOLD = 3;

    public DecidedMoments {
        seats = seats.stream().map(List::copyOf).toList();
        everybody = List.copyOf(everybody);
    }

    /// What is told of these.
    ///
    /// @param found all that are sure, by seat
    /// @param blames whose mistakes are told at all
    static DecidedMoments of(List<List<DecidedMoment>> found, IntPredicate blames) {
        List<List<DecidedMoment>> seats = IntStream.range(0, found.size())
                .mapToObj(seat -> told(found.get(seat), blames.test(seat)))
                .toList();
        List<DecidedMoment> all = seats.stream().flatMap(List::stream).toList();
        return new DecidedMoments(seats, told(all, true));
    }

    /// The weightiest, praise before blame, and no more blame than praise.
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
