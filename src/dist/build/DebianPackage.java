import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/// A package for Debian and its kin, laid out as the system wants it: the program in one folder of its own, its man
/// pages, icons, kind of file and entry in the menu where others of that kind lie. It has no scripts: what must be told
/// of them is told by dpkg itself, and what is removed leaves nothing behind.
///
/// @param version of the program
/// @param moment that files are dated with
/// @param sources the folder with everything that is only there to be packaged
/// @param pictures the address under which shops of programs find the pictures; the package brings them along
record DebianPackage(String version, Instant moment, Path sources, String pictures) {

    static final String OWN_PICTURES = "file:///usr/share/doc/millebornes/pictures";

    private static final List<String> PICTURES = List.of(
            "table.en.png", "table.fr.png", "night.en.png", "night.fr.png", "ceremony.en.png", "ceremony.fr.png");
    private static final int KILO = 1024;

    /// @param work a folder to work in
    /// @param into where the package is to be
    Path build(AppImage image, Path work, Path into) throws IOException {
        Path root = Folders.empty(work.resolve("debian"));
        Path linux = sources.resolve("linux");
        Path share = root.resolve("usr/share");
        Path doc = share.resolve("doc/millebornes");
        Folders.copy(image.root(), root.resolve("usr/lib/millebornes"));
        Files.createDirectories(root.resolve("usr/bin"));
        Files.createSymbolicLink(root.resolve("usr/bin/millebornes"), Path.of("../lib/millebornes/bin/millebornes"));
        Map<String, String> places = Map.of(
                "millebornes.desktop", "applications/millebornes.desktop",
                "millebornes.mime.xml", "mime/packages/millebornes.xml",
                "millebornes.metainfo.xml", "metainfo/millebornes.metainfo.xml",
                "millebornes.6", "man/man6/millebornes.6",
                "millebornes.fr.6", "man/fr/man6/millebornes.6",
                "copyright", "doc/millebornes/copyright");
        for (Map.Entry<String, String> place : places.entrySet()) {
            put(linux.resolve(place.getKey()), share.resolve(place.getValue()));
        }
        for (int side : IconFiles.SIDES) {
            String folder = "icons/hicolor/" + side + "x" + side + "/";
            put(IconFiles.png(side), share.resolve(folder + "apps/millebornes.png"));
            put(IconFiles.png(side), share.resolve(folder + "mimetypes/application-x-millebornes-game.png"));
        }
        for (String picture : PICTURES) {
            put(Path.of("docs", "pictures", picture), doc.resolve("pictures").resolve(picture));
        }
        Path described = share.resolve("metainfo/millebornes.metainfo.xml");
        Files.writeString(described, Files.readString(described).replace("@pictures@", pictures));
        put(Path.of("CHANGELOG.md"), doc.resolve("changelog"));
        ToolRunner.run(doc, "gzip", "-9n", "changelog");
        control(root);
        Folders.date(root, moment);
        Path made = into.resolve("millebornes_" + version + "_" + OperatingSystem.processor() + ".deb");
        ToolRunner.run(
                work,
                Map.of("SOURCE_DATE_EPOCH", Long.toString(moment.getEpochSecond())),
                ToolRunner.NOTHING,
                List.of(
                        "dpkg-deb",
                        "--build",
                        "--root-owner-group",
                        "-Zxz",
                        "-z" + Installers.effort(),
                        root.toString(),
                        made.toString()));
        return made;
    }

    private static void put(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to);
    }

    private void control(Path root) throws IOException {
        Path folder = Files.createDirectories(root.resolve("DEBIAN"));
        String text = Files.readString(sources.resolve("linux/control"))
                .replace("@version@", version)
                .replace("@processor@", OperatingSystem.processor())
                .replace("@size@", Long.toString(Folders.size(root) / KILO));
        Files.writeString(folder.resolve("control"), text);
    }
}
