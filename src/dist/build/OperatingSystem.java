import java.nio.file.Path;
import java.util.Locale;

/// The system that is packaged for, which is always the one that packages: none has the run-time files of another.
enum OperatingSystem {
    LINUX(".so"),
    MACOS(".dylib"),
    WINDOWS(".dll");

    private final String library;

    /// @param library how its native libraries end
    OperatingSystem(String library) {
        this.library = library;
    }

    static OperatingSystem current() {
        String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        return name.contains("win") && !name.contains("darwin") ? WINDOWS : name.contains("mac") ? MACOS : LINUX;
    }

    boolean isLibrary(Path file) {
        return file.toString().endsWith(library);
    }

    /// What the processor is called in names of files.
    static String processor() {
        return switch (System.getProperty("os.arch")) {
            case "amd64", "x86_64" -> "amd64";
            case "aarch64" -> "arm64";
            case String other -> other;
        };
    }
}
