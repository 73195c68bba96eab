package millebornes.engine.table;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.IntFunction;

/// An immutable list of fixed length, with an item for each seat, car or team, that is cheap to copy with one change.
public final class ImmutableArray<T> extends AbstractList<T> implements RandomAccess {

    private final Object[] items;

    /// The number of items in use; the Java array may be longer.
    private final int size;

    private ImmutableArray(Object[] items, int size) {
        this.items = items;
        this.size = size;
    }

    private ImmutableArray(Object[] items) {
        this(items, items.length);
    }

    /// An array whose items are computed from their indices.
    public static <T> ImmutableArray<T> of(int length, IntFunction<T> item) {
        Object[] items = new Object[length];
        for (int place = 0; place < length; place++) {
            items[place] = item.apply(place);
        }
        return new ImmutableArray<>(items);
    }

    /// An array of the items of a list, in its order. The copy of such an array is the array itself.
    public static <T> ImmutableArray<T> copyOf(List<T> list) {
        return list instanceof ImmutableArray<T> array ? array : new ImmutableArray<>(list.toArray());
    }

    @Override
    @SuppressWarnings("unchecked") // only items of type T are ever put in
    public T get(int place) {
        return (T) items[Objects.checkIndex(place, size)];
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Object[] toArray() {
        return Arrays.copyOf(items, size);
    }

    /// Builds an array item by item. Confined to one caller.
    public static final class Builder<T> {

        private Object[] items;
        private int size;

        /// @param usual the usual number of items; with this number no copy is needed
        public Builder(int usual) {
            items = new Object[usual];
        }

        public void add(T item) {
            if (size == items.length) {
                grow();
            }
            items[size++] = item;
        }

        /// The array of all items so far. Nothing may be added after it.
        public ImmutableArray<T> done() {
            return new ImmutableArray<>(items, size);
        }

        private void grow() {
            Object[] longer = new Object[2 * size];
            System.arraycopy(items, 0, longer, 0, size);
            items = longer;
        }
    }
}
