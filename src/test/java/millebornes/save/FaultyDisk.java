package millebornes.save;

import java.nio.file.Path;

/// A disk on which every write fails, for tests of error messages.
public enum FaultyDisk {
    /// full: files can be made, but hold nothing
    FULL(DiskFault.Kind.FULL),
    /// pulled out
    GONE(DiskFault.Kind.GONE),
    /// its folders are somebody else's
    PROTECTED(DiskFault.Kind.READ_ONLY);

    private final DiskFault.Kind kind;

    FaultyDisk(DiskFault.Kind kind) {
        this.kind = kind;
    }

    /// A folder of this machine as it is seen on such a disk.
    public Path path(Path folder) {
        return new FailingFileSystem(new DiskFault(kind, 1)).path(folder);
    }
}
