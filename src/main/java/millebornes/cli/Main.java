package millebornes.cli;

import java.util.Optional;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import millebornes.session.Window;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// The program's entry: a command runs in the terminal, no command opens the window.
@Command(name = "millebornes", mixinStandardHelpOptions = true, versionProvider = Main.Version.class)
public final class Main implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    /// Runs the command that the arguments name and ends the process with its exit status.
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Main())
                .setResourceBundle(ResourceBundle.getBundle("cli.help"))
                .execute(arguments));
    }

    /// Opens the window; where this build has none, shows the help instead.
    @Override
    public Integer call() throws Window.NoDisplay {
        Optional<Window> window = ServiceLoader.load(Window.class).findFirst();
        if (window.isEmpty()) {
            spec.commandLine().usage(System.out);
            return CommandLine.ExitCode.USAGE;
        }
        window.get().open();
        return CommandLine.ExitCode.OK;
    }

    /// The version that the build wrote beside the resources.
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {ResourceBundle.getBundle("version").getString("version")};
        }
    }
}
