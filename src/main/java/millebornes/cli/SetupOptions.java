package millebornes.cli;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.save.SetupArguments;
import millebornes.words.SetupSentences;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options of a game, for the commands that deal one.
final class SetupOptions {

    @Option(names = "--edition", paramLabel = "${bundle:label.edition}", completionCandidates = EditionIds.class)
    private @Nullable String edition;

    @Option(names = "--teams", paramLabel = "${bundle:label.teams}")
    private @Nullable String teams;

    @Option(names = "--seats", paramLabel = "N")
    private @Nullable Integer seats;

    @Option(names = "--option", paramLabel = "${bundle:label.option}")
    private Map<String, String> options = new LinkedHashMap<>();

    /// The value of `--profile`, the older name of `--edition`; null if not given.
    @Option(names = "--profile", hidden = true)
    private @Nullable String profile;

    /// The ids of all editions, which `--help` lists.
    static final class EditionIds implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Editions.ALL.stream().map(Edition::id).iterator();
        }
    }

    /// The values of these options.
    SetupArguments typed() {
        return new SetupArguments(edition == null ? profile : edition, teams, seats, options);
    }

    /// The set-up that these options ask for.
    ///
    /// @param players the number of named players, as in [SetupArguments#setup(int)]
    /// @throws BadArgumentsException when it cannot be played
    Setup setup(CommandOutput output, int players) {
        try {
            return typed().setup(players);
        } catch (BadSetupException bad) {
            throw new BadArgumentsException(
                    output.line(), new SetupSentences(output.words()).protocolProblem(bad.problem()));
        }
    }
}
