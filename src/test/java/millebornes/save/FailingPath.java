package millebornes.save;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import org.jspecify.annotations.Nullable;

/// A path on a failing disk.
record FailingPath(FailingFileSystem disk, Path real) implements Path {

    static Path real(Path path) {
        return path instanceof FailingPath failing ? failing.real : path;
    }

    private @Nullable Path wrap(@Nullable Path path) {
        return path == null ? null : new FailingPath(disk, path);
    }

    @Override
    public FileSystem getFileSystem() {
        return disk;
    }

    @Override
    public boolean isAbsolute() {
        return real.isAbsolute();
    }

    @Override
    public @Nullable Path getRoot() {
        return wrap(real.getRoot());
    }

    @Override
    public @Nullable Path getFileName() {
        return wrap(real.getFileName());
    }

    @Override
    public @Nullable Path getParent() {
        return wrap(real.getParent());
    }

    @Override
    public int getNameCount() {
        return real.getNameCount();
    }

    @Override
    public Path getName(int index) {
        return new FailingPath(disk, real.getName(index));
    }

    @Override
    public Path subpath(int from, int to) {
        return new FailingPath(disk, real.subpath(from, to));
    }

    @Override
    public boolean startsWith(Path other) {
        return real.startsWith(real(other));
    }

    @Override
    public boolean endsWith(Path other) {
        return real.endsWith(real(other));
    }

    @Override
    public Path normalize() {
        return new FailingPath(disk, real.normalize());
    }

    @Override
    public Path resolve(Path other) {
        return new FailingPath(disk, real.resolve(real(other)));
    }

    @Override
    public Path relativize(Path other) {
        return new FailingPath(disk, real.relativize(real(other)));
    }

    @Override
    public URI toUri() {
        return real.toUri();
    }

    @Override
    public Path toAbsolutePath() {
        return new FailingPath(disk, real.toAbsolutePath());
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        return new FailingPath(disk, real.toRealPath(options));
    }

    @Override
    public WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int compareTo(Path other) {
        return real.compareTo(real(other));
    }

    @Override
    public String toString() {
        return real.toString();
    }
}
