import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Makes the program that players start: three ways into one run-time image, the window with its Java settings, and the
/// commands with those of a talk or of a long run. On macOS and Windows each has a launcher. On Linux a script starts Java
/// itself: jpackage's launchers ask the system's packages who they are, twice, which takes longer than all of Java.
///
/// @param os for which system
/// @param version of the program
/// @param settings how the window's Java is started
/// @param sources the folder with everything that is only there to be packaged
record AppImageBuilder(OperatingSystem os, String version, List<String> settings, Path sources) {

    static final String ENTRY = "millebornes/millebornes.cli.Main";
    static final String DESCRIPTION = "A digital edition of the Mille Bornes board game";

    /// The game in the terminal asks the system for single keys. Rounds leave little behind, so the collector that is ready
    /// soonest is enough. It would begin with a heap by the size of the machine, and a host whose phones have once filled it
    /// would hold it for ever: a small one grows by what stays alive.
    static final List<String> TERMINAL_SETTINGS =
            List.of("--enable-native-access=org.jline.terminal.ffm", "-XX:+UseSerialGC", "-XX:InitialHeapSize=32m");

    /// Who types and reads waits for the first answer, not for the millionth round.
    private static final List<String> TEXT_SETTINGS = Stream.concat(
                    Stream.of("-XX:TieredStopAtLevel=1"), TERMINAL_SETTINGS.stream())
            .toList();

    static final String VENDOR = "The Mille Bornes contributors";

    private static final String COPYRIGHT = "Apache License 2.0, with parts of others: see the folder of licences";

    /// Builds the image in an empty folder.
    ///
    /// @param runtime the run-time image, which it takes over
    AppImage build(Path work, Path runtime, Path into) throws IOException {
        AppImage image = AppImage.in(os, into);
        if (os == OperatingSystem.LINUX) {
            startByScript(image, runtime);
        } else {
            ToolRunner.jdk("jpackage", jpackage(work, runtime, into));
        }
        addLicences(image);
        return image;
    }

    /// Java, once more under the program's name, by which the system's lists of what is running show it; the settings of
    /// each way, and the script.
    private void startByScript(AppImage image, Path runtime) throws IOException {
        Path home = image.root().resolve(AppImage.LINUX_RUNTIME);
        Files.createDirectories(home.getParent());
        Files.move(runtime, home);
        Files.copy(image.java(), image.java().resolveSibling("millebornes"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.createDirectories(image.app());
        Files.write(image.app().resolve("window.options"), settings);
        Files.write(image.app().resolve("terminal.options"), TERMINAL_SETTINGS);
        Files.write(image.app().resolve("text.options"), TEXT_SETTINGS);
        Path script = image.launcher(AppImage.NAME);
        Files.createDirectories(script.getParent());
        Files.copy(sources.resolve("linux/millebornes.sh"), script);
        script.toFile().setExecutable(true, false);
    }

    private List<String> jpackage(Path work, Path runtime, Path into) throws IOException {
        Path terminal = Files.writeString(work.resolve("terminal.properties"), terminal(TERMINAL_SETTINGS));
        Path text = Files.writeString(work.resolve("text.properties"), terminal(TEXT_SETTINGS));
        List<String> arguments = new ArrayList<>(List.of(
                "--type",
                "app-image",
                "--name",
                AppImage.NAME,
                "--app-version",
                version,
                "--vendor",
                VENDOR,
                "--description",
                DESCRIPTION,
                "--copyright",
                COPYRIGHT,
                "--icon",
                IconFiles.write(os, work).toString(),
                "--runtime-image",
                runtime.toString(),
                "--module",
                ENTRY,
                "--add-launcher",
                AppImage.TERMINAL + "=" + terminal,
                "--add-launcher",
                AppImage.TEXT + "=" + text,
                "--dest",
                into.toString()));
        settings.forEach(setting -> arguments.addAll(List.of("--java-options", setting)));
        arguments.addAll(List.of("--java-options", "-XX:AOTCache=$APPDIR/" + AppImage.WINDOW_CACHE));
        if (os == OperatingSystem.MACOS) {
            arguments.addAll(List.of(
                    "--resource-dir", sources.resolve("macos").toString(),
                    "--mac-package-identifier", "millebornes",
                    "--mac-app-category", "board-games"));
        }
        return arguments;
    }

    private static String terminal(List<String> settings) {
        return """
                module=%s
                description=%s, in the terminal
                java-options=%s -XX:AOTCache=$APPDIR/%s
                win-console=true
                win-menu=false
                win-shortcut=false
                """.formatted(ENTRY, DESCRIPTION, String.join(" ", settings), AppImage.TERMINAL_CACHE);
    }

    /// Licences of everything that is inside.
    private void addLicences(AppImage image) throws IOException {
        Path licences = Files.createDirectories(
                image.root().resolve(os == OperatingSystem.MACOS ? "Contents/Resources/licences" : "licences"));
        Folders.copy(sources.resolve("licences"), licences);
        for (String file : List.of("LICENSE", "NOTICE", "docs/third-party.md")) {
            Path from = Path.of(file);
            Files.copy(from, licences.resolve(from.getFileName()));
        }
        Files.copy(Path.of("resources/fonts/LICENSE-Jost.txt"), licences.resolve("OFL-1.1-Jost.txt"));
    }
}
