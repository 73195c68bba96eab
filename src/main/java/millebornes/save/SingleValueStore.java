package millebornes.save;

import java.util.function.UnaryOperator;

/// A value that is stored on disk, such as the scores. A failing disk does not interrupt the caller: the value is then
/// remembered as long as the program runs.
public interface SingleValueStore<T> {

    /// The current value.
    T value();

    /// Changes the value.
    ///
    /// @param change a pure function; it may be applied several times
    /// @return the new value
    T change(UnaryOperator<T> change);

    /// Replaces the value so that no copy of the previous one is left.
    void replaceForGood(T value);
}
