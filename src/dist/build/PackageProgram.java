import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// Packages the program for the system that it runs on: `mvn -Pdist package`.
///
/// Arguments: the folder of the build, the version, the moment that files are dated with, and the settings of the
/// window's Java. What a family downloads lies in the folder `dist` of the build afterwards.
final class PackageProgram {

    private static final Path SOURCES = Path.of("src", "dist");
    private static final double MEGABYTE = 1_000_000;

    private PackageProgram() {}

    /// Packages; see the class.
    public static void main(String[] args) throws IOException {
        try {
            Path target = Path.of(args[0]).toAbsolutePath();
            List<String> settings = new ArrayList<>(List.of(args).subList(3, args.length));
            settings.add("--enable-native-access=javafx.graphics");
            settings.addAll(CacheTrainer.WITHOUT_PROFILES);
            make(target, args[1], Instant.parse(args[2]), settings).forEach(System.out::println);
        } catch (PackagingException failed) {
            System.err.println(failed.getMessage());
            System.exit(1);
        }
    }

    private static List<String> make(Path target, String version, Instant moment, List<String> settings)
            throws IOException {
        OperatingSystem os = OperatingSystem.current();
        Path dist = Folders.empty(target.resolve("dist"));
        Path work = Folders.empty(target.resolve("dist-work"));
        Path runtime = work.resolve("runtime");
        new RuntimeLinker(os, target.resolve("millebornes.jar"), target.resolve("lib"))
                .link(Files.createDirectories(work.resolve("linking")), runtime);
        AppImage image = new AppImageBuilder(os, version, settings, SOURCES).build(work, runtime, dist);
        List<String> said = new ArrayList<>();
        try (TrainingScreen screen = TrainingScreen.open()) {
            said.addAll(new CacheTrainer(image, settings, screen, work).train());
        }
        Folders.date(image.root(), moment);
        List<Path> packages = new Installers(os, version, moment, SOURCES).pack(image, work, dist);
        Folders.empty(work);
        said.add("%s holds %.0f MB".formatted(image.root(), Folders.size(image.root()) / MEGABYTE));
        for (Path made : packages) {
            said.add("%s: %.1f MB".formatted(made, Files.size(made) / MEGABYTE));
        }
        return said;
    }
}
