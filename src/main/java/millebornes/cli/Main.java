package millebornes.cli;

import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import millebornes.cli.text.SanitizingWriter;
import millebornes.save.DataFolder;
import millebornes.session.DesktopLauncher;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// The program's entry: a command runs in the terminal, no command opens the window.
///
/// Exit status: 0 for success, 1 when a command failed, 2 for invalid arguments, 3 when no window can be opened.
@Command(name = "millebornes", mixinStandardHelpOptions = true, versionProvider = Main.Version.class)
public final class Main implements Callable<Integer> {

    /// The exit status when the window was requested but there is no display, or this build has no window.
    static final int NO_DISPLAY = 3;

    /// The commands by name, in the order of the help.
    private static final List<Map.Entry<String, Supplier<Object>>> COMMANDS = List.of(
            Map.entry("text", () -> new TextCommand(DataFolder::ofThisMachine)),
            Map.entry("host", () -> new HostCommand(DataFolder::ofThisMachine, System.in)),
            Map.entry("saves", () -> new SavesCommand(DataFolder::ofThisMachine)),
            Map.entry("replay", ReplayCommand::new),
            Map.entry("simulate", SimulateCommand::new),
            Map.entry("exercises", ExercisesCommand::new),
            Map.entry("referee", RefereeCommand::new));

    /// The endings of the names of saved games.
    private static final List<String> ENDINGS = List.of(".millebornes", ".json");

    private final Supplier<Optional<DesktopLauncher>> window;

    @Spec
    private CommandSpec spec;

    /// @param window finds the window; called only if there is no command, because that loads the toolkit
    Main(Supplier<Optional<DesktopLauncher>> window) {
        this.window = window;
    }

    /// Runs the command named by the arguments or opens the window, and ends the process with the exit status.
    public static void main(String[] arguments) {
        PrintWriter err = new PrintWriter(
                new SanitizingWriter(new OutputStreamWriter(System.err, charset(System.err.charset()))), true);
        boolean training = arguments.length > 0 && Boolean.getBoolean(AotTrainingRun.PROPERTY);
        System.exit(
                training
                        ? AotTrainingRun.of(command -> ofThisBuild().run(err, command))
                        : ofThisBuild().run(err, arguments));
    }

    /// The charset of the error output: that of the locale, but UTF-8 instead of ASCII. Almost every terminal shows
    /// UTF-8, and question marks instead of accents would help on none.
    private static Charset charset(Charset said) {
        return said.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : said;
    }

    private static Main ofThisBuild() {
        return new Main(() -> ServiceLoader.load(DesktopLauncher.class).findFirst());
    }

    /// Runs the program. Opening the window loads nothing of the command line, to start faster.
    ///
    /// @return the exit status
    int run(PrintWriter err, String... arguments) {
        Optional<String> lost = UndecodableNameCheck.first(arguments);
        if (lost.isPresent()) {
            err.println(UndecodableNameCheck.sentence(lost.get()));
            return CommandLine.ExitCode.USAGE;
        }
        if (arguments.length == 0) {
            return open(List.of(), err);
        }
        return arguments.length == 1 && isGame(arguments[0])
                ? open(List.of(Path.of(arguments[0])), err)
                : command(err, arguments);
    }

    /// Runs a command and returns its exit status. If the system has too little memory or threads, prints one sentence.
    private int command(PrintWriter err, String... arguments) {
        try {
            return commandLine(arguments)
                    .setOut(new PrintWriter(System.out, true, charset(System.out.charset())))
                    .setErr(err)
                    .execute(arguments);
        } catch (Error error) {
            if (!isOutOfMemory(error)) {
                throw error;
            }
            err.println(help().getString("no.memory"));
            return CommandLine.ExitCode.SOFTWARE;
        }
    }

    /// Whether an error was caused by a lack of memory. If a class could not be initialised for that reason, only the
    /// error's text says so.
    private static boolean isOutOfMemory(Throwable error) {
        return Stream.iterate(error, Objects::nonNull, Throwable::getCause)
                .anyMatch(cause -> cause.toString().contains(OutOfMemoryError.class.getName()));
    }

    /// Whether the argument is a saved game, as passed by the desktop; no command has this form.
    private static boolean isGame(String argument) {
        String name = argument.toLowerCase(Locale.ROOT);
        return ENDINGS.stream().anyMatch(name::endsWith);
    }

    /// The command line in the language of the system.
    ///
    /// @param arguments if they begin with the name of a command, only that one is initialised, since all of them would
    ///     double the start time
    CommandLine commandLine(String... arguments) {
        CommandErrorHandler errorHandler = new CommandErrorHandler();
        CommandLine line = new CommandLine(this);
        boolean named = arguments.length > 0
                && COMMANDS.stream().anyMatch(command -> command.getKey().equals(arguments[0]));
        COMMANDS.stream()
                .filter(command -> !named || command.getKey().equals(arguments[0]))
                .forEach(command ->
                        line.addSubcommand(command.getKey(), command.getValue().get()));
        return line.setResourceBundle(help())
                .setParameterExceptionHandler(errorHandler)
                .setExecutionExceptionHandler(errorHandler);
    }

    /// Runs when no command is given: opens the window. Returns the exit status.
    @Override
    public Integer call() {
        return open(List.of(), spec.commandLine().getErr());
    }

    /// Opens the window with these games. If that fails, prints one sentence with the reason and the remedy; in a build
    /// without a window, prints the help. Returns the exit status.
    private int open(List<Path> games, PrintWriter err) {
        Optional<DesktopLauncher> found = window.get();
        if (found.isEmpty()) {
            commandLine().usage(err);
            return CommandLine.ExitCode.USAGE;
        }
        try {
            // The window would fail for this only when the toolkit has started.
            DataFolder.ofThisMachine();
            found.get().open(games);
            return CommandLine.ExitCode.OK;
        } catch (InvalidPathException lost) {
            err.println(UndecodableNameCheck.sentence(lost.getInput()));
            return CommandLine.ExitCode.SOFTWARE;
        } catch (DesktopLauncher.NoDisplayException _) {
            err.println(help().getString("no.display"));
        } catch (DesktopLauncher.MissingLibraryException missing) {
            err.println(MessageFormat.format(help().getString("no.library"), missing.library()));
        }
        return NO_DISPLAY;
    }

    private static ResourceBundle help() {
        return ResourceBundle.getBundle("cli.help");
    }

    /// Supplies the version for `--version`, which the build wrote beside the resources.
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {ResourceBundle.getBundle("version").getString("version")};
        }
    }
}
