package millebornes.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import millebornes.cli.text.BadGameArgumentsException;
import millebornes.cli.text.GameArguments;
import millebornes.cli.text.GameArgumentsConverter;
import millebornes.net.host.HostOptions;
import millebornes.net.host.HostOptions.HostNotice;
import millebornes.net.host.HostProgram;
import millebornes.net.http.ProxyAddresses;
import millebornes.session.GameConfig;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `host`: a table for phones, without a window.
@Command(name = "host", mixinStandardHelpOptions = true, sortOptions = false)
final class HostCommand implements Callable<Integer> {

    private static final int MOST_PORT = 65_535;
    /// The most tables that can be asked for; far more than one process can serve (docs/scale.md).
    private static final int MOST_TABLES = 10_000;

    private static final long BETWEEN_ROUNDS_SECONDS = 20;

    private static final Duration SILENCE = Duration.ofDays(1);
    private static final Duration UNUSED = Duration.ofMinutes(10);
    private static final Duration LAST_WORDS = Duration.ofMillis(1_500);

    @Spec
    private CommandSpec spec;

    @Mixin
    private NewGameOptions game = new NewGameOptions();

    @Option(names = "--port", paramLabel = "N")
    private int port;

    @Option(names = "--bind", paramLabel = "${bundle:label.address}")
    private @Nullable String bind;

    @Option(names = "--name", paramLabel = "${bundle:label.name}")
    private List<String> names = List.of();

    @Option(names = "--proxy", paramLabel = "${bundle:label.address}")
    private List<String> proxies = List.of();

    @Option(names = "--language", paramLabel = "fr|en")
    private @Nullable String language;

    @Option(names = "--no-hints")
    private boolean withoutHints;

    @Option(names = "--pause", paramLabel = "MS")
    private long pause = NewGameOptions.PAUSE;

    @Option(names = "--between-rounds", paramLabel = "S")
    private long betweenRounds = BETWEEN_ROUNDS_SECONDS;

    @Option(names = "--resume")
    private boolean resumes;

    @Option(names = "--tables", paramLabel = "N")
    private @Nullable Integer tables;

    @Option(names = "--tables-per-address", paramLabel = "N")
    private @Nullable Integer tablesPerAddress;

    @Option(names = "--shard", paramLabel = "${bundle:label.name}")
    private String shard = "";

    @Option(names = "--forever")
    private boolean forever;

    private final Supplier<Path> home;
    private final InputStream in;

    /// @param home the data folder; called when the command runs
    /// @param in its end stops the host
    HostCommand(Supplier<Path> home, InputStream in) {
        this.home = home;
        this.in = in;
    }

    @Override
    public Integer call() throws CommandFailedException {
        CommandOutput output = CommandOutput.of(spec).in(language);
        check(output);
        @Nullable InetAddress address = bind == null ? null : ownAddress(output, bind);
        ProxyAddresses addresses = proxies(output);
        GameConfig firstConfig = game(output);
        HostOptions.TableSettings settings = new HostOptions.TableSettings(
                !withoutHints, pause, Duration.ofSeconds(betweenRounds), SILENCE, UNUSED, LAST_WORDS);
        Set<HostNotice> told = ConcurrentHashMap.newKeySet();
        // Every table has a deal of its own, unless one was named.
        HostOptions options = new HostOptions(
                () -> game.choices().seed() == null ? another(firstConfig) : firstConfig,
                port,
                address,
                names,
                addresses,
                resumes,
                settings,
                many(),
                notice -> {
                    if (told.add(notice)) {
                        output.err().println(output.words().text("host.notice." + notice));
                        output.err().flush();
                    }
                });
        try {
            new HostProgram(options, home.get()).run(in, output.out());
        } catch (BindException taken) {
            throw new CommandFailedException(output.words().text("host.port.taken", Integer.toString(port)), taken);
        } catch (IOException failed) {
            throw new CommandFailedException(output.words().text("host.failed"), failed);
        }
        return CommandLine.ExitCode.OK;
    }

    private HostOptions.@Nullable ManyTables many() {
        if (tables == null) {
            return null;
        }
        int each = tablesPerAddress == null ? HostOptions.ManyTables.usualPerAddress(tables) : tablesPerAddress;
        return new HostOptions.ManyTables(tables, each, shard.toLowerCase(Locale.ROOT), !forever);
    }

    private ProxyAddresses proxies(CommandOutput output) {
        try {
            return ProxyAddresses.of(proxies);
        } catch (IllegalArgumentException bad) {
            throw output.complaint("command.badValue", "--proxy", String.valueOf(bad.getMessage()));
        }
    }

    /// Resolves an address or a name of this computer.
    private static InetAddress ownAddress(CommandOutput output, String addressOrName) {
        try {
            InetAddress address = InetAddress.getByName(addressOrName);
            new ServerSocket(0, 1, address).close();
            return address;
        } catch (IOException _) {
            throw output.complaint("host.bind.foreign", addressOrName);
        }
    }

    private void check(CommandOutput output) {
        output.requireWithin("--pause", pause, 0, NewGameOptions.MOST_PAUSE);
        output.requireWithin("--between-rounds", betweenRounds, 0, SILENCE.toSeconds());
        if (tables != null) {
            output.requireWithin("--tables", tables, 1, MOST_TABLES);
        }
        if (tablesPerAddress != null) {
            output.requireWithin("--tables-per-address", tablesPerAddress, 1, MOST_TABLES);
        }
        if (port < 0 || port > MOST_PORT) {
            throw output.complaint("command.badValue", "--port", Integer.toString(port));
        }
        if (!shard.matches("[A-Za-z0-9]{0,16}")) {
            throw output.complaint("command.badValue", "--shard", shard);
        }
    }

    private GameConfig game(CommandOutput output) {
        GameArguments typedGame = game.choices();
        try {
            return new GameArgumentsConverter(typedGame, output.words()).game(GameConfig::anyDeal);
        } catch (BadGameArgumentsException exception) {
            throw new BadArgumentsException(output.line(), String.valueOf(exception.getMessage()));
        }
    }

    private static GameConfig another(GameConfig game) {
        return new GameConfig(game.setup(), game.players(), game.first(), GameConfig.anyDeal());
    }
}
