import java.nio.file.Path;

/// Where what lies in the program that players start.
///
/// @param os for which system it is
/// @param root the folder that holds it
record AppImage(OperatingSystem os, Path root) {

    static final String WINDOW_CACHE = "window.aot";
    static final String TERMINAL_CACHE = "terminal.aot";
    static final String NAME = "Mille Bornes";

    /// Where Linux has its Java.
    static final String LINUX_RUNTIME = "lib/runtime";

    /// What starts the commands that other programs talk to, or that run for long.
    static final String TERMINAL = "millebornes-terminal";

    /// What starts the commands that people read and type in.
    static final String TEXT = "millebornes-text";

    /// Where an image is made in a folder.
    static AppImage in(OperatingSystem os, Path into) {
        return new AppImage(
                os,
                into.resolve(
                        switch (os) {
                            case LINUX -> "millebornes";
                            case MACOS -> NAME + ".app";
                            case WINDOWS -> NAME;
                        }));
    }

    /// What starts the window or the commands; on Linux one script starts all of them.
    Path launcher(String name) {
        return root.resolve(
                switch (os) {
                    case LINUX -> "bin/millebornes";
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
                    case LINUX -> LINUX_RUNTIME + "/bin/java";
                    case MACOS -> "Contents/runtime/Contents/Home/bin/java";
                    case WINDOWS -> "runtime/bin/java.exe";
                });
    }
}
