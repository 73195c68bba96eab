import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Where what lies in the program that players start.
///
/// @param os for which system it is
/// @param root the folder that holds it
record AppImage(OperatingSystem os, Path root) {

    static final String WINDOW_CACHE = "window.aot";
    static final String TERMINAL_CACHE = "terminal.aot";
    static final String NAME = "Mille Bornes";

    /// What starts the commands that other programs talk to, or that run for long.
    static final String TERMINAL = "millebornes-terminal";

    /// What starts the commands that people read and type in.
    static final String TEXT = "millebornes-text";

    /// What starts the window: what a player sees on the disk, but for Linux, where a script is in front of it.
    static String window(OperatingSystem os) {
        return os == OperatingSystem.LINUX ? "millebornes-window" : NAME;
    }

    /// The image that jpackage has just made. On Linux its folder gets the program's name.
    static AppImage made(OperatingSystem os, Path into) throws IOException {
        Path made = into.resolve(os == OperatingSystem.MACOS ? NAME + ".app" : window(os));
        if (os != OperatingSystem.LINUX) {
            return new AppImage(os, made);
        }
        return new AppImage(os, Files.move(made, into.resolve("millebornes")));
    }

    /// The launcher of the window or of the commands.
    Path launcher(String name) {
        return root.resolve(
                switch (os) {
                    case LINUX -> "bin/" + name;
                    case MACOS -> "Contents/MacOS/" + name;
                    case WINDOWS -> name + ".exe";
                });
    }

    /// Where the settings of the launchers and the caches lie.
    Path app() {
        return root.resolve(
                switch (os) {
                    case LINUX -> "lib/app";
                    case MACOS -> "Contents/app";
                    case WINDOWS -> "app";
                });
    }

    /// Java's own launcher in the image.
    Path java() {
        return root.resolve(
                switch (os) {
                    case LINUX -> "lib/runtime/bin/java";
                    case MACOS -> "Contents/runtime/Contents/Home/bin/java";
                    case WINDOWS -> "runtime/bin/java.exe";
                });
    }
}
