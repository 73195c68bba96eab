import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/// Compiles what `java -jar` runs first for Java 8, if it has changed since.
///
/// A class that is written again at every build looks like a change to whatever was compiled against its folder: all
/// tests would be compiled again before a single one could run.
final class CompileJarEntry {

    private CompileJarEntry() {}

    /// @param args the source and the class that it becomes, then the folder of all classes
    public static void main(String[] args) throws IOException {
        Path source = Path.of(args[0]);
        Path compiled = Path.of(args[1]);
        if (Files.exists(compiled) && isNewer(compiled, source)) {
            return;
        }
        System.exit(ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "--release", "8", "-Xlint:all,-options", "-Werror", "-d", args[2], args[0]));
    }

    private static boolean isNewer(Path file, Path other) throws IOException {
        return Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(other)) >= 0;
    }
}
