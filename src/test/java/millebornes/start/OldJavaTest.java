package millebornes.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The message of the jar on a Java version that is too old.
class OldJavaTest {

    private static final Path SOURCE = Path.of("src", "launcher", "java", "millebornes", "start", "JarEntry.java");
    private static final Path BIN = Path.of(System.getProperty("java.home"), "bin");
    private static final int JAVA_8 = 52;

    @TempDir
    private Path directory;

    /// As the build compiles it.
    @BeforeEach
    void compile() throws Exception {
        String javac = BIN.resolve("javac").toString();
        run(List.of(javac, "--release", "8", "-Xlint:-options", "-d", directory.toString(), SOURCE.toString()), 0);
    }

    @Test
    void javaEightCanReadIt() throws Exception {
        assertThat(Files.readAllBytes(directory.resolve("millebornes/start/JarEntry.class"))[7])
                .isEqualTo((byte) JAVA_8);
    }

    @ParameterizedTest
    @CsvSource({
        "1.8, en, 'Mille Bornes needs Java 25 or newer, and this is Java 1.8: '",
        "17, en, 'Mille Bornes needs Java 25 or newer, and this is Java 17: '",
        "24, fr, 'Mille Bornes a besoin de Java 25 ou plus récent, et c’est Java 24 qui est là : '",
    })
    void anOlderJavaIsToldInOneSentenceWhatIsNeeded(String version, String language, String sentence) throws Exception {
        List<String> said = run(start(version, language), 4);
        assertThat(said).singleElement().asString().startsWith(sentence);
    }

    @Test
    void aJavaThatIsNewEnoughGoesOnToTheProgram() throws Exception {
        assertThat(run(start("25", "en"), 1))
                .anyMatch(line -> line.contains("ClassNotFoundException: millebornes.cli"));
    }

    /// A Java that believes itself older.
    static final class Older {
        public static void main(String[] arguments) throws ReflectiveOperationException {
            System.setProperty("java.specification.version", arguments[0]);
            Class.forName("millebornes.start.JarEntry")
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) new String[0]);
        }
    }

    private List<String> start(String version, String language) {
        String classPath = String.join(
                File.pathSeparator,
                directory.toString(),
                "resources",
                Path.of("target", "test-classes").toString(),
                Path.of("target", "fast", "test-classes").toString());
        return List.of(
                BIN.resolve("java").toString(),
                "-Duser.language=" + language,
                "-Dstderr.encoding=UTF-8",
                "-cp",
                classPath,
                Older.class.getName(),
                version);
    }

    private List<String> run(List<String> command, int status) throws Exception {
        Path output = directory.resolve("output");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(Redirect.to(output.toFile()))
                .start();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).as("ends by itself").isTrue();
        List<String> said = Files.readAllLines(output);
        assertThat(process.exitValue()).as("%s", said).isEqualTo(status);
        return said;
    }
}
