package millebornes.save;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The temporary files that [AtomicFile] writes and then renames. A process that is killed leaves them behind.
public final class TemporaryFileCleaner {

    static final String SUFFIX = ".new";

    private static final Logger LOG = System.getLogger(TemporaryFileCleaner.class.getName());

    /// The form of their names: `.scores.json.4711-8023498.new` with the number of the process, which older programs
    /// left out.
    private static final Pattern NAME = Pattern.compile("\\.[^\\n]+?(?:\\.(\\d{1,18})-)?\\d+\\.new");

    /// A time longer than any write: an older temporary file was left behind, whatever process has that number now.
    private static final Duration LONGEST = Duration.ofMinutes(10);

    private TemporaryFileCleaner() {}

    /// The beginning of the name of this process's temporary file for a file with that name.
    static String prefix(String name) {
        return "." + name + "." + ProcessHandle.current().pid() + "-";
    }

    /// Removes the temporary files of ended processes from a folder and its direct subfolders. Files that cannot be
    /// removed stay.
    public static void sweep(Path home) {
        sweep(home, 1);
    }

    private static void sweep(Path folder, int depth) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                Matcher name = NAME.matcher(file.getFileName().toString());
                if (name.matches()) {
                    removeIfLeft(file, name.group(1) == null ? 0 : Long.parseLong(name.group(1)));
                } else if (depth > 0 && Files.isDirectory(file)) {
                    sweep(file, depth - 1);
                }
            }
        } catch (IOException | DirectoryIteratorException failed) {
            LOG.log(Level.DEBUG, folder + " cannot be swept", failed);
        }
    }

    /// Deletes a temporary file if its process has ended or the file is old.
    ///
    /// @param process the number of the process that wrote it; 0 if the name does not contain it
    private static void removeIfLeft(Path file, long process) throws IOException {
        boolean ended = process > 0 && ProcessHandle.of(process).isEmpty();
        boolean old = Files.getLastModifiedTime(file)
                .toInstant()
                .isBefore(Instant.now().minus(LONGEST));
        if ((ended || old) && Files.isRegularFile(file)) {
            Files.deleteIfExists(file);
        }
    }
}
