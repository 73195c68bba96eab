package millebornes.save;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import millebornes.save.DiskFault.Operation;
import org.jspecify.annotations.Nullable;

/// The operations of a failing disk: each asks the fault, then is executed on the real disk.
final class FailingProvider extends FileSystemProvider {

    private final FailingFileSystem fileSystem;
    private final DiskFault fault;
    private final PowerLoss loss;

    FailingProvider(FailingFileSystem fileSystem, DiskFault fault, PowerLoss loss) {
        this.fileSystem = fileSystem;
        this.fault = fault;
        this.loss = loss;
    }

    @Override
    public String getScheme() {
        return "failing";
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> env) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        return fileSystem;
    }

    @Override
    public Path getPath(URI uri) {
        return fileSystem.path(Path.of(uri));
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        return newFileChannel(path, options, attributes);
    }

    @Override
    public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        boolean makes = options.contains(StandardOpenOption.CREATE) || options.contains(StandardOpenOption.CREATE_NEW);
        boolean writes = options.contains(StandardOpenOption.WRITE) || options.contains(StandardOpenOption.APPEND);
        fault.before(makes ? Operation.CREATE : writes ? Operation.WRITE : Operation.READ);
        Path real = FailingPath.real(path);
        boolean isNew = makes && !Files.exists(real);
        FileChannel channel = FileChannel.open(real, options, attributes);
        if (isNew) {
            loss.created(real);
        }
        return new FailingChannel(channel, fault, loss, real);
    }

    @Override
    @SuppressWarnings("StreamResourceLeak") // whoever asked for it closes it
    public DirectoryStream<Path> newDirectoryStream(Path folder, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        fault.before(Operation.LIST);
        DirectoryStream<Path> real = Files.newDirectoryStream(FailingPath.real(folder));
        return new DirectoryStream<>() {
            @Override
            public Iterator<Path> iterator() {
                Iterator<Path> files = real.iterator();
                return new Iterator<>() {
                    @Override
                    public boolean hasNext() {
                        return files.hasNext();
                    }

                    @Override
                    public Path next() {
                        return fileSystem.path(files.next());
                    }
                };
            }

            @Override
            public void close() throws IOException {
                real.close();
            }
        };
    }

    @Override
    public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
        fault.before(Operation.CREATE);
        Files.createDirectory(FailingPath.real(folder), attributes);
    }

    @Override
    public void delete(Path path) throws IOException {
        fault.before(Operation.DELETE);
        Path real = FailingPath.real(path);
        byte @Nullable [] content = loss.content(real);
        Files.delete(real);
        loss.deleted(real, content);
    }

    /// A copy that fails leaves the half of it.
    @Override
    public void copy(Path from, Path to, CopyOption... options) throws IOException {
        fault.before(Operation.CREATE);
        Files.copy(FailingPath.real(from), FailingPath.real(to), options);
        loss.written(FailingPath.real(to));
        try {
            fault.before(Operation.WRITE);
        } catch (IOException failed) {
            byte[] all = Files.readAllBytes(FailingPath.real(to));
            Files.write(FailingPath.real(to), java.util.Arrays.copyOf(all, all.length / 2));
            throw failed;
        }
    }

    @Override
    public void move(Path from, Path to, CopyOption... options) throws IOException {
        fault.before(Operation.MOVE);
        Path source = FailingPath.real(from);
        Path target = FailingPath.real(to);
        byte @Nullable [] replaced = loss.content(target);
        Files.move(source, target, options);
        loss.moved(source, target, replaced);
    }

    @Override
    public void createLink(Path link, Path existing) throws IOException {
        fault.before(Operation.CREATE);
        Files.createLink(FailingPath.real(link), FailingPath.real(existing));
        loss.linked(FailingPath.real(link), FailingPath.real(existing));
    }

    @Override
    public Path readSymbolicLink(Path link) throws IOException {
        fault.before(Operation.READ);
        return fileSystem.path(Files.readSymbolicLink(FailingPath.real(link)));
    }

    @Override
    public boolean isSameFile(Path one, Path other) throws IOException {
        return Files.isSameFile(FailingPath.real(one), FailingPath.real(other));
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
        return Files.isHidden(FailingPath.real(path));
    }

    @Override
    public FileStore getFileStore(Path path) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        fault.before(Operation.READ);
        Path real = FailingPath.real(path);
        real.getFileSystem().provider().checkAccess(real, modes);
    }

    @Override
    public <V extends FileAttributeView> @Nullable V getFileAttributeView(
            Path path, Class<V> type, LinkOption... options) {
        return Files.getFileAttributeView(FailingPath.real(path), type, options);
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        fault.before(Operation.READ);
        return Files.readAttributes(FailingPath.real(path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) throws IOException {
        fault.before(Operation.READ);
        return Files.readAttributes(FailingPath.real(path), attributes, options);
    }

    @Override
    public void setAttribute(Path path, String attribute, Object value, LinkOption... options) throws IOException {
        fault.before(Operation.WRITE);
        Files.setAttribute(FailingPath.real(path), attribute, value, options);
    }
}
