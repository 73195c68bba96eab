package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The program in a plain ASCII locale, as a user starts it, with accents in the names of folders, files and people.
/// With the start script they all work; without it a sentence says what to do, and nothing is saved under a garbled
/// name.
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "has no such locales")
class AsciiLocaleTest {

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final Path GAME = Path.of("src/test/resources/saves/recorded/board-2-rounds-2.json.gz");
    private static final String SETTINGS = " -Xshare:auto -XX:TieredStopAtLevel=1 ";

    @TempDir
    private Path directory;

    /// How the program is started.
    enum Start {
        CLASS_PATH,
        JAR,
        SCRIPT
    }

    /// Where the accent stands.
    enum Accent {
        FOLDER("MILLEBORNES_HOME=\"$here/zoé\"", "saves"),
        FILE("MILLEBORNES_HOME=\"$here/home\"", "replay \"$here/été.millebornes\""),
        NAME("MILLEBORNES_HOME=\"$here/home\"", "text --players Zoé,computer:easy --pause 0 --seed 1");

        private final String home;
        private final String command;

        Accent(String home, String command) {
            this.home = home;
            this.command = command;
        }
    }

    /// @param locale `C`, or one that no system has
    record Case(String locale, Start start, Accent accent) {}

    static Stream<Case> cases() {
        return Stream.of("C", "fr_ZZ.UTF-8")
                .flatMap(locale -> Arrays.stream(Start.values())
                        .flatMap(start ->
                                Arrays.stream(Accent.values()).map(accent -> new Case(locale, start, accent))));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void accentsWorkOrASentenceSaysWhatToDo(Case triedCase) throws Exception {
        Said said = run(triedCase, triedCase.accent().command);
        assertThat(said.err()).doesNotContain("Exception", "\tat ");
        boolean french = triedCase.locale().startsWith("fr");
        if (triedCase.start() == Start.SCRIPT) {
            assertThat(said.status()).as(said.err()).isZero();
            assertThat(said.out())
                    .containsAnyOf(french ? new String[] {"partie", "manche"} : new String[] {"game", "round"});
        } else {
            assertThat(said.status()).isIn(1, 2);
            assertThat(said.err().lines())
                    .singleElement()
                    .asString()
                    .contains("LC_ALL=C.UTF-8", french ? "accents. Écris" : "accents. Write");
        }
        assertThat(kept()).allSatisfy(game -> assertThat(game).doesNotContain("\uFFFD", "\\ufffd"));
        boolean played = triedCase.start() == Start.SCRIPT && triedCase.accent() == Accent.NAME;
        assertThat(kept())
                .hasSize(played ? 1 : 0)
                .allSatisfy(game -> assertThat(game).contains("\"Zoé\""));
    }

    /// What has no accent in it works whatever the home folder is called.
    @Test
    void theHelpNeedsNoFolder() throws Exception {
        Said said = run(new Case("C", Start.CLASS_PATH, Accent.FOLDER), "--help");
        assertThat(said.err()).isEmpty();
        assertThat(said.status()).isZero();
    }

    /// A locale that works is left alone, and so is the language that it names.
    @Test
    void theScriptLeavesALocaleAloneThatKnowsAccents() throws Exception {
        Said said = run(new Case("C.UTF-8", Start.SCRIPT, Accent.FOLDER), "saves");
        assertThat(said.status()).as(said.err()).isZero();
        assertThat(said.out()).contains("game");
    }

    private record Said(int status, String out, String err) {}

    /// Starts the program from a shell, since this Java itself may not know accents.
    private Said run(Case triedCase, String command) throws IOException, InterruptedException {
        String program = switch (triedCase.start()) {
            case CLASS_PATH -> "'" + JAVA + "'" + SETTINGS + "-cp '" + classPath() + "' millebornes.cli.Main";
            case JAR -> "'" + JAVA + "'" + SETTINGS + "-jar '" + jar() + "'";
            case SCRIPT -> "'" + script() + "'";
        };
        Path shell = Files.writeString(directory.resolve("run.sh"), """
                here='%s'
                mkdir -p "$here/zoé" "$here/home"
                gzip -dc '%s' > "$here/été.millebornes"
                unset LC_MESSAGES LANG LANGUAGE DISPLAY
                export LC_ALL=%s %s
                exec %s %s
                """.formatted(
                        directory, GAME, triedCase.locale(), triedCase.accent().home, program, command));
        Path out = directory.resolve("out");
        Path err = directory.resolve("err");
        Process process = new ProcessBuilder("sh", shell.toString())
                .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).as("ends by itself").isTrue();
        return new Said(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    private List<String> kept() throws IOException {
        Path games = directory.resolve("home").resolve("games");
        if (!Files.isDirectory(games)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(games)) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .map(AsciiLocaleTest::text)
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /// The script with a Java behind it, laid out as in the package.
    private Path script() throws IOException {
        Path bin = Files.createDirectories(directory.resolve("program/bin"));
        Path runtime = Files.createDirectories(directory.resolve("program/lib/runtime/bin"));
        // Goes on to the real Java with what the script says of the language.
        Path java = Files.writeString(runtime.resolve("millebornes"), """
                #!/bin/sh
                language=
                while [ "$1" != -m ]; do
                    case $1 in -D*) language=$1 ;; esac
                    shift
                done
                shift 2
                exec '%s' %s $language -cp '%s' millebornes.cli.Main "$@"
                """.formatted(JAVA, SETTINGS, classPath()));
        Path script = Files.copy(Path.of("src", "dist", "linux", "millebornes.sh"), bin.resolve("millebornes"));
        assertThat(java.toFile().setExecutable(true)).isTrue();
        assertThat(script.toFile().setExecutable(true)).isTrue();
        return script;
    }

    /// A jar that leads to the program, as `java -jar` wants one.
    private Path jar() throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Main.class.getName());
        manifest.getMainAttributes()
                .put(
                        Attributes.Name.CLASS_PATH,
                        Arrays.stream(classPath().split(File.pathSeparator))
                                .map(entry -> Path.of(entry).toUri().toString())
                                .collect(Collectors.joining(" ")));
        Path jar = directory.resolve("millebornes.jar");
        try (OutputStream file = Files.newOutputStream(jar)) {
            new JarOutputStream(file, manifest).close();
        }
        return jar;
    }

    private static String classPath() {
        return Stream.of(System.getProperty("jdk.module.path"), System.getProperty("java.class.path"))
                .filter(path -> path != null && !path.isEmpty())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
