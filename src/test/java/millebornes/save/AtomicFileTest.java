package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.CopyOption;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {

    private static final String TEXT = "Zoé 🐌\n";

    private final List<List<CopyOption>> moves = new ArrayList<>();

    @TempDir
    private Path folder;

    @Test
    void foldersThatAreMissingAreMade() throws IOException {
        Path file = folder.resolve("new").resolve("folder").resolve("file");
        AtomicFile.write(file, TEXT);
        assertThat(file).hasContent(TEXT);
    }

    @Test
    void anOldFileIsReplacedAndNothingElseIsLeft() throws IOException {
        Path file = folder.resolve("file");
        AtomicFile.write(file, "much longer than what comes after it");
        AtomicFile.write(file, TEXT);
        assertThat(file).hasContent(TEXT);
        assertThat(names()).containsExactly("file");
    }

    @Test
    void whatCannotBeReplacedInOneStepIsReplacedInTwo() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        AtomicFile.write(file, TEXT, this::onlyInTwoSteps);
        assertThat(moves)
                .containsExactly(
                        List.of(StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING),
                        List.of(StandardCopyOption.REPLACE_EXISTING));
        assertThat(file).hasContent(TEXT);
        assertThat(names()).containsExactly("file");
    }

    private void onlyInTwoSteps(Path from, Path to, CopyOption... options) throws IOException {
        moves.add(List.of(options));
        if (List.of(options).contains(StandardCopyOption.ATOMIC_MOVE)) {
            throw new AtomicMoveNotSupportedException(from.toString(), to.toString(), "not here");
        }
        Files.move(from, to, options);
    }

    /// The whole text is there before it gets its name; when that fails the old text stays.
    @Test
    void aWriteThatFailsAtTheEndLeavesWhatWasThere() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        assertThatExceptionOfType(FileSystemException.class)
                .isThrownBy(() -> AtomicFile.write(file, TEXT, (from, _, _) -> {
                    assertThat(from).hasContent(TEXT).hasParent(folder);
                    throw new FileSystemException("the disk is gone");
                }));
        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("file");
    }

    @Test
    void aFolderIsNotReplaced() throws IOException {
        Path occupied = Files.createDirectories(folder.resolve("file"));
        Files.writeString(occupied.resolve("inside"), "x");
        assertThatIOException().isThrownBy(() -> AtomicFile.write(occupied, TEXT));
        assertThat(names()).containsExactly("file");
        assertThat(occupied.resolve("inside")).hasContent("x");
    }

    @Test
    void aFileWhereAFolderShouldBeCannotBeWrittenInto() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "x");
        assertThatIOException().isThrownBy(() -> AtomicFile.write(file.resolve("inside"), TEXT));
        assertThatIOException().isThrownBy(() -> AtomicFile.write(folder.getRoot(), TEXT));
        assertThat(file).hasContent("x");
    }

    @Test
    void nothingChangesInAFolderThatMayOnlyBeRead() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        try {
            boolean readOnly = folder.toFile().setWritable(false) && !Files.isWritable(folder);
            assumeThat(readOnly).as("an administrator may write anywhere").isTrue();
            assertThatIOException().isThrownBy(() -> AtomicFile.write(file, TEXT));
            assertThat(file).hasContent("old");
            assertThat(names()).containsExactly("file");
        } finally {
            assertThat(folder.toFile().setWritable(true)).isTrue();
        }
    }

    @Test
    void onlyTheOwnerReadsAFileThatIsNotExported() throws IOException {
        Path file = folder.resolve("file");
        Set<PosixFilePermission> owner = PosixFilePermissions.fromString("rw-------");
        AtomicFile.write(file, TEXT);
        assertThat(permissions(file)).isEqualTo(owner);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
        AtomicFile.writeWithOlder(file, TEXT);
        assertThat(permissions(file)).isEqualTo(owner);
    }

    @Test
    void anExportedFileHasThePermissionsOfANewFileOrOfTheReplacedOne() throws IOException {
        Path file = folder.resolve("file");
        AtomicFile.export(file, TEXT.getBytes(StandardCharsets.UTF_8));
        assertThat(permissions(file)).isEqualTo(permissions(Files.createFile(folder.resolve("usual"))));
        for (String mode : List.of("r--r-----", "rw-r--r--", "rw-rw-rw-")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
            AtomicFile.copy(folder.resolve("usual"), file, 1);
            assertThat(permissions(file)).isEqualTo(PosixFilePermissions.fromString(mode));
        }
        assertThat(file).isEmptyFile();
        assertThat(names()).containsExactlyInAnyOrder("file", "usual");
    }

    private static Set<PosixFilePermission> permissions(Path file) throws IOException {
        assumeThat(file.getFileSystem().supportedFileAttributeViews()).contains("posix");
        return Files.getPosixFilePermissions(file);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(Path::getFileName).map(Path::toString).toList();
        }
    }
}
