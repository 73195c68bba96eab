import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// Makes the files that are handed on: one to unpack anywhere, and one to install.
///
/// @param os for which system
/// @param version of the program
/// @param moment that files are dated with
/// @param sources the folder with everything that is only there to be packaged
record Installers(OperatingSystem os, String version, Instant moment, Path sources) {

    /// The environment's variable with the address of the pictures, for shops of programs.
    private static final String PICTURES = "MILLEBORNES_PICTURES";

    /// The environment's variable that says how hard to compress, 0 to 9: little for a quick try.
    private static final String EFFORT = "MILLEBORNES_XZ";

    /// @param work a folder to work in
    /// @param into where the files are to be
    List<Path> pack(AppImage image, Path work, Path into) throws IOException {
        return switch (os) {
            case LINUX -> linux(image, work, into);
            case MACOS -> List.of(installer(image, into, "dmg", List.of()));
            case WINDOWS ->
                List.of(installer(
                        image,
                        into,
                        "msi",
                        List.of(
                                "--win-per-user-install",
                                "--win-menu",
                                "--win-shortcut-prompt",
                                "--win-upgrade-uuid",
                                "7f1d2a34-9a1c-4f0e-8b7e-1000b0a4e500")));
        };
    }

    private List<Path> linux(AppImage image, Path work, Path into) throws IOException {
        List<Path> made = new ArrayList<>();
        Path archive = into.resolve("millebornes-" + version + "-linux-" + OperatingSystem.processor() + ".tar.xz");
        ToolRunner.run(
                image.root().getParent(),
                "tar",
                "--create",
                "--sort=name",
                "--owner=0",
                "--group=0",
                "--numeric-owner",
                "--mtime=" + moment,
                "--use-compress-program=xz " + filters(),
                "--file=" + archive,
                image.root().getFileName().toString());
        made.add(archive);
        if (ToolRunner.has("dpkg-deb")) {
            made.add(new DebianPackage(version, moment, sources, pictures()).build(image, work, into));
        }
        return made;
    }

    /// What xz is to do; it knows the addresses in a PC's machine code.
    private static String filters() {
        String words = "--lzma2=preset=" + effort() + "e";
        return OperatingSystem.processor().equals("amd64") ? "--x86 " + words : words;
    }

    static String effort() {
        return System.getenv().getOrDefault(EFFORT, "9");
    }

    private static String pictures() {
        return System.getenv().getOrDefault(PICTURES, DebianPackage.OWN_PICTURES);
    }

    /// As `jpackage` makes it, with the ending of saved games.
    private Path installer(AppImage image, Path into, String kind, List<String> more) {
        List<String> arguments = new ArrayList<>(List.of(
                "--type",
                kind,
                "--name",
                AppImage.NAME,
                "--app-version",
                version,
                "--vendor",
                AppImageBuilder.VENDOR,
                "--description",
                AppImageBuilder.DESCRIPTION,
                "--license-file",
                "LICENSE",
                "--app-image",
                image.root().toString(),
                "--file-associations",
                sources.resolve("saved-games.properties").toString(),
                "--dest",
                into.toString()));
        arguments.addAll(more);
        ToolRunner.jdk("jpackage", arguments);
        return into.resolve(AppImage.NAME + "-" + version + "." + kind);
    }
}
