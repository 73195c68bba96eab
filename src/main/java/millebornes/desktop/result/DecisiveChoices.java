package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import millebornes.desktop.result.DecisiveChoice.Kind;

/// The choices that decided a match.
///
/// Invariants: there is never more blame than praise, and praise comes first; a junior game has no blame at all.
///
/// @param seats the choices shown for each seat, three at most
/// @param everybody the choices shown for all seats together, three at most
record DecisiveChoices(List<List<DecisiveChoice>> seats, List<DecisiveChoice> everybody) {

    /// The greatest number of choices that are shown for a seat, or for all seats together.
    public static final int TOLD = 3;

    public DecisiveChoices {
        seats = seats.stream().map(List::copyOf).toList();
        everybody = List.copyOf(everybody);
    }

    /// Selects the choices to be shown.
    ///
    /// @param found all choices that are certain enough, by seat
    /// @param blames the seats whose mistakes are shown
    static DecisiveChoices of(List<List<DecisiveChoice>> found, IntPredicate blames) {
        List<List<DecisiveChoice>> seats = IntStream.range(0, found.size())
                .mapToObj(seat -> told(found.get(seat), blames.test(seat)))
                .toList();
        List<DecisiveChoice> all = seats.stream().flatMap(List::stream).toList();
        return new DecisiveChoices(seats, told(all, true));
    }

    /// The choices with the greatest effect, at most [#TOLD], praise before blame, and no more blame than praise.
    private static List<DecisiveChoice> told(List<DecisiveChoice> found, boolean blame) {
        List<DecisiveChoice> sorted = found.stream()
                .sorted(Comparator.comparingDouble(DecisiveChoice::weight)
                        .reversed()
                        .thenComparingInt(DecisiveChoice::step))
                .toList();
        List<DecisiveChoice> praised =
                sorted.stream().filter(choice -> choice.kind().isPraise()).toList();
        List<DecisiveChoice> blamed = sorted.stream()
                .filter(choice -> blame && choice.kind() == Kind.TO_TRY)
                .toList();
        int mistakes = blamed.isEmpty() ? 0 : Math.min(1, praised.size());
        List<DecisiveChoice> told = new ArrayList<>(praised.subList(0, Math.min(praised.size(), TOLD - mistakes)));
        told.addAll(blamed.subList(0, mistakes));
        return told;
    }
}
