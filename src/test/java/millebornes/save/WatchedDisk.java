package millebornes.save;

import java.nio.file.Path;
import java.util.Set;
import millebornes.save.DiskFault.Kind;

/// A working disk that records the threads that use it.
public final class WatchedDisk {

    private final DiskFault noFault = new DiskFault(Kind.ONCE, 0);

    /// A folder of this machine as it is seen on this disk.
    public Path path(Path folder) {
        return new FailingFileSystem(noFault).path(folder);
    }

    /// The threads that have opened, written, listed, moved or asked for a file since the last [#forget()].
    public Set<Thread> touchedBy() {
        return Set.copyOf(noFault.callers());
    }

    /// Begins anew.
    public void forget() {
        noFault.callers().clear();
    }
}
