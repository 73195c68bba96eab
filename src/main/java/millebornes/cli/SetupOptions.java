package millebornes.cli;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.save.TypedSetup;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options for a game, which `simulate` and `text` share.
final class SetupOptions {

    @Option(names = "--edition", paramLabel = "${bundle:label.edition}", completionCandidates = EditionIds.class)
    private @Nullable String edition;

    @Option(names = "--teams", paramLabel = "${bundle:label.teams}")
    private @Nullable String teams;

    @Option(names = "--seats", paramLabel = "N")
    private @Nullable Integer seats;

    @Option(names = "--option", paramLabel = "${bundle:label.option}")
    private Map<String, String> options = new LinkedHashMap<>();

    /// The older name of `--edition`.
    @Option(names = "--profile", hidden = true)
    private @Nullable String profile;

    /// The list of editions in `--help`.
    static final class EditionIds implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Editions.ALL.stream().map(Edition::id).iterator();
        }
    }

    /// The given set-up.
    TypedSetup typed() {
        return new TypedSetup(edition == null ? profile : edition, teams, seats, options);
    }
}
