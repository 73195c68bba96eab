package millebornes.engine.table;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.IntFunction;

/// One thing for each seat, car or team: an immutable list of fixed length that is cheap to change in one place.
public final class Row<T> extends AbstractList<T> implements RandomAccess {

    private final Object[] items;

    private Row(Object[] items) {
        this.items = items;
    }

    /// A row of that length, each place filled by its number.
    public static <T> Row<T> of(int length, IntFunction<T> item) {
        Object[] items = new Object[length];
        for (int place = 0; place < length; place++) {
            items[place] = item.apply(place);
        }
        return new Row<>(items);
    }

    /// A row of the items of a list, in its order.
    public static <T> Row<T> copyOf(List<T> list) {
        return new Row<>(list.toArray());
    }

    @Override
    @SuppressWarnings("unchecked") // only items of type T are ever put in
    public T get(int place) {
        return (T) items[place];
    }

    @Override
    public int size() {
        return items.length;
    }

    /// This row with another item at one place.
    public Row<T> with(int place, T item) {
        Object[] changed = items.clone();
        changed[place] = item;
        return new Row<>(changed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Row<?> row ? Arrays.equals(items, row.items) : super.equals(other);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(items);
    }
}
