package millebornes.cli;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import millebornes.session.DesktopLauncher;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// The program's entry: a command runs in the terminal, no command opens the window.
///
/// Exit status: 0 when all went well, 1 when a command failed, 2 for arguments that make no sense, 3 when there is no
/// display for the window.
@Command(
        name = "millebornes",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        subcommands = {
            TextCommand.class,
            SavesCommand.class,
            ReplayCommand.class,
            SimulateCommand.class,
            RefereeCommand.class
        })
public final class Main implements Callable<Integer> {

    /// The exit status when the window was wanted and this machine has no display.
    static final int NO_DISPLAY = 3;

    private final Supplier<Optional<DesktopLauncher>> window;

    @Spec
    private CommandSpec spec;

    /// @param window looked up only when no command was given, because finding it loads the toolkit
    Main(Supplier<Optional<DesktopLauncher>> window) {
        this.window = window;
    }

    /// Runs the command that the arguments name and ends the process with its exit status.
    public static void main(String[] arguments) {
        System.exit(ofThisBuild().commandLine().execute(arguments));
    }

    /// Runs the command that the arguments name, here, and lets the process live on.
    ///
    /// @return its exit status
    public static int run(PrintWriter out, String... arguments) {
        return ofThisBuild().commandLine().setOut(out).execute(arguments);
    }

    private static Main ofThisBuild() {
        return new Main(() -> ServiceLoader.load(DesktopLauncher.class).findFirst());
    }

    /// The command line with its words in the language of the system.
    CommandLine commandLine() {
        CommandErrorHandler complaints = new CommandErrorHandler();
        return new CommandLine(this)
                .setResourceBundle(ResourceBundle.getBundle("cli.help"))
                .setParameterExceptionHandler(complaints)
                .setExecutionExceptionHandler(complaints);
    }

    /// Opens the window. Where there is no display it says so and names the text game; where this build has no window
    /// it shows the help.
    @Override
    public Integer call() {
        CommandLine line = spec.commandLine();
        Optional<DesktopLauncher> found = window.get();
        if (found.isEmpty()) {
            line.usage(line.getErr());
            return CommandLine.ExitCode.USAGE;
        }
        try {
            found.get().open();
            return CommandLine.ExitCode.OK;
        } catch (DesktopLauncher.NoDisplayException _) {
            line.getErr().println(line.getResourceBundle().getString("no.display"));
            return NO_DISPLAY;
        }
    }

    /// The version that the build wrote beside the resources.
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {ResourceBundle.getBundle("version").getString("version")};
        }
    }
}
