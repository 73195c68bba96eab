package millebornes;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The whole program in a process of its own, without a display unless the options bring one.
public final class ProgramProcess {

    private ProgramProcess() {}

    /// A process that can be started.
    ///
    /// @param home where it keeps everything
    /// @param options of the virtual machine
    public static ProcessBuilder of(Path home, List<String> options, List<String> arguments) {
        return of(home, options, "millebornes.cli.Main", arguments);
    }

    /// A process that runs another class of the program, or one of its tests.
    ///
    /// @param main the name of the class
    public static ProcessBuilder of(Path home, List<String> options, String main, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(options);
        command.addAll(List.of("--module-path", System.getProperty("jdk.module.path")));
        command.addAll(List.of("--patch-module", "millebornes=" + Path.of("target", "test-classes")));
        command.addAll(List.of("-m", "millebornes/" + main));
        command.addAll(arguments);
        ProcessBuilder process = new ProcessBuilder(command);
        process.environment().put("MILLEBORNES_HOME", home.toString());
        process.environment().remove("DISPLAY");
        process.environment().remove("WAYLAND_DISPLAY");
        return process;
    }
}
