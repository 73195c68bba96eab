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

    /// A row of the items of a list, in its order; a row is its own copy.
    public static <T> Row<T> copyOf(List<T> list) {
        return list instanceof Row<T> row ? row : new Row<>(list.toArray());
    }

    /// A row of these items; the array belongs to the row from now on.
    static <T> Row<T> owning(Object[] items) {
        return new Row<>(items);
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

    @Override
    public Object[] toArray() {
        return items.clone();
    }

    /// A copy of this row to be changed in several places.
    public Edit<T> edit() {
        return new Edit<>(items.clone());
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

    /// A row while it is being changed; it belongs to one caller.
    public static final class Edit<T> {

        private final Object[] items;

        private Edit(Object[] items) {
            this.items = items;
        }

        @SuppressWarnings("unchecked") // only items of type T are ever put in
        public T get(int place) {
            return (T) items[place];
        }

        public void put(int place, T item) {
            items[place] = item;
        }

        /// The row as it is now. The edit is over: what it changes later, it would change in the row.
        public Row<T> done() {
            return new Row<>(items);
        }
    }

    /// A row that is written item by item; it belongs to one caller.
    public static final class Growing<T> {

        private Object[] items;
        private int size;

        /// @param usual how many items there mostly are; that many cost no copy
        public Growing(int usual) {
            items = new Object[usual];
        }

        public void add(T item) {
            if (size == items.length) {
                resize(2 * size);
            }
            items[size++] = item;
        }

        /// The row of all items so far. Nothing may be added after it.
        public Row<T> done() {
            if (size != items.length) {
                resize(size);
            }
            return new Row<>(items);
        }

        private void resize(int length) {
            items = Arrays.copyOf(items, length);
        }
    }
}
