package millebornes.save;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// A fault of a disk, and its time.
final class DiskFault {

    /// What goes wrong.
    enum Kind {
        /// one operation fails, such as by a bad sector
        ONCE,
        /// from one operation on nothing can be written, as on a full disk
        FULL,
        /// from one operation on nothing can be written, moved or made, as when the permission is lost in mid-game
        READ_ONLY,
        /// from one operation on nothing works at all, as when a stick is pulled out
        GONE
    }

    /// What is done to a disk.
    enum Operation {
        READ,
        LIST,
        WRITE,
        FORCE,
        CREATE,
        MOVE,
        DELETE
    }

    private final Kind kind;
    private final int first;
    private final List<Operation> done = new ArrayList<>();
    private final AtomicInteger open = new AtomicInteger();
    private final Set<Thread> callers = ConcurrentHashMap.newKeySet();

    /// @param first the number of the operation, from 1, that goes wrong; 0 for none
    DiskFault(Kind kind, int first) {
        this.kind = kind;
        this.first = first;
    }

    /// How many operations have been tried.
    int count() {
        return done.size();
    }

    /// The threads that have tried one, since they were forgotten.
    Set<Thread> callers() {
        return callers;
    }

    /// The number of open files.
    AtomicInteger open() {
        return open;
    }

    /// Whether it has come to the operation that goes wrong.
    boolean struck() {
        return first > 0 && done.size() >= first;
    }

    /// Called before every operation.
    synchronized void before(Operation operation) throws IOException {
        callers.add(Thread.currentThread());
        done.add(operation);
        if (first == 0 || done.size() < first) {
            return;
        }
        boolean fails = switch (kind) {
            case ONCE -> done.size() == first;
            case FULL -> operation == Operation.WRITE || operation == Operation.FORCE;
            case READ_ONLY -> operation != Operation.READ && operation != Operation.LIST;
            case GONE -> true;
        };
        if (fails && kind == Kind.READ_ONLY) {
            throw new AccessDeniedException("a disk that may only be read: " + operation);
        }
        if (fails) {
            throw new FileSystemException("a disk that fails: " + kind + " at " + operation);
        }
    }
}
