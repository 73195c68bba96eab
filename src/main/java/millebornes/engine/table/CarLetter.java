package millebornes.engine.table;

import java.util.List;
import java.util.Optional;

/// The looks of cars, identified by the letter on the roof; all cars of a game differ. The rules do not depend on it.
/// The theme has the colours and `words` their names.
public enum CarLetter {
    A,
    B,
    C,
    D,
    E,
    F;

    private static final List<CarLetter> ALL = List.of(values());

    /// The default looks of a number of cars: the first `A`, the second `B`, ….
    public static List<CarLetter> first(int cars) {
        return ALL.subList(0, cars);
    }

    /// The look of that letter.
    public static Optional<CarLetter> named(String letter) {
        return ALL.stream().filter(look -> look.name().equals(letter)).findFirst();
    }
}
