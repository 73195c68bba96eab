package millebornes.engine.table;

import java.util.List;
import java.util.Optional;

/// The six looks of cars, named by the letter on the roof; all cars of a game differ. The rules do not depend on them.
/// `desktop.theme` has their colours and `words` the names of these. Each look differs from the others in three ways:
/// colour, shape of its mark, and letter.
public enum Livery {
    A,
    B,
    C,
    D,
    E,
    F;

    private static final List<Livery> ALL = List.of(values());

    /// The livery of car number `index`, 0 to 5.
    public static Livery of(int index) {
        return ALL.get(index);
    }

    /// The default liveries of a number of cars: the first `A`, the second `B`, ….
    public static List<Livery> first(int cars) {
        return ALL.subList(0, cars);
    }

    /// The livery with that letter; empty if there is none.
    public static Optional<Livery> named(String letter) {
        return ALL.stream().filter(livery -> livery.name().equals(letter)).findFirst();
    }

    /// The letter on the roof.
    public String letter() {
        return name();
    }
}
