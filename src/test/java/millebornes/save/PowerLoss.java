package millebornes.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The effect of a power cut on a disk: it loses the content of files that were not forced, and directory changes since
/// the directory was last forced.
final class PowerLoss {

    /// How a change of names is undone.
    @FunctionalInterface
    private interface Undo {

        void undo() throws IOException;
    }

    private record NameChange(Path folder, Undo undo) {}

    private final Set<Path> unforced = new HashSet<>();
    private final List<NameChange> names = new ArrayList<>();

    synchronized void created(Path file) {
        change(file, () -> Files.deleteIfExists(file));
    }

    synchronized void written(Path file) {
        unforced.add(file);
    }

    /// A file or a folder has been forced.
    synchronized void forced(Path path) {
        unforced.remove(path);
        names.removeIf(change -> change.folder().equals(path));
    }

    /// Before a file is replaced, moved away or deleted.
    ///
    /// @return its bytes on the disk, or null when there is none
    synchronized byte @Nullable [] content(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return null;
        }
        return unforced.contains(file) ? new byte[0] : Files.readAllBytes(file);
    }

    synchronized void moved(Path from, Path to, byte @Nullable [] replaced) {
        if (unforced.remove(from)) {
            unforced.add(to);
        } else {
            unforced.remove(to);
        }
        change(to, () -> {
            if (Files.exists(to)) {
                Files.move(to, from, StandardCopyOption.REPLACE_EXISTING);
            }
            restore(to, replaced);
        });
    }

    synchronized void linked(Path link, Path existing) {
        if (unforced.contains(existing)) {
            unforced.add(link);
        }
        created(link);
    }

    synchronized void deleted(Path file, byte @Nullable [] content) {
        unforced.remove(file);
        change(file, () -> restore(file, content));
    }

    /// The power is cut.
    ///
    /// @param survivors how many changes of names since the folders were forced are on the disk; the later ones are not
    synchronized void cut(int survivors) throws IOException {
        for (Path file : unforced) {
            if (Files.isRegularFile(file)) {
                Files.write(file, new byte[0]);
            }
        }
        for (int change = names.size() - 1; change >= Math.min(survivors, names.size()); change--) {
            names.get(change).undo().undo();
        }
    }

    /// How many changes of names can be lost.
    synchronized int losableNames() {
        return names.size();
    }

    private void change(Path file, Undo undo) {
        Path folder = file.getParent();
        if (folder != null) {
            names.add(new NameChange(folder, undo));
        }
    }

    private static void restore(Path file, byte @Nullable [] content) throws IOException {
        if (content != null) {
            Files.createDirectories(file.getParent());
            Files.write(file, content);
        }
    }
}
