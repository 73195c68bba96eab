import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Lays the program's style sheet into its jar once more, in the toolkit's own form, which the toolkit takes by itself where
/// it lies beside the written one: to read the written one takes a part of every start.
final class StyleSheetCompiler {

    private static final String WRITTEN = "theme/theme.css";
    private static final String COMPILED = "theme/theme.bss";

    private StyleSheetCompiler() {}

    /// @param jar of the program, which is changed
    /// @param libraries among which the toolkit is
    /// @param work an empty folder to work in
    static void compile(Path jar, List<Path> libraries, Path work) throws IOException {
        Folders.unzip(jar, work);
        URL[] toolkit = new URL[libraries.size()];
        for (int i = 0; i < toolkit.length; i++) {
            toolkit[i] = libraries.get(i).toUri().toURL();
        }
        try (URLClassLoader loader = new URLClassLoader(toolkit)) {
            loader.loadClass("javafx.css.Stylesheet")
                    .getMethod("convertToBinary", File.class, File.class)
                    .invoke(
                            null,
                            work.resolve(WRITTEN).toFile(),
                            work.resolve(COMPILED).toFile());
        } catch (ReflectiveOperationException failed) {
            throw new PackagingException("the style sheet cannot be compiled: " + failed);
        }
        if (!Files.exists(work.resolve(COMPILED))) {
            throw new PackagingException("the toolkit does not understand " + WRITTEN);
        }
        ToolRunner.jdk("jar", List.of("--update", "--file", jar.toString(), "-C", work.toString(), COMPILED));
    }
}
