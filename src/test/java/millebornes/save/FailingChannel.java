package millebornes.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;
import millebornes.save.DiskFault.Operation;
import org.jspecify.annotations.Nullable;

/// An open file on a failing disk. A write that fails has written a part.
final class FailingChannel extends FileChannel {

    private final FileChannel real;
    private final DiskFault fault;
    private final PowerLoss loss;
    private final Path path;

    FailingChannel(FileChannel real, DiskFault fault, PowerLoss loss, Path path) {
        this.real = real;
        this.fault = fault;
        this.loss = loss;
        this.path = path;
        fault.open().incrementAndGet();
    }

    @Override
    public int read(ByteBuffer bytes) throws IOException {
        fault.before(Operation.READ);
        return real.read(bytes);
    }

    @Override
    public int write(ByteBuffer bytes) throws IOException {
        int limit = bytes.limit();
        loss.written(path);
        // The first half reaches the disk before it fails.
        bytes.limit(bytes.position() + bytes.remaining() / 2);
        int half = real.write(bytes);
        bytes.limit(limit);
        fault.before(Operation.WRITE);
        return half + real.write(bytes);
    }

    @Override
    public void force(boolean metaData) throws IOException {
        fault.before(Operation.FORCE);
        real.force(metaData);
        loss.forced(path);
    }

    @Override
    public long position() throws IOException {
        return real.position();
    }

    @Override
    public FileChannel position(long place) throws IOException {
        real.position(place);
        return this;
    }

    @Override
    public long size() throws IOException {
        fault.before(Operation.READ);
        return real.size();
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
        fault.before(Operation.WRITE);
        real.truncate(size);
        return this;
    }

    @Override
    protected void implCloseChannel() throws IOException {
        real.close();
        fault.open().decrementAndGet();
    }

    @Override
    public long read(ByteBuffer[] buffers, int offset, int length) throws IOException {
        fault.before(Operation.READ);
        return real.read(buffers, offset, length);
    }

    @Override
    public long write(ByteBuffer[] buffers, int offset, int length) throws IOException {
        fault.before(Operation.WRITE);
        return real.write(buffers, offset, length);
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
        fault.before(Operation.READ);
        return real.transferTo(position, count, target);
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long position, long count) throws IOException {
        fault.before(Operation.WRITE);
        return real.transferFrom(source, position, count);
    }

    @Override
    public int read(ByteBuffer bytes, long position) throws IOException {
        fault.before(Operation.READ);
        return real.read(bytes, position);
    }

    @Override
    public int write(ByteBuffer bytes, long position) throws IOException {
        fault.before(Operation.WRITE);
        return real.write(bytes, position);
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
        fault.before(Operation.READ);
        return real.map(mode, position, size);
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) throws IOException {
        fault.before(Operation.WRITE);
        return real.lock(position, size, shared);
    }

    @Override
    public @Nullable FileLock tryLock(long position, long size, boolean shared) throws IOException {
        fault.before(Operation.WRITE);
        return real.tryLock(position, size, shared);
    }
}
