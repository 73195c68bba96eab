import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/// Whole folders: emptied, copied, unpacked, dated.
final class Folders {

    private Folders() {}

    /// An empty folder, whatever was there before.
    static Path empty(Path folder) throws IOException {
        if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    Files.delete(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path left, IOException failed) throws IOException {
                    Files.delete(left);
                    return FileVisitResult.CONTINUE;
                }
            });
        }
        return Files.createDirectories(folder);
    }

    static void copy(Path from, Path to) throws IOException {
        for (Path file : files(from)) {
            Path target = to.resolve(from.relativize(file).toString());
            Files.createDirectories(target.getParent());
            Files.copy(file, target, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
        }
    }

    /// Every file and link below a folder, in order.
    static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> !Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS))
                    .sorted()
                    .toList();
        }
    }

    static void unzip(Path archive, Path folder) throws IOException {
        try (InputStream bytes = Files.newInputStream(archive);
                ZipInputStream zip = new ZipInputStream(bytes)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path target = folder.resolve(entry.getName()).normalize();
                if (!entry.isDirectory() && target.startsWith(folder)) {
                    Files.createDirectories(target.getParent());
                    Files.copy(zip, target);
                }
            }
        }
    }

    /// Dates everything in a folder, and the folder, so that a package made of it does not say when.
    static void date(Path folder, Instant moment) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.toList().reversed()) {
                if (!Files.isSymbolicLink(file)) {
                    Files.setLastModifiedTime(file, FileTime.from(moment));
                }
            }
        }
    }

    /// What a folder holds, in bytes.
    static long size(Path folder) throws IOException {
        long size = 0;
        for (Path file : files(folder)) {
            size += Files.size(file);
        }
        return size;
    }
}
