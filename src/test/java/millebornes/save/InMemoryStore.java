package millebornes.save;

import java.util.function.UnaryOperator;

/// A store that lives as long as a test.
public final class InMemoryStore<T> implements SingleValueStore<T> {

    private T value;

    public InMemoryStore(T first) {
        this.value = first;
    }

    @Override
    public T value() {
        return value;
    }

    @Override
    public T change(UnaryOperator<T> change) {
        value = change.apply(value);
        return value;
    }

    @Override
    public void replaceForGood(T other) {
        value = other;
    }
}
