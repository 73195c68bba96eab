package millebornes.engine.table;

import java.util.List;
import java.util.Optional;

/// The cars that there are to choose from, told apart by the letter on their roofs; no two cars of a game look alike.
/// Nothing of the rules depends on it. What each looks like is drawn elsewhere, what its colour is called is said
/// elsewhere.
public enum CarLetter {
    A,
    B,
    C,
    D,
    E,
    F;

    private static final List<CarLetter> ALL = List.of(values());

    /// The looks that so many cars take when nobody chooses: the first `A`, the second `B`, ….
    public static List<CarLetter> first(int cars) {
        return ALL.subList(0, cars);
    }

    /// The look of that letter.
    public static Optional<CarLetter> named(String letter) {
        return ALL.stream().filter(look -> look.name().equals(letter)).findFirst();
    }
}
